/** What the companion says to short answers. Most are only acknowledged plainly, because their words say too little. */
export const answerKinds = `
= answer-thing

= answer-person

= answer-time-place-number

= yes-and

= no-and

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
S’il fallait dire une bêtise, au hasard, ce serait quoi ?
Qu’est-ce qui est sûr, en revanche ?
Et la première chose qui {te|vous} passe par la tête ?
{Tu préfères|Vous préférez} qu’on parle d’autre chose ?
Est-ce qu’il y a quelqu’un qui saurait, lui ?
Qu’est-ce qui rend ça difficile à dire ?
Et si on prenait juste la journée d’aujourd’hui ?
De quoi {tu aurais|vous auriez} envie de parler, là ?
Avant, {tu aurais|vous auriez} su répondre ?
Il manque quoi pour savoir ?

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
Qu’est-ce qui serait faisable, alors ?
Et si on gardait juste la moitié de l’idée ?
C’est ça, le plus gros obstacle ?
Qu’est-ce que {tu as|vous avez} déjà essayé ?
Comment {tu ferais|vous feriez}, à {ta|votre} façon ?
Il faudrait que quoi change pour que ça passe ?
Est-ce qu’il y a quelqu’un qui pourrait aider là-dessus ?
Et dans le pire des cas, il se passe quoi ?
{Tu préfères|Vous préférez} chercher autre chose, ou en rester là ?
Qu’est-ce qui {te|vous} gêne le plus dans mon idée ?

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
Bon, on peut souffler un peu.
Qu’est-ce qui a aidé le plus ?
{Tu veux|Vous voulez} continuer un peu, ou on en reste là ?
Et maintenant, {tu vas|vous allez} faire quoi ?
Est-ce qu’il reste une chose à dire ?
{Tu me raconteras|Vous me raconterez} la suite ?
À quoi ressemble le reste de {ta|votre} journée ?
C’est plus clair, à présent ?
Quelle est la première chose que {tu vas|vous allez} faire ?
On parle d’autre chose, pour changer ?
{Tu gardes|Vous gardez} quoi de tout ça ?

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
Qu’est-ce qui {t’|vous }a fait réagir comme ça ?
Et la suite, alors ?
{Tu penses|Vous pensez} à quoi, là ?
Ça {te|vous} rappelle quelque chose ?
{Tu me racontes|Vous me racontez} ?
C’est moi, ou c’est l’histoire ?
Il y a quelqu’un à qui {tu vas|vous allez} raconter ça ?
Bon, on en était où ?
Quelle est la dernière chose qui {t’|vous }a fait vraiment rire ?
On continue dans ce ton-là ?

= listens-go-on
Merci, alors je me lance.
D’accord, j’y vais.
Bon, mais je préfère quand c’est à deux.
Très bien, je continue avec une petite question.
Volontiers, même si {ta|votre} vie est plus remplie que la mienne.
Ah, me voilà avec le micro.
En fait, j’avais surtout envie d’en savoir plus.
Alors voilà : je suis du genre à poser des questions.
Parfait, je saute sur l’occasion.
C’est gentil de me laisser la parole.
Qu’est-ce qui {t’|vous }a le plus occupé la tête, aujourd’hui ?
Si {tu pouvais|vous pouviez} changer une chose dans {ta|votre} semaine, ce serait quoi ?
De tout ce qu’on s’est dit, qu’est-ce qu’il faut retenir ?
Quel est le dernier moment où {tu t’es dit|vous vous êtes dit} : ça, c’est bien ?
Qui {t’|vous }a fait sourire, dernièrement ?
À quoi ressemblerait une bonne soirée, pour {toi|vous} ?
Il y a un endroit où {tu te sens|vous vous sentez} vraiment bien ?
Qu’est-ce que {tu n’as|vous n’avez} encore raconté à personne ?
Quelle question {tu aimerais|vous aimeriez} qu’on {te|vous} pose ?
Et si on reprenait {ton|votre} histoire au début ?

= did-exercise
Très bien, on ne change rien.
Parfait, {reste|restez} comme ça un instant.
D’accord, on prend {ton|votre} rythme.
Bien, le plus dur est fait.
Voilà, on avance tranquillement.
C’est exactement ce qu’il fallait.
Bon, maintenant on laisse les épaules descendre.
Merci d’avoir joué le jeu.
Super, sans se presser.
Alors on souffle une fois, lentement, et c’est tout.
Qu’est-ce que {tu remarques|vous remarquez} en premier ?
C’était facile ou pas tellement ?
Ça a changé quelque chose, même un tout petit peu ?
Et les épaules, elles sont comment ?
{Tu veux|Vous voulez} qu’on continue ou ça suffit comme ça ?
Quels bruits {tu entends|vous entendez}, là ?
À quoi {tu as|vous avez} pensé en le faisant ?
On refait une fois, plus lentement ?
Il y a un endroit où ça tire encore ?
Comment ça va, comparé à tout à l’heure ?
`
