/** Short replies of callers to an answer: thanks for kindness, agreement, regret. */
export const repliesAfterAnswers = `
> c’est gentil | (t’es|tu es|vous êtes) gentil | (t’es|tu es|vous êtes) gentille | (t’es|tu es|vous êtes) (vraiment|trop|bien|très) gentil | c’est gentil (à toi|à vous|de ta part|de votre part|de me dire ça|ce que tu dis|ce que vous dites) | c’est adorable | (t’es|vous êtes) un amour | c’est sympa | c’est sympa de ta part | (t’es|vous êtes) sympa | comme (tu es|vous êtes) gentil
Ça me fait plaisir de l’entendre. On continue ?
Merci. C’est plus facile d’être doux quand on est bien reçu.
C’est {toi|vous} qui {rends|rendez} ça facile.
Oh, merci. Je le prends, et je le garde pour la suite.
Merci à {toi|vous}, ça réchauffe la ligne.
C’est sincère, en tout cas.

> voilà | et voilà | ben voilà | voilà voilà | voilà c’est ça | voilà tout | voilà où j’en suis | c’est tout | bon voilà
D’accord. Je vois mieux où ça en est.
Voilà, c’est dit. Et maintenant que c’est dit, qu’est-ce qui reste ?
Bon. Rien ne presse pour la suite.
Entendu. Il y a un bout de l’histoire qui manque encore, ou c’est là tout entier ?
Merci de l’avoir raconté jusque-là.
C’est clair, je suis là.

> bon | bon bon | bon ben | bah bon | bon d’accord | bon bref | bref | enfin bon | bon allez
Bon. On souffle une seconde, et on repart d’où {tu veux|vous voulez}.
Bon, il y a quelque chose derrière ce « bon », ou c’est juste une pause ?
D’accord. La suite peut attendre une minute.
Oui. On en reste là sur ce point, ou on y revient ?
Bien. Autre chose a le droit d’arriver.
C’est noté. À {toi|vous} la balle.

> je sais | je sais bien | je le sais | ça je sais | je sais je sais | ouais je sais | je le sais bien
Oui, {tu le savais|vous le saviez} déjà. Reste à savoir quoi en faire, et ça, c’est moins simple.
D’accord, je n’apprends rien à personne. Qu’est-ce qui coince, alors, entre savoir et faire ?
C’est vrai, {tu n’avais|vous n’aviez} pas besoin de moi pour ça.
Savoir n’aide pas toujours à le sentir, je comprends.
Oui. Alors je n’insiste pas.
Bien sûr. Je cherche autre chose, ou j’écoute ?

> tant pis | bah tant pis | tant pis pour moi | tant pis alors | c’est pas grave tant pis | oh tant pis | bon tant pis
Tant pis, oui, mais ça a le droit d’agacer un peu quand même.
D’accord. On n’en fait pas un drame, ni un secret.
Ça se dit vite, « tant pis ». Ça passe vraiment, ou ça reste un peu ?
Bon. On laisse filer celle-là.
Entendu. Il y aura une autre occasion, ou une autre idée.
Parfois, c’est la phrase la plus sage de la journée.

> c’est vrai | c’est vrai ça | oui c’est vrai | ouais c’est vrai | c’est pas faux | c’est bien vrai | (tu as|t’as|vous avez) raison | oui (tu as|vous avez) raison | pas faux | c’est juste | bien vu | bien dit
On est d’accord, c’est déjà ça.
Merci de le dire. Et qu’est-ce que ça change, de le voir comme ça ?
Alors on s’appuie là-dessus pour la suite.
Bon. Un point solide, enfin.
Ça fait du bien de tomber d’accord.
Je me disais bien. Et le reste, {tu le vois|vous le voyez} comment ?

> exactement | c’est exactement ça | tout à fait | c’est tout à fait ça | c’est ça | voilà c’est exactement ça | complètement | absolument | carrément | parfaitement | précisément | c’est bien ça | c’est en plein ça
Bon, alors j’avais bien compris. La suite ?
Me voilà rassuré sur mes oreilles. Et après ?
D’accord, on parle bien de la même chose.
Parfait, on est au même endroit de l’histoire.
Alors je garde ça tel quel, c’est le cœur de l’affaire.
Oui. Et ça, quelqu’un d’autre l’a compris aussi ?

> si (tu|vous) le (dis|dites) | si (tu veux|vous voulez) | peut-être bien | admettons | si on veut
Pas convaincu, je l’entends. Qu’est-ce qui cloche dans ce que j’ai dit ?
D’accord, ce n’était peut-être pas le bon bout. On essaie par un autre ?
Ça sonne comme un « non » bien élevé. Ça me va aussi.
On peut ne pas être d’accord, la ligne tient quand même.

> c’est dommage | dommage | quel dommage | c’est bête
Oui, c’est dommage. Il y a quelque chose à rattraper, ou c’est plié ?
C’est vrai, ça aurait pu être autrement.
Oui. Et ça a le droit de décevoir, même un peu.
D’accord. On peut en parler, ou tourner la page, au choix.
`
