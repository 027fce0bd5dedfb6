import { parseSubjects } from '../parse-subjects'

export const workSubjects = parseSubjects(String.raw`
\b(chantier|client\w*|livraison|livre un|delai|budget du|projet|dossier|appel d offres|carreleur|fournisseur|contrat)\b
Un chantier, il y a ce qu’on avait prévu, et puis il y a les gens.
+ Une bonne chose de livrée.
- Un changement de dernière minute, c’est toujours quelqu’un qui paie l’addition.
- À ce stade, chaque détail devient une affaire.
Qui peut encore bouger, là-dedans : le client, l’équipe, ou la date ?
Qu’est-ce qui est vraiment urgent, d’ici là ?
Le plus fragile, dans tout ça, c’est le délai ou les nerfs ?

\b(mon (chef|patron|manager|responsable|boss)|ma (cheffe|patronne|responsable)|la direction|le directeur|la directrice|drh|hierarchie)\b
Avec un chef, le ton compte autant que les mots.
+ Un mot juste d’en haut, ça porte toute une semaine.
- Il y a des façons de faire qui coûtent cher en bonne volonté.
Ça se passe comment, d’habitude, entre vous ?
Quelqu’un d’autre l’a vu ou entendu ?
{Tu comptes|Vous comptez} lui en parler ?

\b(collegues?|mon equipe|mes equipes|open space|au bureau|mon bureau|cantine|machine a cafe|pause dejeuner|pot de depart|seminaire|teletravail|visio|reunions?)\b
Le bureau, c’est beaucoup de petites scènes.
Une équipe, ça se sent dès qu’on pousse la porte.
+ Ça change tout, une bonne ambiance.
- Quand l’équipe est tendue, tout le monde parle plus court.
Ça tient à quoi, à {ton|votre} avis ?
Il y a quelqu’un, là-bas, avec qui {tu t’entends|vous vous entendez} bien ?
C’est tous les jours comme ça ?

\b(entretien|cv|candidature|embauche\w*|recrut\w*|periode d essai|demission\w*|reconversion|alternance|stage|chomage|pole emploi|france travail|offre d emploi)\b
Un changement de travail, ça se joue autant dans la tête que sur le papier.
+ Bravo, c’est une porte qui s’ouvre.
- L’attente, dans ces affaires-là, c’est ce qu’il y a de pire.
C’est pour faire quoi, au juste ?
Qu’est-ce qui {te|vous} attire là-dedans ?
C’est pour quand ?

\b(augmentation|salaire|prime|promotion|promu\w*|impots?|facture|amende|devis|prix|euros|banque|decouvert|economies|argent|budget|rembours\w*|heritage)\b
L’argent, on en parle peu et il décide souvent.
+ Ça, c’est une bonne nouvelle qui se compte.
- Aïe, une somme pareille, ça fait un trou.
- Ça pèse, un chiffre comme ça, surtout quand il n’était pas prévu.
C’était prévu, ou ça tombe sans prévenir ?
Ça se discute, ou c’est à prendre ou à laisser ?
Qu’est-ce que ça décale, pour {toi|vous} ?

\b((?<!maison de )retraite|retraitee?|ancien\w* (cheminot|facteur|ouvrier|instit\w*|prof\w*|infirmiere?|militaire|mineur)|quarante ans de|vingt ans de|toute ma carriere)\b
Une vie de métier, ça laisse des gestes et des histoires.
Ça ne s’oublie pas, un métier qu’on a fait si longtemps.
+ Voilà du temps qui {t’appartient|vous appartient}.
Qu’est-ce qui {te|vous} manque de ce métier, et qu’est-ce qui ne manque pas du tout ?
Il y a une journée de travail dont {tu te souviens|vous vous souvenez} mieux que des autres ?
À quoi {ressemblent tes|ressemblent vos} journées, maintenant ?

\b(je (suis|travaille comme|bosse comme) (une? )?(?!contente?|fiere?|trist\w*|seule?|bien|mal|la\b|en\b|dans\b|au\b|chez\b|sur\b)\w*(eur|euse|ier|iere|iste|ien|ienne|trice|logue|chef|prof|medecin|soignante?|cadre|artisan|secretaire|comptable|avocate?|agent|serveu\w*)|je (travaille|bosse|tiens un|vends|enseigne|soigne|conduis des|repare)|mon (metier|boulot|travail|taf|job)|au (boulot|travail|taf)|de nuit|mes horaires|ma boite|mon entreprise)\b
C’est un métier dont on parle peu, vu de l’intérieur.
Il y a tout un monde derrière ces mots-là.
+ Ça fait plaisir, un travail qui se passe bien.
- Une journée comme ça, on la ramène chez soi.
À quoi ressemble une journée, là-bas ?
Qu’est-ce que les gens ne voient pas, de ce travail ?
{Tu fais|Vous faites} ça depuis longtemps ?

\b(examen|exam|partiels?|concours|oral|expose|soutenance|revis\w*|seize en|bac|licence|master|fac|devoir|ecole de|apprend\w*|apprentie?)\b
Apprendre, ça avance même les jours où on ne voit rien.
+ Bravo, c’est du travail qui se voit.
- Le trac avant une épreuve, presque tout le monde l’a, même ceux qui font les malins.
C’est sur quoi, au juste ?
Qu’est-ce qui rentre facilement, et qu’est-ce qui résiste ?
C’est pour quand ?

\b(dentiste|medecin|docteur|kine|ophtalmo|opticien|prise de sang|irm|ordonnance|pharmacie|gyneco|vaccin)\b
Ces rendez-vous-là, on les repousse, et puis c’est fait.
+ Ouf, une bonne chose de passée.
- Ça n’enchante personne, et une fois sorti, on marche plus léger.
- La petite trouille d’avant est souvent pire que le rendez-vous.
C’est pour quand ?
Quelqu’un {t’accompagne|vous accompagne} ?
{Tu as|Vous avez} de quoi {te|vous} faire plaisir, juste après ?

\b(oubli\w*|en retard|rate mon|rate le|perdu mes|renverse|casse|tombe en panne|brule|crame|trompe de|bourde|gaffe|betise|bugue\w*|l air bete)\b
- Ah mince, le genre de petite chose qui gâche un quart d’heure.
- Ça arrive à tout le monde, et surtout les jours pressés.
- Aïe, on aimerait rembobiner, dans ces cas-là.
Ça arrive, ces jours où tout va de travers.
- Et ça s’est rattrapé, finalement ?
- Quelqu’un l’a vu ?
Ça s’est fini comment ?
`)
