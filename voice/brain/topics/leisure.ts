import { parseTopics } from './parse-topics'

export const leisureTopics = parseTopics(String.raw`
music | la musique | subject | light
\b(musique|chansons?|chanter|chante|guitare|piano|violon|concerts?|album|playlist|danser|danse|groupe de rock|jazz|rap)\b
La musique va là où les phrases n’arrivent pas.
Une chanson, et on se retrouve dix ans en arrière.
J’aime qu’on me parle de sons, forcément.
Quelle chanson {tu mettrais|vous mettriez}, là, tout de suite ?
Plutôt fort dans le salon, ou tout bas dans le noir ?
Quel est le premier concert dont {tu te souviens|vous vous souvenez} ?
Y a-t-il un morceau que {tu n’arrives|vous n’arrivez} plus à écouter ?
> on avait parlé de musique

screens | les films et les séries | subject | light
\b(film|films|cinema|serie|series|netflix|documentaire|jeux? videos?|console|youtube|tele|television)\b
Une bonne histoire à l’écran, c’est une petite évasion.
Il y a des personnages qui nous tiennent compagnie longtemps.
Je ne l’ai pas vu, alors {raconte|racontez} comme si j’étais au fond de la salle.
Qu’est-ce qui {t’a|vous a} accroché ?
À quel personnage {tu ressembles|vous ressemblez} un peu ?
Quelle scène {tu pourrais|vous pourriez} revoir cent fois ?
{Tu regardes|Vous regardez} plutôt pour rire, pour trembler ou pour pleurer ?

reading | la lecture | subject | light
\b(livres?|lire|lecture|roman|romans|bouquins?|poesie|poeme|ecrire|ecriture|bibliotheque|bd|manga|mangas)\b
Un livre, c’est une autre voix qui parle bas.
J’aime l’idée de quelqu’un qui tourne des pages.
Les histoires qu’on lit finissent par nous lire un peu.
Qu’est-ce que {tu lis|vous lisez} en ce moment ?
Quel livre {tu offrirais|vous offririez} les yeux fermés ?
{Tu lis|Vous lisez} où, le plus souvent ?
Quelle phrase {t’est|vous est} restée ?
> on avait parlé de lecture

travel | les voyages et les balades | subject | light
\b(voyage|voyages|voyager|partir (en|a|au)|avion|train|mer|montagne|plage|randonnee|randonnees|marcher|balade|promenade|foret|campagne|etranger)\b
Rien que le mot ouvre une fenêtre.
Le dehors remet souvent les choses à leur taille.
J’entends presque le vent.
Quel paysage {te|vous} revient en premier ?
{Tu pars|Vous partez} plutôt avec un plan, ou au hasard ?
Où {tu retournerais|vous retourneriez} dès demain ?
Qu’est-ce que {tu emportes|vous emportez} toujours ?
> on avait parlé de voyages

animals | les animaux | subject | light
\b(mon chien|ma chienne|mon chat|chien|chiens|chats?|chaton|cheval|chevaux|animal|animaux|lapin|oiseau|oiseaux)\b
Les bêtes ont cette façon d’être là sans rien demander de compliqué.
Ah, voilà quelqu’un dont je veux connaître le caractère.
Ça change une maison, une présence comme ça.
Comment il s’appelle ?
Quelle est sa pire bêtise ?
Qu’est-ce qu’il fait quand {tu rentres|vous rentrez} ?
À qui il ressemble, de caractère ?

sport | le sport | subject | light
\b(sport|courir|course a pied|footing|foot|football|rugby|tennis|natation|nager|piscine|velo|yoga|musculation|salle de sport|match|escalade)\b
Bouger, ça range la tête mieux qu’un long discours.
Le plus dur, c’est de mettre les chaussures.
Le corps a sa façon à lui de dire merci.
Qu’est-ce que ça {te|vous} fait, juste après ?
{Tu préfères|Vous préférez} en groupe, ou tranquille de {ton|votre} côté ?
Qu’est-ce qui {t’aide|vous aide} à y retourner, les jours sans ?

food | la table | subject | light
\b(manger|mange|repas|diner|dejeuner|cuisiner|cuisine|recette|gateau|restaurant|resto|cafe|the|vin|chocolat|faim|pates|pizza)\b
Là, {tu me donnerais|vous me donneriez} presque faim, si je pouvais.
Un plat simple, bien chaud, ça répare pas mal de choses.
On parle toujours mieux autour d’une table.
Quel est le plat qui {te|vous} console à coup sûr ?
Dans {ton|votre} enfance, qui tenait la cuisine ?
{Tu cuisines|Vous cuisinez} au gramme près, ou au nez ?
À qui {tu aimerais|vous aimeriez} faire goûter ça ?
`)
