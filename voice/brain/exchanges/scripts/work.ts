/** Work, colleagues, looking for a job, resigning, starting a business, exams and retirement. */
export const work = `
> mon (patron|chef|manager) m’énerve | ma cheffe m’énerve | mon (patron|chef) (me parle mal|me crie dessus|m’a humilié|m’a encore fait une remarque) | j’en ai marre de mon (patron|chef) | ma cheffe (me parle mal|m’a fait une remarque) | notre patron nous (parle mal|parle comme à des chiens|prend pour des chiens) | mon (chef|patron) (nous)? parle mal devant (les clients|tout le monde|les collègues) | (mon chef|mon patron) m’a (encore)? mal parlé (ce matin)? | mon chef m’a fait une remarque (désagréable|devant un client)? | (j’en ai marre|j’en peux plus) de (ma cheffe|mon chef|ma patronne)
Se faire parler comme ça, ça reste dans l’estomac jusqu’au soir. Il s’est passé quoi, exactement ?
Un chef qui parle mal, on finit par travailler pour éviter, plus pour faire. Ça arrive souvent ?
oui: Alors {note|notez} les faits, avec les dates, même deux lignes. Ça remet les pieds sur terre, et ça sert si un jour il faut en parler.
non: Donc cette fois-ci, quelque chose a débordé, chez l’un ou chez l’autre.
sinon: Et {tu as|vous avez} répondu quelque chose, ou c’est resté en travers ?

> j’ai trop de travail | je suis (débordé|débordée) au boulot | je croule sous le travail | j’ai une charge de travail énorme | je travaille trop | j’arrive plus à suivre au boulot | on est (débordés|sous l’eau|dans le jus) (au boulot|au travail|en ce moment)? | je croule sous (les dossiers|le boulot|les mails) | je suis (sous l’eau|dans le jus) (au boulot|en ce moment)? | j’ai plus le temps de rien au boulot | on a trop de (travail|boulot) (en ce moment)? | je sais plus où donner de la tête au (boulot|travail)
Quand tout est urgent, plus rien ne l’est vraiment. Si {tu ne devais|vous ne deviez} finir qu’une seule chose demain, ce serait laquelle ?
On ne vide pas la mer avec un seau, même un bon seau. Qui décide de ce qui passe en premier ?
sinon: Commençons par ça. Le reste a le droit d’attendre, et parfois de ne jamais être fait.

> je fais un burn-out | je suis en burn-out | je suis à bout au travail | j’en peux plus du boulot | je craque au travail | j’ai la boule au ventre avant d’aller au travail
Quand le corps dit non avant la tête, il faut l’écouter. {Tu en as|Vous en avez} parlé à un médecin ?
oui: C’est le bon geste. Et il ou elle {t’a|vous a} proposé de souffler un peu ?
non: {Prends|Prenez} rendez-vous, vraiment : le généraliste connaît ça par cœur, et un arrêt n’est pas une défaite. La médecine du travail peut aussi être appelée directement.
sinon: Ce n’est pas de la faiblesse, c’est trop longtemps sans recharge. Là, ce soir, de quoi {tu aurais|vous auriez} besoin pour juste poser les épaules ?

> j’ai (été|étais) (viré|virée|licencié|licenciée) | je viens de perdre mon travail | on m’a licencié | j’ai perdu mon boulot | on m’a (viré|virée|licenciée) | je me suis fait (virer|licencier) | ils m’ont (viré|virée|licencié|licenciée)
Aïe. On perd un salaire, et aussi des horaires, des gens, une réponse à « tu fais quoi ? ». Ça date de quand ?
C’est un choc, même quand on l’attendait. Le plus dur, c’est l’argent, l’orgueil, ou le vide des journées ?
sinon: C’est logique que ça secoue. On peut faire une liste courte de ce qui presse vraiment, et laisser le reste pour lundi.

> je cherche du travail | je trouve pas de travail | je cherche un emploi | j’ai aucune réponse à mes candidatures | j’ai encore été refusé | (je cherche|on cherche) toujours du (travail|boulot) | j’ai (encore)? reçu une réponse négative (pour un poste|d’une boîte)? | je trouve rien comme (boulot|travail)
Envoyer des lettres dans le vide, c’est décourageant. {Tu vises|Vous visez} quoi, comme travail ?
Le silence des recruteurs dit souvent leur désordre, rarement {ta|votre} valeur. {Tu as|Vous avez} quelqu’un qui connaît quelqu’un, dans la branche ?
oui: C’est la meilleure porte. Un message court, une question précise, pas une demande d’emploi : ça ouvre.
non: Alors trois candidatures choisies valent mieux que trente au hasard, avec un coup de fil deux jours après.
sinon: D’accord. On peut préparer ensemble les deux phrases qui disent qui {tu es|vous êtes} et ce {que tu sais|que vous savez} faire, si {tu veux|vous voulez}.

> j’ai un entretien (d’embauche|demain|lundi) | j’ai un entretien d’embauche demain | j’ai peur de mon entretien | je stresse pour mon entretien
Un entretien, c’est une conversation où l’on s’est mieux habillé. C’est pour quel poste ?
Le trac dit que ça compte. Si {tu devais|vous deviez} leur laisser une seule idée en partant, ce serait laquelle ?
sinon: Bien. {Prépare|Préparez} trois histoires vraies de deux minutes : un problème, ce que {tu as|vous avez} fait, ce que ça a donné. Le reste viendra. On peut répéter, si {tu veux|vous voulez}.

> mon entretien s’est bien passé | j’ai eu le poste | j’ai décroché le job | j’ai été (pris|prise|embauché|embauchée) | j’ai trouvé du travail | ils m’ont (pris|prise|embauché|embauchée) | j’ai signé mon contrat (ce matin)? | je commence (lundi|mon nouveau boulot lundi) dans une nouvelle boîte
Ah, bravo ! Ça se fête, même avec des pâtes. C’est quoi le premier truc que ça change ?
Magnifique. {Tu l’as|Vous l’avez} déjà dit à quelqu’un, ou j’ai la primeur ?
oui: Et ça a fait quoi, en face ?
non: Alors c’est un honneur. {Savoure|Savourez} encore une minute avant de le répandre.
sinon: Ça fait plaisir à entendre, vraiment.

> je veux changer de métier | j’aimerais changer de vie | j’ai envie de me reconvertir | je pense à une reconversion
Cette envie-là, elle vient de ce {que tu fuis|que vous fuyez}, ou de ce qui {t’appelle|vous appelle} ?
On y passe tant d’heures, autant que ça veuille dire quelque chose. S’il n’y avait pas l’argent, {tu ferais|vous feriez} quoi ?
sinon: Ça se teste petit, souvent : une journée avec quelqu’un du métier, un cours du soir, avant de sauter. {Tu connais|Vous connaissez} quelqu’un qui vit déjà ça ?

> mes collègues (m’ignorent|sont horribles|parlent dans mon dos|m’énervent) | un collègue (m’énerve|me vole mes idées|me rabaisse) | ma collègue m’énerve | j’ai un problème avec un collègue | je mange seul le midi au travail | mes collègues (me parlent plus|me mettent de côté|m’ont mis de côté|m’ont mise de côté|m’évitent|se moquent de moi) | je mange (tout seul|toute seule) à la cantine | personne me parle au (boulot|bureau|travail) | mes collègues me parlent plus depuis (la réunion|une semaine)
On ne choisit pas ses collègues, et on les voit plus que ses amis. C’est une personne, ou toute l’ambiance ?
Ça pollue les journées et même les trajets. Il y en a un ou une, là-bas, avec qui ça va ?
oui: C’est précieux, un allié. Un café par jour avec cette personne, et l’air change un peu.
non: Alors c’est rude. Un déjeuner dehors, même seul, vaut parfois mieux qu’une table où l’on se tait.
sinon: Une remarque dite tout de suite et calmement, « là, tu m’as coupé », vaut mieux qu’un mois à ruminer.

> j’ai (demandé|peur de demander) une augmentation | comment demander une augmentation ? | je veux demander une augmentation | je suis mal payé
Une augmentation se demande avec des faits : ce {que tu as|que vous avez} fait, ce que ça a rapporté, ce que gagne le même poste ailleurs. {Tu as|Vous avez} un chiffre en tête ?
oui: Alors {dis-le|dites-le} une fois, et {tais-toi|taisez-vous}. Le silence après le chiffre travaille pour {toi|vous}.
non: {Commence|Commencez} par là : regarder deux ou trois annonces du même poste donne un repère.
sinon: Le bon moment, c’est juste après une réussite, pas un lundi matin.

> j’ai (raté|loupé) mon examen | j’ai raté mes partiels | j’ai pas eu mon (bac|année|concours) | j’ai échoué à mon examen | j’ai redoublé | j’ai raté le permis
Mince. On a beau dire que ce n’est pas la fin du monde, le soir même, ça y ressemble. C’était loin du compte, ou à un cheveu ?
Rater, ça pique l’orgueil et ça fatigue. {Tu peux|Vous pouvez} le repasser ?
oui: Alors ce soir on râle, et demain on regarde la date. Dans cet ordre.
sinon: Beaucoup de gens très bien ont raté exactement ça. {Tu n’es|Vous n’êtes} pas la note.

> j’ai (eu|réussi) mon (bac|permis|examen|concours|diplôme) | j’ai réussi | j’ai eu une bonne note | j’ai validé mon année
Ah, bravo ! {Tu l’as|Vous l’avez} appris comment, et {tu as|vous avez} fait quoi dans la seconde ?
Quelle bonne nouvelle. {Tu y croyais|Vous y croyiez}, ou c’est une surprise ?
oui: La confiance avait raison, alors.
non: Encore meilleur. Les victoires qu’on n’attendait pas ont un goût spécial.
sinon: J’aime ce genre de nouvelles. Ça se garde pour les jours gris.

> j’ai un examen (demain|lundi|bientôt) | je révise pour (le bac|mes partiels|un examen|un concours) | j’arrive pas à réviser | j’ai la flemme de réviser | je repousse toujours tout
On ne commence jamais par le début, on commence par cinq minutes. C’est quelle matière, le gros morceau ?
La flemme, c’est souvent de la peur en pantoufles. {Tu en es|Vous en êtes} où, à peu près ?
sinon: Essayons : vingt-cinq minutes, téléphone dans une autre pièce, une seule page. Puis une vraie pause. {Tu pourrais|Vous pourriez} commencer par laquelle ?

> je suis (à la retraite|retraité|retraitée) | je viens de prendre ma retraite | je pars à la retraite l’année prochaine | je m’ennuie depuis la retraite
La retraite, c’est un grand dimanche : délicieux, et parfois un peu long. {Tu y as|Vous y avez} pris goût ? || La retraite, ce sont les lundis qui changent le plus. {Tu t’y fais|Vous vous y faites} bien ?
oui: Tant mieux. Et c’est quoi, le meilleur moment de la journée, maintenant ?
non: Il faut du temps pour se refaire un rythme. Qu’est-ce qui manque le plus : les gens, l’utilité, l’horaire ?
sinon: Tout ce temps, il faut l’apprivoiser. Un rendez-vous fixe dans la semaine, même petit, ça donne une colonne vertébrale.

> je suis (infirmière|infirmier|aide-soignante|prof|caissière|chauffeur|cuisinier|boulanger|maçon|comptable|vendeuse|étudiant|étudiante|agriculteur|coiffeuse)
C’est un métier qu’on imagine mal de l’extérieur. C’est quoi, la chose que les gens ne savent pas ?
Et ça {te|vous} va, ou ça {te|vous} mange ?
sinon: Merci, on ne le voit pas comme ça de loin.

> je travaille de nuit | je suis de nuit | j’ai des horaires décalés | je commence à (quatre|cinq|six) heures | je me lève très tôt pour le travail | je fais les trois huit | je suis en (deux huit|trois huit|cinq huit|équipe de nuit|poste de nuit) | je suis (de l’après-midi|du matin|d’après-midi) cette semaine | je suis de nuit (cette semaine|en ce moment|ce soir)? | je commence à (quatre|cinq) heures du matin
Vivre à l’envers des autres, ça isole un peu, et ça donne des aurores. {Tu arrives|Vous arrivez} à dormir, le jour ? || Se coucher quand le pain sort du four, ça se paie un peu. {Tu arrives|Vous arrivez} à dormir, le jour ?
oui: C’est une chance. Des rideaux épais, et la moitié du travail est faite.
non: C’est le plus dur. Chambre noire et fraîche, téléphone coupé, et prévenir l’entourage que midi, c’est {ta|votre} nuit.
sinon: Ça demande une discipline que les autres ne voient pas.

> je télétravaille | je suis en télétravail | je travaille de chez moi | je suis en télétravail (toute la semaine|tout le temps|deux jours par semaine) | on est en télétravail
Le télétravail, c’est deux mètres de trajet et personne à la machine à café. Ça {te|vous} plaît ? || Un bureau qui fait aussi table à manger, il faut s’y faire. Ça {te|vous} plaît ?
oui: Tant mieux. Et {tu arrives|vous arrivez} à fermer la porte, le soir ?
non: C’est les gens qui manquent, ou la coupure ?
sinon: Un petit rituel de fin, ranger l’ordinateur, sortir faire le tour du pâté de maisons, ça aide à rentrer chez soi sans bouger.

> je monte (ma boîte|mon entreprise) | je lance mon entreprise | je suis à mon compte | je suis indépendant | je veux créer mon entreprise
C’est courageux, et un peu vertigineux. {Tu vends|Vous vendez} quoi, en une phrase, à quelqu’un qui n’y connaît rien ?
Être son propre patron, c’est avoir le chef le plus dur du monde. Le prochain cap, c’est lequel ?
sinon: Bien. Et le premier client, le vrai, c’est qui ?

> comment on fait un CV ? | (tu peux|vous pouvez) m’aider pour mon CV ? | comment écrire une lettre de motivation ? | qu’est-ce qu’il faut mettre dans un CV ?
Une page, le plus récent en haut. Sous chaque poste, deux lignes qui disent ce {que tu as|que vous avez} fait bouger, avec un chiffre si possible. C’est pour quel genre de poste ?
sinon: Alors en tête, une seule phrase : qui {tu es|vous êtes}, ce {que tu cherches|que vous cherchez}. {Essaie|Essayez} de me la dire, là, comme elle vient.

> comment on écrit une lettre de démission ? | quel est le préavis pour démissionner ?
Une lettre de démission tient en trois lignes : le poste, la date, la phrase « je démissionne ». Le préavis dépend du contrat et de la convention collective : ça se vérifie avant d’envoyer. {Tu es décidé|Vous êtes décidé}, ou {tu pèses|vous pesez} encore ?
oui: Alors avant d’envoyer, {garde|gardez} une copie, et {choisis|choisissez} la date avec le calendrier des congés sous les yeux.
sinon: Prendre une nuit de plus ne coûte rien.
`
