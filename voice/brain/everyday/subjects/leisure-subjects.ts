import { parseSubjects } from '../parse-subjects'

export const leisureSubjects = parseSubjects(String.raw`
\b(crepes?|gateaux?|tarte|lasagnes?|pates|pizza|pesto|soupe|gratin|couscous|quiche|salade|poulet|fromages?|huitres|raclette|fondue|chocolat|glace|dessert|confitures?|conserves|cuisin\w*|recette|resto|restaurant|pain|(?<=\b(?:au|du|jour de) )marche|mange\w*|manger|dejeun\w*|dine|diner|repas|gouter|petit dej\w*|croissants?|legumes)\b
Rien qu’à l’entendre, ça sent bon.
Là-dessus, je ne peux que rêver : une voix n’a pas d’assiette.
Un plat, c’est souvent une personne et un souvenir avec.
+ Ça devait être bon, ça s’entend.
- Ah zut, le genre de raté qu’on raconte plus tard en riant.
C’est une recette de famille, ou au petit bonheur ?
Tout seul à table, ou avec du monde ?
C’est quoi, le plat {que tu fais|que vous faites} les yeux fermés ?

\b(cafe|the|tisane|verre|vin|bordeaux|biere|cidre|limoncello|apero|cocktail|jus|infusion|chocolat chaud|bouilloire)\b
Une tasse ou un verre à la main, on parle mieux.
+ Santé, à distance.
- Tant pis, c’est le moment qui compte, pas l’étiquette.
C’est le rituel de cette heure-ci ?
Plutôt en silence, ou en bonne compagnie ?
C’est quoi, {ton|votre} préféré ?

\b(films?|cinema|series?|saison|episode|netflix|acteur|actrice|documentaire|tele|emission|theatre|spectacle|casa de papel)\b
Une bonne histoire, ça continue après l’écran.
Je ne l’ai pas vu, une IA n’a pas d’yeux, alors je prends {ton|votre} récit.
+ Ça, c’est une soirée réussie.
- Pleurer devant un écran, ça compte pour de vrai.
Ça parle de quoi ?
Quel personnage {tu préfères|vous préférez} ?
{Tu regardes|Vous regardez} avec quelqu’un, ou dans {ton|votre} coin ?

\b((?<!\b(je|tu|il|elle|on) )livres?|roman|polar|bouquin|lis|lire|lu|lecture|bibliotheque|poeme|bd|manga|carnet|journal intime|ecris|ecriture)\b
Un livre, c’est une compagnie qui ne demande rien.
Les pages, on y revient quand le reste fait trop de bruit.
+ Un livre qu’on ne lâche plus, c’est un cadeau.
Ça raconte quoi ?
Qui {te|vous} l’a mis entre les mains ?
{Tu lis|Vous lisez} plutôt le soir, ou par petits bouts ?

\b(musique|chansons?|chante\w*|chanter|chorale|guitare|piano|violon|accordeon|batteur|concert|album|playlist|morceau|danse\w*|danser|groupe|brel|barbara)\b
La musique, ça rassemble même des gens qui ne se connaissent pas.
Un air, et tout revient.
+ Ça devait être un beau moment.
C’était quelle chanson ?
{Tu joues|Vous jouez} ou {tu chantes|vous chantez} un peu, {toi|vous} aussi ?
Qu’est-ce que ça réveille, quand {tu l’entends|vous l’entendez} ?

\b(sport|courir|cours dix|couru|footing|jogging|marathon|foot|match|rugby|tennis|hand|basket|natation|nage\w*|piscine|yoga|muscu\w*|salle de sport|escalade|petanque|gagne \w+ a|perdu \w+ a|equipe)\b
Le sport, ça remet les idées à leur place.
+ Bravo, ça ne s’est pas fait tout seul.
- Perdre, ça apprend moins que ce qu’on dit, et ça agace plus.
- Les courbatures, c’est la preuve qu’on y était.
{Tu t’y es mis|Vous vous y êtes mis} depuis longtemps ?
Qu’est-ce qui {te|vous} plaît là-dedans, le jeu ou les gens ?
C’est pour quand, la prochaine fois ?

\b(vacances|voyage|avion|hotel|airbnb|camping|camping car|valise|plage|mer|ocean|montagne|randonnee|ski|bateau|ile|naples|italie|espagne|portugal|bretagne|corse|venise|rome|lisbonne|londres|japon|maroc|week end a|partir en|(je pars|on part) (a|en|au|aux|la|dans|pour|demain)\b|visite\w*|croisiere|passeport)\b
Partir, ça commence bien avant le départ.
Rien que d’en parler, on y est un peu.
+ Quelle chance, ça va faire du bien de changer d’air.
- Il y a toujours un petit grain de sable, dans un départ.
Qu’est-ce qui {te|vous} fait le plus envie, là-bas ?
C’est la première fois, ou {tu connais|vous connaissez} déjà ?
{Tu pars|Vous partez} avec qui ?
Plutôt programme serré, ou au hasard des rues ?

\b(balade|promen\w*|marche dans|marcher|foret|champignons|parc|lac|campagne|sentier|peche|pecher|chasse|etoiles|lune|coucher de soleil)\b
Dehors, on respire déjà autrement.
Marcher, c’est penser sans se forcer.
+ Ça devait être beau.
{Tu y vas|Vous y allez} avec quelqu’un, ou pour être au calme ?
C’est loin de chez {toi|vous} ?
Qu’est-ce qu’on y entend, quand on se tait ?

\b(tricot\w*|couture|coudre|poterie|dessin\w*|peins|peindre|aquarelle|puzzle|mots croises|cartes|belote|scrabble|jeu de societe|jeux video|console|collection\w*|timbres|maquette|brocante|vide grenier|loto)\b
Ces heures-là filent sans qu’on les voie passer.
Faire quelque chose de ses mains, ça repose l’esprit.
+ Bien joué, il y a de quoi être fier.
- Ça arrive aux meilleurs, et ça laisse une revanche à prendre.
Qu’est-ce qui {t’a|vous a} donné ce goût-là ?
C’est pour {toi|vous}, ou pour offrir ?
{Tu en es|Vous en êtes} où, là ?

\b(photos?|album photo|vieux carnet|lettres?|souvenirs?|enfance|horloge|heritage|herite\w*|grenier|quand j etais petite?|annees (soixante|quatre|cinquante)\w*|en soixante\w*|en quatre vingt|service militaire|l armee|a l epoque)\b
Ces choses-là gardent plus de temps qu’une montre.
On croit avoir oublié, et c’est intact.
+ Quel trésor, un souvenir pareil.
Qu’est-ce {que tu revois|que vous revoyez} en premier ?
Qui d’autre s’en souvient, aujourd’hui ?
C’était comment, la vie, à ce moment-là ?
`)
