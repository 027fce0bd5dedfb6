/** What the companion says to short answers and reactions. Other rules respond to the kinds without lines. */
export const answerKinds = `
= answer-thing

= answer-person

= answer-time-place-number

= yes-with-detail

= no-with-detail

= it-depends

= does-not-know
Pas grave, on n’est pas obligés de savoir.
Ça peut rester sans réponse.
D’accord, laissons ça ouvert.
Aucune importance, il n’y a pas d’examen à la fin.
C’est une réponse aussi.
On peut tourner autour, ça viendra peut-être.
Alors prenons par un autre bout.
Ma question était peut-être mal posée.
Bon, rien ne presse.
Très bien, je n’insiste pas.

= agrees

= objects
D’accord, ça ne marche pas si simplement.
Bon, j’ai parlé un peu vite.
C’est un vrai obstacle, je ne le balaie pas.
Alors laissons mon idée de côté.
Oui, ça change la donne.
Je ne connaissais pas ce côté-là, merci de le dire.
{Tu connais|Vous connaissez} la situation mieux que moi.
Ça, je n’y avais pas pensé.
Là, {tu marques|vous marquez} un point.
Entendu, on ne va pas forcer.

= thanks-helped
Ça me fait plaisir.
Tant mieux, vraiment.
Avec plaisir, et c’est {toi|vous} qui {as|avez} fait le plus gros.
De rien, c’était une bonne conversation.
Merci à {toi|vous}.
Alors ça valait la peine d’en parler.
Il suffit parfois de le dire à voix haute.
Je suis là pour ça.
Quelle bonne nouvelle.

= laughs
Ha, ça part tout seul !
Voilà qui réveille !
Eh bien, quelle réaction !
Ah, ça, c’était du fond du cœur !
J’aime bien entendre ça !
Bon, au moins, on ne s’ennuie pas !
Rien à ajouter, c’est sorti tout net !
On ne s’y attendait pas, hein !
Celle-là, elle était spontanée !
C’est communicatif !

= tells-to-go-on

= did-exercise
`
