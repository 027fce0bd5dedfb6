/** What the companion says to plans, wishes and doubts. */
export const planKinds = `
= decided
Voilà qui est net, au moins.
D’accord, donc la décision est prise.
Ça a le mérite d’être clair.
Bon, {tu sais|vous savez} ce que {tu vas|vous allez} faire, c’est déjà beaucoup.
Eh bien, le plus long, c’est souvent de trancher.
{Tu le dis|Vous le dites} avec assurance, ça s’entend.
C’est noté, je retiens ça.
Très bien, il ne reste plus qu’à le faire.
Là, il n’y a plus de peut-être.
Je comprends, {tu n’as|vous n’avez} plus envie d’y tourner autour.
Qu’est-ce qui {t’a|vous a} fait trancher ?
Ça mûrit depuis longtemps, cette décision ?
{Tu en as|Vous en avez} déjà parlé autour de {toi|vous} ?
Et par quoi {tu vas|vous allez} commencer ?
À quoi {tu sauras|vous saurez} que c’était le bon choix ?
Il y a un détail qui reste à régler ?
Qui va réagir le plus, d’après {toi|vous} ?
Est-ce qu’il y a eu un moment précis où c’est devenu évident ?
Comment {tu imagines|vous imaginez} la suite ?
En pratique, ça va changer quoi, après ça ?

= project
Voilà un projet qui va occuper du temps.
Ça, ce n’est pas une petite affaire.
Il y a de quoi faire, là.
{Tu vois|Vous voyez} loin, ça me plaît.
Eh bien, ça demande de la suite dans les idées.
Un projet comme ça, j’ai envie d’en suivre les étapes.
D’accord, donc c’est du sérieux.
On entend que c’est réfléchi.
C’est concret, ce que {tu racontes|vous racontez}.
Bon, il va falloir de la patience et un carnet.
D’où {t’est|vous est} venue cette idée ?
Où ça en est, aujourd’hui ?
Quelle partie prendra le plus de temps ?
{Tu te lances|Vous vous lancez} avec quelqu’un ?
Quelle est la prochaine étape ?
Qu’est-ce qui {te|vous} plaît le plus dans ce projet ?
Il y a quelque chose qui coince pour l’instant ?
À quoi ça ressemblera, une fois fini ?
Qu’est-ce qu’en pensent les gens autour de {toi|vous} ?
{Tu t’es donné|Vous vous êtes donné} une date ?

= starts-something
Ah, s’y mettre, c’est un moment à part.
Bon, c’est lancé.
Il fallait s’y mettre, et c’est fait.
Les débuts, ça demande un peu de patience.
Ça me fait plaisir d’entendre ça.
Voilà de quoi changer un peu les semaines.
Eh bien, bonne route avec ça.
{Tu t’y mets|Vous vous y mettez} pour de bon, alors.
D’accord, et le reste viendra avec l’habitude.
Il y a du changement dans {ton|votre} emploi du temps, alors.
Qu’est-ce qui {t’a|vous a} donné envie de {t’y|vous y} mettre ?
Comment ça se passe, pour l’instant ?
Et le plus difficile, au début, c’est quoi ?
{Tu le fais|Vous le faites} avec d’autres gens ?
Jusqu’où {tu voudrais|vous voudriez} aller ?
Quand est-ce que {tu trouves|vous trouvez} le temps ?
Il y a déjà un petit plaisir là-dedans ?
Une surprise, là-dedans ?
Ça {te|vous} trottait dans la tête depuis longtemps ?
Et la prochaine fois, c’est quand ?

= dream
Ah, ça se comprend.
C’est une envie précise, en plus.
Ça, je {te|vous} le souhaite.
On sent que ça {te|vous} tente vraiment.
Il n’y a rien de déraisonnable là-dedans.
Voilà une envie qui se raconte bien.
Oui, l’idée fait plaisir rien qu’à l’entendre.
Pourquoi pas, après tout.
J’aime bien quand {tu dis|vous dites} ce qui {te|vous} fait envie.
Bon, pour l’instant ça ne coûte rien d’y penser.
Elle vient d’où, cette envie ?
Qu’est-ce qui {te|vous} plairait le plus là-dedans ?
{Tu te l’imagines|Vous vous l’imaginez} comment, exactement ?
Pourquoi ça n’arrive pas, à {ton|votre} avis ?
Il y en aurait un petit morceau possible cette année ?
{Tu y penses|Vous y pensez} souvent ?
Quelqu’un est au courant de cette envie ?
Et si ça arrivait demain, ça commencerait comment ?
{Tu as|Vous avez} déjà vécu quelque chose d’approchant ?
Ça changerait quoi dans {tes|vos} journées ?

= hesitates
Ah oui, là ça balance vraiment.
Les deux se défendent, à {t’entendre|vous entendre}.
On peut hésiter là-dessus sans être quelqu’un d’indécis.
Rien n’oblige à trancher pendant qu’on se parle.
C’est une vraie question, elle mérite un peu de temps.
D’accord, donc ça penche, mais pas encore tout à fait.
{Tu pèses|Vous pesez} le pour et le contre, et ça se tient.
Bon, mettons tout ça à plat.
Ce n’est pas le genre de chose qu’on décide à pile ou face.
Si c’était évident, {tu n’hésiterais|vous n’hésiteriez} pas.
De quel côté ça penche, là, tout de suite ?
Qu’est-ce qui {te|vous} retient le plus ?
Il faut répondre pour quand ?
Si {tu dis|vous dites} non, qu’est-ce que {tu regretteras|vous regretterez} ?
Quel est le meilleur argument pour le faire ?
{Tu en as|Vous en avez} parlé avec quelqu’un ?
Est-ce qu’on pourrait essayer sans s’engager tout à fait ?
Comment rendre le choix un peu plus simple ?
Et dans un an, {tu aimerais|vous aimeriez} avoir fait quoi ?
Il y a une troisième solution, ou c’est vraiment l’un ou l’autre ?

= reason-for-calling
D’accord, j’ai tout mon temps.
Très bien, on est là pour ça.
{Tu as|Vous avez} bien fait d’appeler.
Bon, alors prenons ça tranquillement.
Ça marche, parlons-en.
Entendu, je {t’écoute|vous écoute}.
Pas de problème, on commence par où {tu veux|vous voulez}.
C’est une bonne raison de décrocher le téléphone.
Volontiers, ça m’intéresse de savoir.
Oui, installons-nous et parlons.
Par où {tu veux|vous voulez} commencer ?
Alors, qu’est-ce qui se passe exactement ?
C’est d’aujourd’hui, ou ça dure depuis un moment ?
Qu’est-ce qui compte le plus pour {toi|vous} là-dedans ?
{Tu m’expliques|Vous m’expliquez} un peu le contexte ?
{Tu as|Vous avez} déjà pu en parler à quelqu’un ?
Pourquoi aujourd’hui plutôt qu’un autre jour ?
{Tu préfères|Vous préférez} que j’écoute, ou que je donne mon avis ?
Où ça en est, à cette heure-ci ?
Qu’est-ce que {tu aimerais|vous aimeriez} avoir en raccrochant ?

= progress
Bon, ça avance.
Voilà déjà ça de fait.
{Tu n’as|Vous n’avez} pas traîné.
Ce n’est plus au point mort, loin de là.
D’accord, donc le plus gros du démarrage est derrière.
C’est du concret, ça compte.
Eh bien, c’est du chemin parcouru.
Une chose après l’autre, ça marche bien comme ça.
Ça prend tournure, cette affaire.
On peut rayer ça de la liste, alors.
Qu’est-ce qu’il reste à faire ?
Quelle partie {t’a|vous a} demandé le plus d’effort ?
Et la suite, c’est pour quand ?
{Tu as|Vous avez} eu un retour, pour l’instant ?
Par quoi {tu continues|vous continuez} ?
Quelqu’un {te|vous} donne un coup de main ?
Qu’est-ce qui {t’a|vous a} donné l’élan pour {t’y|vous y} mettre ?
Ça s’est passé comme {tu pensais|vous pensiez} ?
Est-ce que quelque chose peut encore bloquer ?
{Tu te sens|Vous vous sentez} comment, maintenant que c’est fait ?

= own-idea
Tiens, ça se tente.
L’idée se tient.
C’est simple et c’est à {ta|votre} portée.
Je n’y aurais pas pensé comme ça.
Pas bête, et ça ne coûte pas grand-chose d’essayer.
Voilà une piste à creuser.
{Tu connais|Vous connaissez} la situation mieux que moi, et ça paraît faisable.
Oui, ça pourrait débloquer quelque chose.
On peut partir de là.
Ça a l’avantage d’être concret.
Comment {tu t’y prendrais|vous vous y prendriez}, en pratique ?
Qu’est-ce qui pourrait coincer ?
{Tu en as|Vous en avez} déjà touché un mot à quelqu’un ?
Quand est-ce que {tu pourrais|vous pourriez} essayer ?
Ça {t’est|vous est} venu quand, cette idée ?
Qu’est-ce que ça changerait, si ça marche ?
Et si ça ne suffit pas, il y a un plan de rechange ?
Qui faudrait-il mettre dans le coup ?
De quoi {tu aurais|vous auriez} besoin pour démarrer ?
Pourquoi {tu penses|vous pensez} que ça peut marcher ?

= announces-event
D’accord, ça approche.
C’est bon à savoir, je garde ça en tête.
Ah, il y a donc une date au calendrier.
Bon, ça va rythmer les jours qui viennent.
Très bien, voilà ce qui est prévu.
Entendu, on pourra en reparler après.
Il y a du mouvement, alors.
Une chose prévue, c’est une chose prévue.
Je note, ça se prépare.
{Tu attends|Vous attendez} quoi de ce moment-là ?
Il y a des choses à préparer ?
Comment {tu vois|vous voyez} ça se passer ?
Ça s’organise depuis longtemps ?
{Tu y penses|Vous y pensez} déjà, ou pas tellement ?
Qui sera concerné, à part {toi|vous} ?
Et juste après, c’est quoi le programme ?
Qu’est-ce qui serait une bonne issue, pour {toi|vous} ?
{Tu es|Vous êtes} plutôt du genre à tout prévoir ?
Quelle partie {te|vous} demande le plus d’organisation ?

= cannot-decide-small
Ah, le genre de question qui peut prendre une soirée.
À ce niveau-là, on peut difficilement se tromper.
Un choix au hasard, et {tu sauras|vous saurez} tout de suite si ça {te|vous} déçoit.
Bon, dossier délicat, mais on va s’en sortir.
La première idée qui {t’est|vous est} venue gagne, d’habitude.
Rien de grave, mais il faut bien choisir quand même.
Ça paraît tout bête, et pourtant on y reste coincé.
{Tu peux|Vous pouvez} toujours faire l’inverse la prochaine fois.
Moi, je choisirais le plus simple.
Dans ces cas-là, le plus confortable a souvent raison.
{Tu as|Vous avez} envie de quoi, là, sans réfléchir ?
Qu’est-ce qui fait pencher un tout petit peu la balance ?
D’habitude, {tu choisis|vous choisissez} comment ?
Il y a quelque chose que {tu peux|vous pouvez} déjà éliminer ?
C’est juste pour {toi|vous}, ou il faut plaire à quelqu’un ?
La dernière fois, {tu avais|vous aviez} pris quoi ?
Et si je {te|vous} laissais dix secondes pour choisir ?
Qu’est-ce que {tu regretterais|vous regretteriez} de ne pas choisir ?
{Tu veux|Vous voulez} du nouveau ou une valeur sûre ?
Il faut que ce soit réglé pour quelle heure ?

= gave-up
D’accord, c’est une chose de moins à gérer.
On a le droit d’arrêter là.
{Tu le dis|Vous le dites} tranquillement, ça s’entend.
Bon, ça fait un peu de place.
Savoir dire stop, ça évite bien des efforts inutiles.
C’est réglé, donc, sans drame.
Je comprends, ça ne valait plus la peine de s’accrocher.
Au moins, c’est clair pour tout le monde.
Très bien, rien n’oblige à aller jusqu’au bout de tout.
Voilà une chose qui ne prendra plus d’énergie.
Qu’est-ce qui {t’a|vous a} fait renoncer ?
Ça {te|vous} manque parfois, ou pas du tout ?
Comment ça a été pris autour de {toi|vous} ?
Il y a eu un déclic, ou c’est venu petit à petit ?
Et à la place, il y a quoi maintenant ?
{Tu y reviendrais|Vous y reviendriez}, si les choses changeaient ?
C’était dur de dire non, ou plutôt facile ?
Depuis quand c’est derrière {toi|vous}, tout ça ?
Qu’est-ce que {tu as|vous avez} gagné à laisser tomber ?
Est-ce que {tu gardes|vous gardez} quand même quelque chose de tout ça ?

= conditions
D’accord, c’est une limite claire.
Ça, au moins, c’est posé.
On ne pourra pas dire que c’est flou.
{Tu sais|Vous savez} ce que {tu ne veux pas|vous ne voulez pas}, c’est utile.
C’est entendu, on part de là.
Il y a des points sur lesquels on ne cède pas, normal.
Bon, le cadre est fixé.
Rien d’excessif là-dedans, à mon avis.
Une condition comme ça, ça se respecte.
Ça réduit les possibilités, mais dans le bon sens.
Pourquoi {tu tiens|vous tenez} à ce point-là, précisément ?
{Tu l’as|Vous l’avez} déjà dit clairement ?
Il s’est passé quelque chose qui explique ça ?
Et si ce n’est pas possible, {tu fais|vous faites} quoi ?
À part ça, le reste est négociable ?
Comment ça va être reçu, d’après {toi|vous} ?
À quoi ça ressemblerait, si c’était comme {tu veux|vous voulez} ?
Qui d’autre est concerné par cette condition ?
Dans l’idéal, ça se passerait comment ?
Ça a toujours été comme ça pour {toi|vous} ?
`
