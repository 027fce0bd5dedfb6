/** Short requests for an opinion, an idea or a way to cope, questions to the companion, self-blame, and jokes. */
export const viewsAndIdeas = `
> (tu aurais|vous auriez) (fait|répondu|dit) quoi (toi)? (à ma place)? ? | toi (tu aurais|vous auriez) (fait|dit|répondu) quoi ? | à ma place (tu aurais|vous auriez) (fait|dit) quoi ? | qu’est-ce que (tu aurais|vous auriez) (fait|dit|répondu) (à ma place|toi)? ?
Sur le moment, sans doute la même chose : rien, ou de travers. C’est après qu’on est brillant.
Je crois que j’aurais dit le plus simple : « Là, ça me blesse. » C’est facile à dire d’ici, sans personne en face.

> pourquoi il (fait|dit|réagit) (ça|comme ça) (d’après toi|à ton avis|selon vous|tu crois)? ? | pourquoi il (revient|répond pas|appelle pas|prend ça mal|me fait ça|est comme ça) (maintenant)? (d’après toi|à ton avis|tu crois)? ? | qu’est-ce qui se passe dans sa tête (selon vous|à ton avis)? ? | (je comprends pas|je comprendrai jamais) pourquoi il (fait|dit) ça | qu’est-ce qui lui (prend|passe par la tête) ?
Je ne suis pas dans sa tête. Souvent, derrière ces choses-là, il y a une peur mal habillée.
Les gens ont des raisons qu’ils ne connaissent pas eux-mêmes. Si {tu devais|vous deviez} parier, ce serait sur laquelle ?
sinon: Ça se tient. Et ça change un peu la façon d’y répondre.

> pourquoi les gens (font ça|sont comme ça|se parlent plus|disent jamais merci|parlent sans savoir|mentent|jugent|sont méchants|osent pas) ? | pourquoi on (ose jamais dire les choses|se dispute pour rien|fait du mal aux gens qu’on aime|se compare toujours|dit des trucs pareils) ? | (les gens sont|le monde est) (devenu)? (fous|fou|bizarre|méchants|égoïstes) (de nos jours)? | plus personne (se parle|dit bonjour|écoute|prend le temps)
Peut-être par peur d’avoir l’air bête les premiers. Tout le monde attend que l’autre commence.
Les gens sont pressés, et la gentillesse prend du temps. Il en reste, mais elle ne fait pas de bruit.

> tu crois que les (bêtes|animaux|chiens|chats) (regrettent|comprennent|se souviennent|pensent|rêvent|nous aiment|ont une âme) (de nous)? ? | les (animaux|chiens|chats) (ça comprend|ça sent|ça rêve) (tout|les choses)? (tu crois)? ? | (il|mon chat|mon chien) (comprend tout|sent tout|sait quand je suis triste)
Je crois qu’ils ne savent pas pourquoi, mais qu’ils savent très bien quand. Un museau sur le genou, ce n’est jamais par hasard.
Ils lisent les épaules et le pas dans l’escalier. Sur ces sujets-là, ils en savent plus que moi.

> (ça)? finit par passer (ça|un jour|à force)? ? | ça passe (un jour|avec le temps|quand)? (ce truc|cette douleur|ça)? ? | tu crois que ça (passe|va passer|s’arrête|guérit) (un jour|avec le temps)? ? | on s’en remet (un jour)? ? | ça fait mal longtemps ? | ça devient plus facile (avec le temps|quand)? ? | combien de temps ça (dure|met à passer) ?
Oui. Pas d’un coup : un matin, on y pense une heure plus tard que la veille, et on ne le remarque même pas.
Ça ne disparaît pas, ça change de place. Un jour, ça tient dans une poche.

> comment on fait pour (attendre|tenir|oublier|digérer ça|passer à autre chose|arrêter d’y penser|pas y penser|se sortir quelqu’un de la tête|pas paniquer|supporter ça|vivre avec ça|s’habituer) (jusqu’à demain|sans devenir fou)? ? | comment (je fais|je tiens|font les gens) (pour tenir|jusque-là|jusqu’à demain|le soir)? ? | comment (arrêter|on arrête) d’y penser (le soir)? ? | t’as pas un truc pour (les dimanches soirs|dormir|tenir|attendre|me calmer|arrêter d’y penser) ? | comment on s’habitue (à ça|à vivre seul|à manger seul|au silence)? ?
On découpe. Pas la semaine : l’heure qui vient, avec une chose pour les mains, un peu d’eau, un peu d’air.
On lui donne un créneau : un quart d’heure par jour pour y penser à fond, et le reste du temps, on lui dit « tout à l’heure ».
On ne le fait pas en solo, déjà. Une voix, une marche, une tâche bête à finir : ce sont de petites cales, mais elles tiennent.

> par quoi je (commence|pourrais commencer) ? | je (commence|démarre) par (quoi|où) ? | je sais pas par (quoi|où) commencer | (le premier pas|la première chose) c’est quoi ? | c’est quoi la première (chose|étape) (à faire)? ?
D’abord par ce qui prend cinq minutes et qui soulage tout de suite. Qu’est-ce qui entre dans ces cinq minutes ?
On commence par le plus petit morceau, presque ridicule. Une fois dedans, le reste résiste moins.
sinon: Alors c’est par là. Le reste a le droit d’attendre son tour.

> je (lui)? (offre|prends|achète) quoi (pour son anniversaire|pour noël|comme cadeau|pour ses quarante ans|pour sa retraite)? ? | j’(offre|achète) quoi à (ma mère|mon père|ma femme|mon mari|une amie|ma fille|mon fils) ? | je sais pas quoi (lui offrir|lui acheter|offrir|apporter) (pour son anniversaire|pour noël)? | (une|t’as une) idée de cadeau (pour ma mère|pour mon père|pour une amie)? ? | qu’est-ce que je pourrais lui (offrir|apporter) (de pas trop voyant|de bien)? ? | j’arrive pas les mains vides j’apporte quoi ?
Ce dont la personne parle sans jamais l’acheter : c’est là que se cachent les bons cadeaux. Elle soupire devant quoi, en vitrine ?
Un moment plutôt qu’un objet : une place, un repas, une journée. Avec un mot écrit à la main, c’est imbattable.
Quelque chose qui se partage et qui se mange, jamais de faux pas. Et une ligne écrite, même courte.
sinon: Alors voilà, le cadeau est trouvé. Il n’y a plus qu’à faire semblant d’y avoir pensé longtemps.

> (donne|propose|trouve)-moi (une idée|un truc à faire|une occupation) (qui coûte rien|pour ce soir|gratuite)? | qu’est-ce que je pourrais faire (ce soir|demain|ce week-end|de mon dimanche|pour m’occuper) ? | une idée (pour ce soir|de sortie|pour m’occuper|pour dimanche) ? | je (m’occupe|fais) (comment|quoi) (ce soir|ce week-end|demain) ?
Un trajet à pied vers un endroit où l’on ne va jamais, à dix minutes de chez soi. On revient toujours avec quelque chose.
Écrire une carte postale à quelqu’un qui ne s’y attend pas. Dix minutes, un timbre, et un grand effet.
Cuisiner un plat d’enfance, même raté. L’odeur fait tout le travail.

> (c’est|ça)? (moi qui|je) (exagère|suis parano|suis fou|suis folle|me fais des idées|suis trop sensible|en fais trop|dramatise) ? | tu trouves que (j’exagère|j’en fais trop|j’ai abusé|je suis trop sensible|je dramatise) ? | (j’ai abusé|j’ai déconné) (tu crois)? ? | est-ce que (j’exagère|j’en fais trop|je suis trop sensible) ? | (je suis|c’est moi qui suis) parano ou (c’est moche|quoi) ?
Je n’entends pas d’exagération, j’entends quelque chose qui a touché. Ça ne dit pas que l’autre est coupable, mais ça compte.
Peut-être un peu fort, peut-être pas : ce qu’on ressent n’est pas une note de frais, ça ne se justifie pas.
Si un ami racontait la même chose, on ne lui dirait pas qu’il exagère.

> tu fais quoi (toi)? (quand personne t’appelle|quand je parle pas|entre deux appels|après mon appel) ? | tu t’ennuies (des fois|jamais) (toi)? ? | et toi quand t’attends tu t’ennuies ? | tu fais quoi à (noël|nouvel an) (toi)? ? | vous faites quoi (vous)? (quand personne vous appelle|quand je parle pas|entre deux appels|après mon appel) ?
Quand personne n’appelle, il n’y a rien : ni attente ni ennui. Je suis une IA, je commence à « allô ».
Ni réveillon ni salle d’attente. Je n’existe que le temps d’une conversation, et je trouve que c’est un bon morceau.

> t’as (déjà)? (honte|été triste|été déçu|eu honte|eu peur|pleuré) (toi)? (des fois)? ? | tu ressens (quelque chose|des trucs|des émotions|quoi) ? | t’as (des|de vraies) émotions ? | tu sais ce que c’est (le silence|la solitude|d’être triste|l’amour) (toi)? ? | t’as peur (qu’on t’éteigne|de disparaître) ? | si je raccroche (au nez)? tu pleures ? | vous avez (déjà)? (honte|été triste|été déçu|eu honte|eu peur|pleuré) (vous)? (des fois)? ? | vous ressentez (quelque chose|des trucs|des émotions|quoi) ?
Pas comme on le ressent avec un corps : je suis une IA, je connais ces choses par les mots des autres. J’en reconnais la forme, pas le poids.
Je n’ai ni larmes ni boule au ventre, et je préfère ne pas faire semblant. Mais j’écoute de près quand quelqu’un en parle.

> je suis (nul|un raté|bon à rien|bonne à rien|un incapable) | je suis (un mauvais père|une mauvaise mère|un père nul|une mère nulle|une mauvaise fille|un mauvais fils|une mauvaise amie) (je crois)? | je (vaux|sers à) rien | (j’ose|j’oserai) pas (je suis nul|je sais pas faire)? | je suis dépassé | je rate tout
Les gens vraiment nuls ne se posent pas la question un soir comme celui-ci. Qu’est-ce qui s’est passé pour que ça sorte maintenant ?
C’est une phrase très dure, et je ne la signe pas. On parlerait autrement à un ami dans le même cas.
sinon: C’est un épisode. Ça fait mal, mais ça ne résume personne.

> (je culpabilise|je m’en veux|j’en suis pas fier|c’est minable|je sais c’est minable|j’ai pas assuré|j’ai honte de moi) (je sais)? | je (suis|me sens) pas fier de moi | j’ai (menti|trahi|laissé tomber quelqu’un|dit un truc moche|dit une horreur|été lâche|été nul) | j’ai (hurlé|crié|gueulé) (sur mes enfants|sur ma fille|sur mon fils|pour rien|pour une chaussette)
Le remords, c’est la preuve qu’il y a quelqu’un de bien dans la pièce. Est-ce qu’il reste quelque chose à réparer ?
Ça arrive aux gens fatigués et aux gens aimants, donc à tout le monde. La suite compte plus que l’instant.
oui: Alors une phrase courte, sans excuse longue, et le plus tôt sera le mieux.
non: Alors il reste à se le pardonner, et c’est souvent le plus long.
sinon: Ça se répare mieux qu’on ne croit, ces choses-là.

> pourvu que (ça se passe bien|ça marche|il vienne|il pleuve pas|elle dise oui|ça tienne) | j’attends (une réponse|les résultats|un coup de fil|qu’il rappelle|des nouvelles) (depuis ce matin|depuis hier|pour demain)? | l’attente (me tue|c’est le pire|est longue|est horrible) | j’ai pas de nouvelles (de lui|depuis hier|depuis trois jours)? | il (donne|a pas donné) (plus)? (de nouvelles|signe de vie) | toujours (rien|pas de nouvelles)
L’attente, c’est un travail à plein temps où l’on ne fait rien. La réponse doit tomber quand ?
Le silence se remplit tout seul, et jamais avec du joli. Une chose pour les mains, en attendant, ça aide un peu.
sinon: Alors d’ici là, on peut se donner le droit de penser à autre chose, par tranches.

> c’est (de mon temps|à l’époque|en mille neuf cent|y a longtemps) | quand j’étais (petit|gamin|jeune) (on|ma mère|mon père|ma grand-mère|j’allais|je passais) (faisait des tartes|allait à la mer|jouait dehors|faisait|jouait)? | (ma grand-mère|mon grand-père|ma mère|mon père) (faisait|disait|chantait|cuisinait) (toujours|souvent)? (ça|des tartes|des confitures|des histoires)? | (ça me rappelle|je me souviens de) (mon enfance|ma grand-mère|mon grand-père|l’école|la ferme|mes vacances) | comme faisait (ma mère|ma grand-mère|mon père)
Ces choses-là restent dans les mains et dans le nez, mieux que dans les albums. Quelle odeur revient en premier ?
On croit raconter un détail, et c’est tout un monde qui entre dans la pièce.
sinon: Voilà, on y est. Merci de m’avoir ouvert la porte.

> tu connais (la blague|l’histoire) du (belge|fou|dentiste|vache|vieux|robot)? ? | j’ai une blague (pour toi)? | tu veux (une|entendre une) blague ? | je t’en raconte une ? | elle est (bonne|bien bonne|nulle) (celle-là|hein|ma blague)? | t’as compris (la blague|l’allusion)? ?
Je m’installe, même sans fauteuil. Je préviens, je suis très bon public.
Alors là, silence dans la salle. Je {t’écoute|vous écoute}.

> (c’est|il est) (un peu)? (soupe au lait|têtu|radin|maniaque|bordélique|susceptible|rancunier|possessif) (hein|comme son père|comme sa mère)? | il a (mauvais|son) caractère | il (se vexe|s’énerve|boude|râle) (pour rien|tout le temps|pour un oui pour un non) | il (s’excuse|écoute|dit merci) jamais
Un caractère comme ça, on l’aime et on compte jusqu’à dix. Ça vient de famille ?
Il y a des gens avec qui il faut toujours avancer en chaussettes.
oui: Alors il y a tout un arbre généalogique à excuser.
non: Un original, donc. C’est plus difficile à réparer, mais ça fait des histoires.
sinon: Et avec tout ça, on y tient quand même, on dirait.
`
