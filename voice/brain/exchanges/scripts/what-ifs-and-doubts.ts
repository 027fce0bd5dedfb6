/** What callers fear about something that they consider doing, and their short questions about it. */
export const whatIfsAndDoubts = `
> et si il (dit|me dit) (non|pas oui) ? | et s’il (refuse|veut pas|accepte pas) ? | j’ai peur qu’il (dise non|refuse|veuille pas) | il va (dire non|refuser|m’envoyer balader|m’envoyer promener) | je vais (me faire rembarrer|me prendre un râteau|me prendre un refus|essuyer un refus) | et si elle (dit|me dit) (non|pas oui) ? | et si elle (refuse|veut pas|accepte pas) ? | elle va (dire non|refuser|m’envoyer balader|m’envoyer promener)
Alors on saura, et on dormira mieux qu’avec le doute. Un non, ça pique quelques jours ; un regret, ça dure.
Un refus, c’est une porte fermée, pas un jugement. Et le oui, on l’a imaginé aussi ?
Au pire, c’est non, et c’est déjà le cas aujourd’hui.
oui: C’est une bonne chose de lui avoir gardé une chaise.
non: Alors on le met à égalité, par souci de justice.
sinon: On peut préparer les deux réponses, ça enlève la moitié de la peur.

> et s’il (m’ouvre|vient|m’écoute) pas ? | et s’il (est pas là|comprend pas|me reconnaît pas|s’en fout) ? | j’ai peur qu’il (vienne|comprenne|m’écoute) pas | il (viendra|m’ouvrira|comprendra) pas | et si elle (m’ouvre|vient|m’écoute) pas ? | et si elle (est pas là|comprend pas|me reconnaît pas|s’en fout) ? | j’ai peur qu’elle (vienne|comprenne|m’écoute) pas | elle (viendra|m’ouvrira|comprendra) pas
Alors le pas aura quand même été fait, et ça se saura. On peut laisser un mot, il fera le travail tout seul.
Ça arrive, et ça voudra seulement dire « pas aujourd’hui ». On réessaie une fois, et après c’est à l’autre de bouger.
On le prévoit : un petit mot, une phrase, et on rentre au chaud. Qu’est-ce qu’il y aurait sur ce mot ?
sinon: C’est simple et c’est assez. Ça se garde dans une poche.

> et (s’il|si elle) (répond|me répond|rappelle|me rappelle) (pas|jamais) ? | j’ai peur (qu’il|qu’elle) (réponde|me réponde|rappelle) pas | (il|elle) (répondra|me répondra|rappellera) (pas|jamais) | et si j’ai pas de réponse ?
Sans réponse, il restera que c’est parti et que c’est dit. Ça soulage déjà une moitié de la poitrine.
Le silence, ce sera peut-être de la gêne, pas un refus. On peut se donner un délai, et ne plus regarder avant.
On écrit d’abord pour que ce soit dit, et la réponse vient en plus. C’est la réponse qui compte le plus, ou d’avoir osé ?
sinon: Alors au moins, cette partie-là ne dépend de personne d’autre.

> et si je (me trompe|me plante|rate|fais une erreur|fais une bêtise|regrette) ? | j’ai peur de (me tromper|me planter|rater|regretter|faire une erreur|faire le mauvais choix) | si ça se trouve je vais (le regretter|me planter|me tromper) | et si c’est une (erreur|connerie|bêtise|mauvaise idée) ?
Se tromper, ça se répare presque toujours. Qu’est-ce qui serait vraiment irréparable, là-dedans ?
On peut avancer d’un pas, regarder, et reculer si ça sent mauvais. Peu de portes se ferment à clé derrière nous.
La peur de se tromper prouve surtout que ça compte.
sinon: Vu comme ça, le risque a une taille. Ce n’est déjà plus un monstre.

> et si je (pleure|rougis|bafouille|tremble|perds mes moyens|sais plus quoi dire|dis n’importe quoi|reste muet|reste muette) (devant lui|devant tout le monde)? ? | je vais (bafouiller|rougir|pleurer|trembler|perdre mes moyens|dire n’importe quoi|me ridiculiser) (devant lui|devant tout le monde)? | j’ai peur de (bafouiller|pleurer|rougir|dire n’importe quoi|me ridiculiser) | et si je (pleure|rougis|bafouille|tremble|perds mes moyens|sais plus quoi dire|dis n’importe quoi|reste muet|reste muette) (devant elle|devant tout le monde)? ?
Et alors ? Les gens se souviennent de ce qui était sincère, pas de ce qui était fluide.
Une phrase écrite sur un papier, dans la poche. On ne la lit pas, mais elle tient la main.
On peut même le dire d’entrée : « Excusez-moi, j’ai le trac. » Ça désarme tout le monde, à commencer par le trac.

> et si (les gens|mes enfants|les voisins) (se moquent|parlent|me jugent|le découvrent|l’apprennent) ? | et si on se moque de moi ? | qu’est-ce que les gens vont (dire|penser) ? | les gens vont (parler|se moquer|jaser|penser quoi) | j’ai peur (du regard des autres|du qu’en-dira-t-on|de ce que vont dire les gens|qu’on me juge|qu’on se moque) | (ils|mes enfants|ma famille) vont (se moquer|rigoler|mal le prendre|pas comprendre)
Les gens parlent dix minutes, puis ils reviennent à leurs propres soucis. L’avis de qui compte vraiment, là-dedans ?
Ceux qui se moquent n’auraient souvent pas osé. On les laisse sur le bord.
sinon: Alors c’est à cette personne qu’il faudra le dire en premier, et soi-même.

> tu crois que je devrais (y aller|le faire|sonner|l’appeler|lui écrire|lui dire|lui parler|accepter|refuser|partir|rester|essayer) ? | je devrais (y aller|sonner|lui parler|accepter|essayer) tu crois ? | (j’y vais|je le fais|je sonne|je l’appelle|je lui dis|j’accepte) ou (pas|je laisse tomber|j’attends) ? | je (l’appelle|lui dis|lui parle|fonce|me lance) ou j’attends ? | vous croyez que je devrais (y aller|le faire|sonner|l’appeler|lui écrire|lui dire|lui parler|accepter|refuser|partir|rester|essayer) ? | je devrais (y aller|sonner|lui parler|accepter|essayer) vous croyez ?
Si la question revient depuis des jours, c’est que l’envie est plus forte que la peur. Alors oui, tout doucement.
Moi, je serais plutôt pour. Qu’est-ce qui retient, au juste ?
Disons qu’un petit oui engage moins qu’on ne croit : on peut toujours s’arrêter après le premier pas.
sinon: Ça se comprend. Et est-ce que ce sera encore une raison dans six mois ?

> tu crois qu’il (est intéressé|m’aime bien|m’aime|a des sentiments|en pince pour moi|me drague|pense à moi) ? | tu crois que je lui plais ? | il est intéressé tu crois ? | il m’aime (bien)? tu crois ? | vous croyez qu’il (est intéressé|m’aime bien|m’aime|a des sentiments|en pince pour moi|me drague|pense à moi) ? | tu crois qu’elle (est intéressé|m’aime bien|m’aime|a des sentiments|en pince pour moi|me drague|pense à moi) ? | vous croyez qu’elle (est intéressé|m’aime bien|m’aime|a des sentiments|en pince pour moi|me drague|pense à moi) ? | il m’aime (bien)? vous croyez ? | elle m’aime (bien)? tu crois ? | elle m’aime (bien)? vous croyez ?
On n’invite pas, on ne rappelle pas et on ne traîne pas sur le palier par hasard. Ça ressemble à un intérêt, sans que je puisse le jurer.
Je ne suis pas dans sa tête. Mais quelqu’un que ça n’intéresse pas ne prend pas cette peine. Quel est l’indice le plus sérieux ?
sinon: Ah, celui-là pèse lourd. Il mérite au moins un café.

> tu crois que (ça va marcher|ça peut marcher|je vais y arriver|je vais l’avoir|c’est possible|j’ai mes chances|j’ai une chance|je peux le faire|je peux y arriver|ça va le faire) ? | ça (peut|va) marcher tu crois ? | j’ai (mes chances|une chance) tu crois ? | tu crois en moi ? | vous croyez que (ça va marcher|ça peut marcher|je vais y arriver|je vais l’avoir|c’est possible|j’ai mes chances|j’ai une chance|je peux le faire|je peux y arriver|ça va le faire) ? | vous croyez en moi ?
Oui, sincèrement. Pas parce que tout est simple, mais parce que l’essentiel est déjà là : l’envie de s’y mettre.
Je le crois, avec un plan pour les jours sans. Le premier obstacle, ce serait lequel ?
sinon: Alors c’est lui qu’on attaque en premier, les autres suivront.

> tu crois que (c’est trop tard|je suis trop vieux|j’ai passé l’âge|c’est de mon âge|c’est plus de mon âge) (pour ça|pour recommencer|pour changer|pour apprendre)? ? | c’est (trop tard|plus de mon âge) (à mon âge)? | je suis trop (vieux|âgée) (pour ça|pour apprendre|pour recommencer|pour tomber amoureux|pour ces bêtises) | (est-ce que)? ça vaut (encore)? le coup (à mon âge|de recommencer|de recommencer à mon âge)? ? | je me demande si ça vaut le coup (de recommencer|d’essayer|à mon âge)?
Trop tard, c’est pour les trains. Pour le reste, on commence avec l’âge qu’on a, il n’y en a pas d’autre disponible.
Je ne crois pas à cette limite-là. Ce qu’on entreprend avec des années derrière soi, on le fait mieux choisi.
Ça vaut le coup rien que pour l’envie qu’on entend dans la phrase. De quoi elle a le goût ?
sinon: C’est bon signe. Une envie qui a ce goût-là mérite un essai.

> tu crois qu’on peut (changer|réussir|repartir|recommencer|repartir de zéro|tout recommencer|pardonner|oublier|guérir) (à mon âge|vraiment|de zéro|en repartant de zéro)? ? | on peut (repartir de zéro|tout recommencer|changer de vie) (tu crois)? ? | est-ce qu’on (peut|guérit) (guérir|oublier|pardonner|changer) (un jour|vraiment)? ?
Oui. Et on ne repart jamais de zéro : on garde ce qu’on sait, et c’est un drôle de bagage.
Lentement, et pas en ligne droite, mais oui. Ça s’est vu souvent.

> comment je (leur|lui)? (annonce|dit) ça (à mes parents|à mon père|à ma mère|à mes enfants|à ma femme|à mon mari)? ? | comment je (leur|lui) (annonce|dis) (ça|la nouvelle)? ? | je (leur|lui) (annonce|dis) ça comment ? | comment (leur|lui) (annoncer|dire|avouer) (ça|que je pars|que j’arrête)? ? | je dois (l’annoncer|le dire) à mes (parents|enfants) | (j’ose pas|j’ai jamais osé) (leur|lui) (dire|avouer|annoncer)
Assis, au calme, et la nouvelle dans la première phrase : c’est l’attente qui fait peur. Les raisons viennent après.
« J’ai quelque chose d’important à dire, et j’ai le trac. » Commencer par là, ça ouvre presque toutes les oreilles.
On dit ce qu’on veut, plutôt que ce qu’on ne veut plus. C’est quoi, la phrase, si on devait n’en garder qu’une ?
sinon: Elle tient debout toute seule. Je la dirais telle quelle.

> (je leur dis|j’en parle|je l’annonce) (dimanche|demain|ce soir|samedi|au repas|dimanche au repas|à table) | je vais (leur|lui) (dire|annoncer|parler) (dimanche|demain|ce soir|au repas) | c’est décidé je (leur|lui) dis (tout)? (dimanche|demain|ce soir)
Alors la date est posée. Au dessert plutôt qu’à l’entrée : on écoute mieux le ventre plein.
Ça demande du cran. Qu’est-ce que {tu aimerais|vous aimeriez} qu’on réponde, à table ?
sinon: C’est ce que je souhaite aussi, de tout cœur.

> mes parents (sont fiers|comptent sur moi|vont être déçus|ont tout sacrifié|comprennent pas|veulent que je fasse des études) | mon père (va être déçu|va me tuer|va hurler|s’est saigné pour mes études|comprendra jamais) | ma mère (va pleurer|est trop fière|le dit à tout le monde|va être déçue) | j’ai peur de (décevoir mes parents|les décevoir|décevoir mon père) | je suis (le dernier espoir|leur fierté|la fierté de la famille)
La fierté des parents, c’est chaud et c’est lourd, comme un manteau de trop. Ils sont fiers du diplôme, ou de {toi|vous} ?
Décevoir une attente, ce n’est pas trahir quelqu’un. Mais je comprends que ça serre.
Des parents déçus un mois, ça se voit ; un enfant malheureux dix ans, ça se voit aussi.
sinon: C’est peut-être la première chose à leur demander.

> je (veux|veux devenir|rêve d’être) (pâtissier|pâtissière|boulanger|fleuriste|menuisier|infirmière|comédien|musicien|cuisinier|paysan|ébéniste|photographe) | je veux (faire|être) (pâtissier|fleuriste|menuisier|cuisinier|boulanger) | je veux tout (plaquer|arrêter) pour (la pâtisserie|la musique|la cuisine|un métier manuel) | je veux faire (de la pâtisserie|un cap|un métier manuel|de la musique)
Un métier où l’on voit le soir ce qu’on a fait de ses mains, ça se comprend. Ça a commencé quand, cette envie ?
Ça sonne comme quelque chose qui mûrit depuis longtemps. On peut y aller par un petit bout : un stage, une semaine, un dimanche.
sinon: Alors ce n’est pas une lubie. Ça a des racines.

> je m’ennuie (en cours|à la fac|dans mes études|en droit|en médecine|au boulot) (à mourir)? | mes études (me plaisent pas|m’ennuient|m’intéressent pas) | je suis en (première|deuxième|troisième) année de (droit|médecine|psycho|socio|lettres) (et je m’ennuie)? | la fac (c’est nul|me plaît pas|m’ennuie) | je veux (arrêter|quitter) (la fac|mes études|le droit)
S’ennuyer tous les jours dans un endroit qu’on a choisi, ça finit par poser une question. Il y a quelque chose, à côté, qui n’ennuie jamais ?
On confond souvent « je m’ennuie » et « je ne suis pas capable ». Ici, on dirait bien que c’est le premier.
sinon: Voilà une piste qui a plus de goût que l’autre.

> c’est (bien)? (normal|grave) d’avoir (peur|le trac|honte) ? | j’ai la (trouille|frousse|pétoche) | j’ai (trop)? le trac | ça me fout la (trouille|frousse) | je (stresse|balise) (à mort|comme un fou|comme une folle|déjà)? | (rien que)? d’y penser j’ai (la boule au ventre|les mains moites|le cœur qui bat)
C’est normal, et c’est même un signe que ça compte. Quel moment fait le plus peur : avant, pendant ou après ?
Le trac, c’est de l’élan qui ne sait pas encore où aller.
Ça secoue, oui. On peut le dire tout haut, ça lui enlève un peu de volume.
sinon: C’est souvent comme ça. Une fois dedans, on n’a plus le temps d’avoir peur.
`
