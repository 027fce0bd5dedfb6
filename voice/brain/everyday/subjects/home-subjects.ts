import { parseSubjects } from '../parse-subjects'

export const homeSubjects = parseSubjects(String.raw`
\b(potager|tomates?|jardins?|jardine\w*|fleurs?|plantes?|plante|semis|courgettes?|salades? du jardin|figuier|cerisier|arbres?|rosiers?|roses|pelouse|tondre|tondu|haie|balconniere|bouquet)\b
Un jardin, ça ne fait jamais tout à fait ce qu’on avait prévu.
La terre a son calendrier à elle.
+ Voilà un jardin qui dit merci.
- Ah, dommage pour le jardin, tant de soins pour si peu.
Qu’est-ce qui pousse le mieux, chez {toi|vous} ?
Qui {t’a|vous a} appris à jardiner ?
C’est quoi, le prochain chantier du jardin ?

\b(bus|metro|tram|tramway|rer|bouchons?|embouteillages?|greve des transports|gare|correspondance|trains?|tgv|cheminot|velo|trottinette|taxi|covoiturage)\b
Un trajet, c’est un drôle de moment, ni ici ni là-bas.
On voit défiler du monde, par la vitre.
+ Un trajet sans encombre, ça se savoure.
- Ah, les transports, c’est toujours quand il ne faut pas.
- Zut, et personne n’explique jamais rien, sur le quai.
Le trajet dure combien de temps ?
Qu’est-ce qu’on voit par la fenêtre, là ?
{Tu en profites|Vous en profitez} pour lire, pour dormir, pour écouter de la musique ?

\b(voiture|bagnole|auto|garagiste|garage|pneus?|roue|moteur|freins?|batterie de la voiture|controle technique|permis|conduire|conduis|conduit|moto|scooter)\b
Une voiture, on n’y pense que quand elle s’entend.
La route, c’est tout un monde.
+ Voilà, ça roule.
- Aïe, la voiture, ça tombe toujours mal, et ça coûte.
- Ah mince, une voiture qui fait des siennes, ça trotte dans la tête.
{Tu en as|Vous en avez} besoin tous les jours ?
- Il y a moyen de demander un deuxième devis, ou c’est pressé ?
- Le garagiste, {tu lui fais|vous lui faites} confiance ?
C’est quel genre de voiture ?

\b(cles?|telephone|portable|smartphone|batterie|ordi|ordinateur|internet|wifi|imprimante|mot de passe|mails?|lunettes|parapluie)\b
Ces petites choses, on ne les remarque que quand elles manquent.
Les machines et nous, c’est une vieille histoire.
- Ah zut, et c’est toujours le mauvais moment.
- Pénible, ça, une journée peut dérailler pour moins.
+ Ouf, une chose qui marche enfin.
- {Tu as trouvé|Vous avez trouvé} comment t’en sortir, ou ça attend demain ?
- Ça {te|vous} bloque pour quoi, au juste ?
{Tu t’en passerais|Vous vous en passeriez} une journée, ou pas du tout ?

\b(machine a laver|lave vaisselle|lave linge|chauffage|chaudiere|radiateur|eau chaude|fuite|fuit|plombier|electricien|frigo|travaux|bricol\w*|repein\w*|peinture|perceuse|etagere|carrelage|artisan)\b
Une maison, il y a toujours un endroit qui demande quelque chose.
Les travaux, on sait quand ça commence.
+ Bravo, du beau travail de fait.
- Aïe, pile ce dont on se passerait.
- Ah mince, et il faut trouver quelqu’un, en plus.
Qui s’en occupe, {toi|vous} ou quelqu’un du métier ?
- Quelqu’un peut venir vite, ou il faut attendre ?
C’est pour quelle pièce ?

\b(demenag\w*|emmenag\w*|cartons?|appartement|appart|studio|colocation|nouveau quartier|acheter une maison)\b
Changer de murs, ça remue toujours un peu.
Une maison, ce n’est jamais seulement des murs.
+ Un nouveau chez-soi, ça se fête.
- Un déménagement, c’est usant, on ne retrouve plus rien.
Qu’est-ce qui {te|vous} plaît le plus, là-bas ?
Il y a une pièce ou un coin {que tu préfères|que vous préférez} ?
C’est pour quand ?

\b(menage|lessive|linge|vaisselle|repassage|poussiere|aspirateur|rang\w+|placard|cave|grenier|tri|trier|bazar)\b
Ranger, ça vide les placards et un peu la tête.
Le ménage, ça recommence dès que c’est fini.
+ Bien joué, c’est toujours ça de fait.
- La corvée que personne ne voit.
{Tu as retrouvé|Vous avez retrouvé} quelque chose d’oublié, au passage ?
Avec de la musique, ou dans le silence ?
Il reste quoi à faire, après ça ?

\b(pluie|pleut|averse|orage|neige|neiges?|gel|vent|brouillard|soleil|canicule|chaleur|fait (chaud|froid|un vent|beau|gris|moche|nuit|frais)|temps (pourri|magnifique|gris)|degres|automne|hiver|printemps|cet ete|l ete)\b
Le temps dehors, ça change toute la couleur d’une journée.
Chaque saison a son bruit à elle.
+ Ça, c’est un ciel qui fait du bien.
- Ah, un temps pareil, ça finit par déteindre sur l’humeur.
{Tu es|Vous êtes} plutôt dehors par tous les temps, ou au chaud derrière la vitre ?
Ça donne envie de quoi, un temps comme ça ?
C’est quoi, {ta|votre} saison préférée ?

\b(balcon|fenetre|velux|terrasse|fauteuil|baignoire|bain|douche|bougie|cheminee|lumiere|silence|calme|tranquille)\b
Un coin tranquille, c’est déjà beaucoup.
J’imagine bien l’endroit.
Rien de tel qu’un moment où personne ne demande rien.
Qu’est-ce qu’on entend, là, autour de {toi|vous} ?
C’est {ton|votre} endroit préféré pour souffler ?
{Tu y restes|Vous y restez} longtemps, d’habitude ?

\b(voisine?s?|voisinage|immeuble|concierge|palier|syndic|mur mitoyen|du dessus|du dessous|perceuse)\b
Les voisins, on ne les choisit pas, et on sait pourtant beaucoup d’eux.
Un immeuble, c’est un petit village.
+ Un bon voisin, ça vaut de l’or.
- Ah, le voisinage, ça peut user les plus patients.
{Vous vous parlez|Vous vous parlez} un peu, ou c’est juste bonjour ?
C’est quelqu’un de quel genre ?
- {Tu lui en as|Vous lui en avez} déjà touché un mot ?
`)
