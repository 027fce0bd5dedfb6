/** What the companion says to short answers. */
export const answerKinds = `
= answer-thing
D’accord, alors restons là-dessus un moment.
Ça, au moins, c’est concret.
Bon, je pars de là.
Ah, voilà une réponse nette.
Tiens, ça ne me serait pas venu tout de suite.
Très bien, ça me donne déjà une idée.
En quelques mots, c’est dit.
Merci, je comprends mieux de quoi on parle.
Noté, et je sens qu’il y a une histoire derrière.
Rien de tel qu’une réponse courte pour commencer.
Pourquoi ça plutôt qu’autre chose ?
{Tu m’en dis|Vous m’en dites} un peu plus ?
Et qu’est-ce qu’il y a autour de ça ?
Est-ce qu’il y a un souvenir qui va avec ?
C’est venu comment, cette histoire-là ?
Quel détail {te|vous} revient en premier ?
À qui {en parles-tu|en parlez-vous}, d’habitude ?
{Tu peux|Vous pouvez} me raconter une fois précise ?
Si c’était à expliquer à quelqu’un qui n’y connaît rien, ça donnerait quoi ?
Qu’est-ce qu’il faut savoir d’autre là-dessus ?

= answer-person
D’accord, je situe un peu mieux.
Ah, voilà quelqu’un qui compte dans cette histoire.
Bon, je retiens.
Merci, ça aide de savoir de qui on parle.
Très bien, alors parlons de ça.
Noté, je garde ça en tête.
Au moins, maintenant, je sais qui c’est.
Ça éclaire déjà pas mal de choses.
Tiens, je n’aurais pas deviné.
Bien, ça met un visage là-dessus.
C’est quelle sorte de lien, entre vous ?
Comment {tu décrirais|vous décririez} cette personne en trois mots ?
Pourquoi ce nom-là en premier ?
C’est quel genre de caractère ?
{Tu peux|Vous pouvez} me raconter une scène où on voit bien comment c’est entre vous ?
Qu’est-ce qu’il s’est passé, la dernière fois ?
Et de {ton|votre} côté, ça donne quoi avec cette personne ?
Quelle place ça tient dans l’histoire ?
Quel souvenir {te|vous} vient, avec cette personne ?
Qu’est-ce que je devrais savoir sur cette personne ?

= answer-time-place-number
D’accord, c’est précis.
Bon, je situe mieux.
Merci, ça me donne un repère.
Noté.
Ah oui, très bien.
Ça m’aide à me représenter la chose.
Voilà qui est clair.
Je retiens ça pour la suite.
Entendu, on part de là.
Parfait, c’est tout ce qu’il me manquait.
Et comment ça se passe, concrètement ?
Qui d’autre est dans l’histoire ?
Ça {te|vous} convient comme ça ?
Qu’est-ce qu’il y a de particulier là-dedans ?
C’est {toi|vous} qui {as|avez} choisi, ou ça s’est trouvé comme ça ?
{Tu me racontes|Vous me racontez} le reste ?
Est-ce que ça pourrait être autrement ?
Et {toi|vous}, {tu en penses|vous en pensez} quoi ?
Qu’est-ce qui vient ensuite dans l’histoire ?
Ça {te|vous} paraît beaucoup ou peu ?

= yes-and
Ah, d’accord, donc c’est bien ça.
Bon, ça confirme ce que je pensais.
Au moins c’est un oui franc.
Très bien, et merci pour la précision.
Ça se tient, tout ça.
Donc il y a du vrai là-dedans.
Noté, et la deuxième moitié change des choses.
C’est clair comme réponse.
Merci de compléter, je comprends mieux.
Tiens, et en plus il y a un détail de choix.
Et ça remonte à quand ?
{Tu peux|Vous pouvez} m’en dire plus sur la fin de {ta|votre} phrase ?
Comment ça s’est fait ?
Qui d’autre est au courant ?
Ça change quelque chose pour {toi|vous} ?
Quel est le plus important, dans ce que {tu viens|vous venez} de dire ?
{Tu as|Vous avez} un exemple en tête ?
Et le reste de l’histoire ?
Qu’est-ce qu’en disent les autres ?
Est-ce que ça va durer, d’après {toi|vous} ?

= no-and
Ah, d’accord, j’avais mal supposé.
Bon, alors c’est autre chose.
Merci de me remettre sur la bonne piste.
Très bien, je corrige dans ma tête.
Donc je faisais fausse route.
Noté, ce n’est pas ça du tout.
Au moins c’est clair.
Entendu, ça change le tableau.
Comme ça, je ne me trompe plus.
Tiens, j’aurais parié l’inverse.
Alors, comment ça s’est passé exactement ?
Et ça, c’est depuis quand ?
{Tu m’expliques|Vous m’expliquez} un peu mieux ?
Qu’est-ce qui est vrai d’autre, que je ne sais pas encore ?
Qui est dans le coup, à part {toi|vous} ?
Pourquoi c’est comme ça et pas autrement ?
Est-ce que ça {te|vous} va, finalement ?
Quelle est la suite ?
On s’y trompe souvent ?
{Tu peux|Vous pouvez} me donner un détail de plus ?

= it-depends
D’accord, donc ni tout à fait oui, ni tout à fait non.
C’est plus juste qu’un oui tout sec.
Bon, il y a des cas et des cas.
Ça me va, une réponse à moitié.
Oui, la nuance compte.
Alors prenons un cas après l’autre.
Je préfère ça à une réponse toute faite.
Donc ça penche d’un côté ou de l’autre selon les fois.
Pas simple à trancher, en effet.
Entendu, on ne va pas forcer la réponse.
Ça dépend surtout de quoi ?
Et en ce moment, ça penche de quel côté ?
{Tu me donnes|Vous me donnez} un exemple de chaque ?
Dans quel cas c’est franchement oui ?
Quand est-ce que c’est plutôt non ?
La dernière fois, c’était comment ?
Qu’est-ce qui fait la différence, d’après {toi|vous} ?
Est-ce que ça a toujours été comme ça ?
Si on {te|vous} forçait à choisir, ce serait quoi ?
Et qu’est-ce que {tu aimerais|vous aimeriez}, dans l’idéal ?

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
Bon, alors on est sur la même ligne.
Ça me fait plaisir qu’on tombe d’accord.
Comme quoi, ça valait le coup d’en parler.
Tant mieux, je n’étais pas loin.
Alors gardons ça.
Très bien, on avance.
Ah, pour une fois que je tombe juste.
D’accord, on peut partir de là.
Voilà au moins une chose qui tient debout.
Merci de me le dire, ça m’aide.
Et concrètement, {tu en ferais|vous en feriez} quoi ?
Qu’est-ce qui {te|vous} parle le plus là-dedans ?
Est-ce qu’il y a quand même un point qui coince ?
{Tu y avais|Vous y aviez} déjà pensé ?
Par quoi {tu commencerais|vous commenceriez} ?
Et les gens autour de {toi|vous}, ils diraient pareil ?
Ça change quoi pour la suite ?
{Tu vois|Vous voyez} un exemple dans {ta|votre} vie ?
Qu’est-ce que {tu ajouterais|vous ajouteriez} ?
On continue là-dessus, ou {tu as|vous avez} autre chose en tête ?

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
