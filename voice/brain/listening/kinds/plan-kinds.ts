/** What the companion says to statements about plans, wishes and doubts. */
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

= wish
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

= minor-indecision
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

= sets-condition
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
`
