/** Quarrels between brothers and sisters, inheritances, and who looked after the parents. */
export const siblingsAndInheritance = `
> j’ai crié sur (mon frère|ma sœur) | mon frère et moi on s’est engueulés | j’ai engueulé (mon frère|mon frangin) | je me suis fritté avec (mon frère|mon frangin)
Une dispute de fratrie, ça touche toujours plus loin que le sujet. C’est parti de quoi ?
Avec un frère ou une sœur, on sait exactement où appuyer, et ça part vite.
On crie contre l’adulte, et c’est souvent l’enfant d’à côté qui répond. C’est retombé, depuis, ou pas du tout ?
sinon: Je vois. Ça couvait, à ce que j’entends.

> il veut (garder la maison|racheter ma part|me racheter ma part) (pour une bouchée de pain|pour rien)? | elle veut (garder la maison|racheter ma part|me racheter ma part) (pour une bouchée de pain|pour rien)? | (mon frère|ma sœur) veut (garder la maison|racheter ma part|tout garder|vendre la maison|vendre) | c’est pour la maison de nos parents | c’est pour (l’héritage|la succession|la maison) | c’est à cause de (l’héritage|la succession|la maison) | on se déchire pour (la maison|l’héritage) | c’est une histoire d’héritage
Derrière une maison de parents, il y a rarement que des murs. Qu’est-ce qui blesse le plus, le prix ou la façon ?
Quand on partage une maison, on partage aussi qui a été aimé comment, et là, ça ne tombe jamais juste.
Ce genre d’affaire se règle mieux avec un notaire qui chiffre, pour ne pas se battre à coups de souvenirs.
sinon: Je comprends mieux ce qui coince.

> il s’est occupé de (maman|papa|ma mère|mon père|nos parents) (jusqu’au bout)? | elle s’est occupée de (maman|papa|ma mère|mon père|nos parents) (jusqu’au bout)? | c’est (lui|elle) qui s’est occupé de (maman|papa|nos parents) | il dit que c’est lui qui (s’est occupé de maman|était là) | elle dit que c’est elle qui (s’est occupée de papa|était là) | (mon frère|ma sœur) était sur place moi non
Alors il y a une dette qu’aucun chiffre ne règle. Est-ce qu’on le lui a dit, merci, pour de bon ?
Deux choses peuvent être vraies ensemble : ce travail-là mérite d’être reconnu, et le partage doit rester juste.
Celui qui est resté et celui qui est parti n’ont pas vécu les mêmes années. Chacun compte les siennes.
sinon: Je vois. Ça pèse lourd dans la balance, ce genre de chose.

> moi j’habitais (loin|à Lille|à Paris|à l’autre bout de la France) | moi j’étais loin | je descendais (deux fois|trois fois|une fois) par an | j’y allais (deux|trois) fois par an | je venais qu’aux vacances | j’étais pas là (les dernières années)? | j’aurais dû (descendre|venir) plus souvent | j’ai pas été assez présent (pour eux|pour elle|pour lui)? | je pouvais pas venir plus souvent
Être loin, ça n’est pas ne pas aimer. Mais je comprends que ça revienne en travers, à ces moments-là.
On fait avec sa vie, son travail, la route. Le reproche, c’est lui qui le fait, ou c’est un peu {toi|vous} aussi ?
Deux fois par an avec le cœur, ça compte aussi, même si ça se voit moins.
sinon: Oui. C’est dit sans se défausser, ce n’est pas si courant.

> je lui ai dit (qu’il était|qu’elle était|t’es) comme (papa|maman|notre père|notre mère) | je lui ai balancé (des horreurs|des trucs) | j’ai dit (un truc|des choses) (que j’aurais pas dû|qu’il fallait pas) | c’était pas malin (de ma part)? | c’était pas très malin | j’ai été trop loin | je suis allé trop loin | je suis allée trop loin | j’ai dit le mot de trop
Ce mot-là devait être rangé tout en haut, pour les grands jours. Il a visé juste, j’imagine.
Un mot de trop se répare mieux vite que bien : « C’était bas, je le retire » suffit pour commencer.
Au moins, {tu le vois|vous le voyez} dès ce soir. Beaucoup mettent dix ans.

> il m’a raccroché au nez | elle m’a raccroché au nez | il a raccroché | elle a raccroché | il a raccroché direct | il m’a raccroché dessus | il a claqué la porte | elle est partie en claquant la porte | il répond plus depuis | elle répond plus depuis | il me répond plus | on se parle plus depuis
Le silence d’après fait plus de bruit que la dispute. Ça date de quand ?
Un raccrochage, c’est souvent quelqu’un qui avait peur de dire pire.
Une nuit là-dessus, et un message court demain : « Je ne veux pas qu’on reste là-dessus. »
sinon: D’accord. On laisse reposer un peu, alors.

> c’est toujours moi qui (rappelle|appelle|fais le premier pas|m’excuse|cède|reviens) | c’est toujours à moi de (rappeler|m’excuser|faire le premier pas|faire des efforts) | il rappellera pas (lui)? | elle rappellera pas (elle)? | il rappelle jamais | elle s’excuse jamais | il s’excusera jamais | j’en ai marre de toujours faire le premier pas
Toujours dans le même sens, ça use. On peut faire le premier pas sans faire tous les suivants.
Il y a une différence entre céder et rouvrir la porte. Un message neutre, ça rouvre, sans rien céder.
Et si {tu ne le faisais pas|vous ne le faisiez pas}, cette fois, il se passerait quoi ?
sinon: Je comprends. À force, on finit par compter.

> c’est l’aîné il a toujours tout décidé | c’est l’aînée elle a toujours tout décidé | il a toujours tout décidé | elle a toujours tout décidé | il décide tout tout seul | il m’a pas demandé mon avis | elle m’a pas demandé mon avis | il aurait pu me demander (avant)? | il aurait pu m’en parler (avant)? | elle aurait pu m’en parler (avant)? | on m’a mis devant le fait accompli
Être mis devant le fait accompli, ça fâche plus que la décision elle-même.
On peut avoir cinquante ans et redevenir le petit à qui on ne demande rien. {Tu le lui as|Vous le lui avez} dit comme ça ?
Une phrase courte tient mieux qu’un reproche : « Je veux qu’on me demande avant. »
sinon: Oui, c’est la manière qui blesse, là.

> (mais)? c’est pas une question d’argent | c’est pas l’argent (le problème)? | je m’en fous de l’argent | l’argent je m’en fiche | c’est pas pour le fric | c’est le principe | c’est une question de principe | c’est une question de respect
Non, j’entends bien que c’est autre chose. C’est être compté comme les autres, peut-être ?
L’argent sert souvent de mot de passe pour une question plus ancienne.
Alors ça vaut la peine de le dire en premier : « Ce n’est pas pour l’argent, c’est parce que… »
sinon: Voilà, c’est ça, le vrai sujet.

> c’est (la table|le buffet|l’horloge|la montre|le fauteuil|la bague) que je veux (en fait)? | moi ce que je veux c’est (la table|le buffet|l’horloge|la montre|les photos) | je veux juste (la table|les photos|un souvenir|la montre) (de la cuisine|de papa|de maman|de mon père)? | je voudrais juste garder (un truc|un souvenir|quelque chose) d’(elle|eux) | je veux juste un souvenir d’eux
Ah, voilà. Et ça, est-ce {que tu l’as|que vous l’avez} dit tel quel ? Peu de gens refusent une table.
Un objet, et toute une enfance autour. Ça vaut une phrase simple : « Le reste, je m’en arrange, mais ça, j’y tiens. »
C’est souvent un seul objet qui tient tout. Il a quoi, de particulier, celui-là ?
sinon: Je comprends pourquoi celui-là et pas un autre.

> (ma femme|mon mari|mon copain|ma copine) (elle|il)? me dit de laisser tomber | (ma femme|mon mari|tout le monde) dit de laisser tomber | on me dit de laisser tomber | on me dit de passer à autre chose | (ma femme|mon mari) (dit|trouve) que ça vaut pas le coup
Laisser tomber quoi, au juste : l’argent, la colère, ou le frère ? Ce n’est pas la même chose.
C’est un conseil d’amour, mais qui n’a pas grandi dans cette maison-là.
On peut laisser tomber la bataille et garder la question. Qu’est-ce qui serait trop dur à lâcher ?
sinon: Je vois. Le conseil est bon, mais il arrive trop tôt.

> (on|mon frère et moi on|ma sœur et moi on) se parle plus depuis (l’enterrement|la succession|des années|Noël) | ça fait (deux|trois|cinq|dix) ans que je parle plus à (mon frère|ma sœur) | je parle plus à (mon frère|ma sœur) | j’ai coupé les ponts avec (mon frère|ma sœur|ma famille) | j’ai plus de nouvelles de (mon frère|ma sœur)
Un frère avec qui on ne parle plus, ça reste un frère, avec la porte fermée. Ça manque, ou ça repose ?
Il y a des silences qui protègent, et d’autres qui durent parce que personne n’ose. Celui-là, c’est lequel ?
Une carte d’anniversaire sans reproche, c’est parfois tout ce qu’il faut pour savoir s’il y a encore quelqu’un derrière.
sinon: Je comprends. Rien n’oblige à trancher ce soir.
`
