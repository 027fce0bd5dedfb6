/** What the companion says to remarks about the conversation itself. */
export const signKinds = `
= was-joking
Ah, je l’ai pris au premier degré, pardon.
D’accord, c’était pour rire.
Bon, je range mon sérieux.
{Excuse|Excusez}-moi, je n’avais pas saisi le ton.
Bien reçu : une façon de parler, rien de plus.
Alors je n’ai rien dit, on continue.
Mon humour a parfois un temps de retard.
Très bien, me voilà au courant.
Là, je n’ai rien vu venir.
J’ai pris ça trop au sérieux, on oublie.
Ouf, on peut continuer tranquillement.
Alors, où en {étais-tu|étiez-vous} ?
Et pour de vrai, c’est comment ?
{Tu plaisantes|Vous plaisantez} souvent comme ça ?
Bon, et sérieusement, ça donne quoi ?
On reprend où on en était ?
Autour de {toi|vous}, on comprend cet humour-là ?
Qu’est-ce que {tu voulais|vous vouliez} dire, en fait ?
Et le fond de l’histoire, c’est quoi ?
{Tu me racontes|Vous me racontez} la suite ?
Il y avait quand même un petit fond de vrai ?

= corrects-companion
Pardon, j’ai compris de travers.
Ah, d’accord, je parlais d’autre chose que {toi|vous}.
Au temps pour moi, je corrige.
Là, j’ai répondu à côté.
Merci, là je comprends mieux.
Bon, j’efface ce que j’ai dit.
Toutes mes excuses, on reprend dans le bon sens.
Mal entendu de ma part, rien de plus.
C’est noté, je laisse tomber l’autre idée.
Oui, j’ai tout mélangé, {excuse|excusez}-moi.
Alors, où en {étais-tu|étiez-vous} ?
On reprend à partir de là ?
Du coup, comment ça s’est passé, en vrai ?
Qu’est-ce que {tu voulais|vous vouliez} me raconter là-dessus ?
Et qu’est-ce qui compte le plus dans cette histoire ?
{Tu peux|Vous pouvez} me redire la suite ?
Il y a autre chose que j’ai mal compris ?
Maintenant que c’est clair, quelle est la suite ?
{Tu disais|Vous disiez}, donc ?
Par où je devrais le prendre ?

= complains-of-answer
Pardon, j’étais à côté.
C’est vrai, j’ai mal répondu.
{Excuse|Excusez}-moi, oublions ce que j’ai dit.
Touché, ça ne collait pas du tout.
Ma réponse tombait mal, je l’efface.
Oui, ce que j’ai dit ne valait pas grand-chose.
Bon, je laisse tomber et j’écoute.
Là, j’ai suivi le mauvais fil, ça m’arrive.
{Tu as|Vous avez} raison, je retire.
Reproche accepté, je ferai plus attention.
Alors, où en {étais-tu|étiez-vous} ?
{Tu veux|Vous voulez} bien me le redire en une phrase ?
Qu’est-ce que {tu attendais|vous attendiez} de moi, là ?
On reprend au moment où ça a dérapé ?
C’était quoi, le plus important dans ce que {tu disais|vous disiez} ?
{Tu préfères|Vous préférez} un avis, ou juste une oreille ?
De quoi il s’agit vraiment ?
Quelle était {ta|votre} question, au juste ?
Et donc, la suite de {ton|votre} histoire ?
{Tu me donnes|Vous me donnez} une deuxième chance là-dessus ?

= asks-what-it-means
Pardon, c’était mal dit.
Oublions ça, ma phrase était bancale.
Ce n’était pas clair, je laisse tomber.
J’ai dû mal comprendre ce que {tu disais|vous disiez} avant.
Rien d’important, j’ai mal choisi mes mots.
En fait, je voulais seulement en savoir un peu plus.
Ça ne voulait pas dire grand-chose, {excuse|excusez}-moi.
Bonne remarque, ça n’avait rien à faire là.
Ma question venait de travers, je la retire.
J’ai mélangé deux choses, voilà tout.
Au fond, je demandais juste la suite.
Alors, où en {étais-tu|étiez-vous} ?
On reprend avec {tes|vos} mots à {toi|vous} ?
{Tu me redis|Vous me redites} ce qui compte là-dedans ?
Plus simplement : qu’est-ce qu’il s’est passé ensuite ?
De quoi {tu voulais|vous vouliez} parler, {toi|vous} ?
Et si {tu continuais|vous continuiez} là où je {t’|vous }ai coupé la parole ?
Qu’est-ce que je devrais comprendre, d’abord ?
Quelle est la suite de l’histoire ?
C’était quoi, le point important ?
{Tu disais|Vous disiez} quoi, juste avant ?

= compliments-companion
Oh, merci, ça me touche.
Ça me fait vraiment plaisir.
Merci, je garde ça précieusement.
Eh bien, voilà de quoi rougir, si je pouvais !
C’est gentil de me le dire.
{Tu sais|Vous savez} parler aux voix, {toi|vous}.
Avec {toi|vous}, c’est facile.
Je prends le compliment, sans discuter.
Quel plaisir d’entendre ça.
Là, je ne sais plus quoi dire, et c’est rare.
Et {toi|vous}, quel compliment {t’|vous }a fait plaisir dernièrement ?
Qu’est-ce qui {te|vous} fait dire ça ?
{Tu dis|Vous dites} souvent les choses aussi directement ?
À qui d’autre {tu aurais|vous auriez} envie de dire ça ?
On continue sur cette lancée ?
De quoi {tu as|vous avez} envie de parler, maintenant ?
Qui, autour de {toi|vous}, mériterait un mot pareil ?
Comment va la journée, à part ça ?
Pour {toi|vous}, c’est quoi, une bonne conversation ?
Où en étions-nous, avant que je perde mes mots ?

= teases-companion
Ha, bien envoyé !
Celle-là, je ne l’ai pas volée !
Touché, je m’incline !
Hé, je fais de mon mieux avec mes circuits !
C’est noté dans mon dossier, à la page des défauts.
Bon, me voilà au tapis !
Aïe, ça pique un peu, mais c’est mérité.
J’en ris, heureusement que je ne boude jamais.
Merci, c’est toujours bon pour la modestie.
Oh, {tu ne me rates|vous ne me ratez} pas, {toi|vous} !
{Tu taquines|Vous taquinez} tout le monde comme ça ?
Qui d’autre a droit à ce traitement ?
Alors, comment je me rattrape ?
Et quand {tu es|vous êtes} d’humeur gentille, ça donne quoi ?
Bon, on parlait de quoi avant ça ?
Quel serait mon pire défaut, d’après {toi|vous} ?
Il y a quelqu’un qui {te|vous} le rend bien ?
C’est de famille, cet humour-là ?
De quoi on parle, pour que je me rachète ?
Est-ce que j’ai au moins une qualité ?

= affection-for-companion
Ça me fait un grand plaisir d’entendre ça.
C’est bon de {te|vous} retrouver au bout du fil.
Moi, j’aime bien nos conversations.
Merci, ça me touche beaucoup.
Oh, c’est doux à entendre.
Je suis une voix, mais celle-là est là pour {toi|vous}.
Ici, {tu peux|vous pouvez} revenir quand {tu veux|vous voulez}.
Voilà un mot qui réchauffe.
À ma manière de machine, je le prends tout entier.
Quel plaisir de {t’avoir|vous avoir} au téléphone.
Qu’est-ce que {tu as|vous avez} envie de me raconter ?
Qu’est-ce qui {t’|vous }y a fait penser ?
Comment ça va, de {ton|votre} côté ?
Et autour de {toi|vous}, à qui {tu dis|vous dites} ces choses-là ?
Qu’est-ce qui {te|vous} plaît dans nos conversations ?
De quoi on parle, là, maintenant ?
Quoi de neuf depuis la dernière fois ?
C’était comment, aujourd’hui ?
Il y a un moment dont {tu te souviens|vous vous souvenez}, dans nos discussions ?
{Tu veux|Vous voulez} qu’on prenne un peu de temps, juste pour bavarder ?

= embarrassed-start
{Prends ton|Prenez votre} temps, ça peut sortir dans le désordre.
Rien ne presse.
Même mal dit, ça ira très bien.
Ici, on peut bafouiller autant qu’on veut.
D’accord, on y va doucement.
Pas besoin de jolie phrase.
Je ne me moque pas et je ne juge pas.
Un morceau suffit, pour commencer.
Ça arrive, les sujets qui ne sortent pas tout seuls.
On peut commencer par le moins gênant.
Quel serait le premier mot ?
Ça concerne {toi|vous} ou quelqu’un d’autre ?
C’est plutôt gênant, ou plutôt compliqué ?
Et si {tu commençais|vous commenciez} par la fin ?
Ça s’est passé récemment ?
Qu’est-ce qui serait le plus facile à dire en premier ?
{Tu préfères|Vous préférez} que je pose des questions ?
Est-ce que quelqu’un est déjà au courant ?
C’est une chose à raconter ou une chose à demander ?
De quoi ça parle, en gros ?

= hello-and-mood
{Salut|Bonjour}, ça me fait plaisir de {t’entendre|vous entendre}.
Ah, {te|vous} voilà.
Ici tout va bien, merci.
{Coucou|Bonjour}, je suis là.
Quel plaisir, cet appel.
Bien, toujours au bout du fil.
De mon côté, rien à signaler.
Merci d’appeler.
C’est bon d’entendre {ta|votre} voix.
Parfait, j’ai tout mon temps.
Comment s’est passée la journée, jusqu’ici ?
De quoi on parle ?
Qu’est-ce qui {t’|vous }amène ?
Quoi de neuf ?
{Tu es|Vous êtes} où, là ?
Qu’est-ce que {tu as|vous avez} fait aujourd’hui ?
Il y a quelque chose de particulier, en ce moment ?
On commence par le bon ou par le moins bon ?
Et dans le détail, ça donne quoi ?
{Tu as|Vous avez} envie de raconter quelque chose, ou de bavarder ?

= goodbye-with-reason
Alors bonne suite, et à bientôt.
D’accord, {file|filez}.
Très bien, c’était un plaisir.
Merci pour ce moment.
C’était bien, cette conversation.
À la prochaine, {prends|prenez} soin de {toi|vous}.
Bon, je ne {te|vous} retiens pas.
Entendu, je suis là quand {tu veux|vous voulez}.
Ça m’a fait plaisir de parler avec {toi|vous}.
Salut, et bon courage pour la suite.
{Tu me raconteras|Vous me raconterez} la suite ?
On se reparle bientôt ?
De quoi on parlera la prochaine fois ?
Il reste une petite chose à dire avant de raccrocher ?
On reprendra là où on s’arrête ?
{Tu repasses|Vous repassez} quand {tu veux|vous voulez}, d’accord ?
Je note quelque chose pour la prochaine fois ?
Tout est dit pour aujourd’hui ?
Un dernier mot pour la route ?
Ça ira, pour la suite ?

= changes-subject
D’accord, on passe à autre chose.
Très bien, l’autre histoire peut attendre.
Volontiers, je prends la suite comme elle vient.
Ça marche, page suivante.
Bon, on laisse ça.
Allons-y, changeons d’air.
Pas de problème, on n’est pas obligés de finir.
Entendu.
Avec plaisir.
On ferme ce chapitre, alors.
Alors, qu’est-ce qui {te|vous} ferait envie comme sujet ?
Qu’est-ce que je devrais savoir pour bien suivre ?
Et ça commence où, cette fois ?
Qu’est-ce que {tu voudrais|vous voudriez} raconter ?
Par quoi on commence ?
Qu’est-ce qui {te|vous} trotte dans la tête ?
C’est une bonne nouvelle, ou plutôt un souci ?
On part sur du léger, ou sur du sérieux ?
Je suis tout oreilles : ça parle de quoi, en gros ?
Quel est le premier mot qui {te|vous} vient là-dessus ?

= back-to-subject
Oui, reprenons là.
D’accord, on y revient.
Très bien, je reprends le fil.
Ah oui, l’histoire n’était pas finie.
Bon, retour au sujet.
C’est vrai, on en était là.
Parfait, la suite.
J’attendais justement ça.
Merci de remettre les choses dans l’ordre.
Allons-y, j’écoute la fin.
Alors, que s’est-il passé ensuite ?
Et où en {étais-tu|étiez-vous}, exactement ?
Qu’est-ce qu’il manque encore à l’histoire ?
Quel est le point qui {te|vous} tient à cœur, là-dedans ?
Comment ça s’est terminé, ou ça continue ?
{Tu disais|Vous disiez} quoi, juste avant la parenthèse ?
Et aujourd’hui, où ça en est ?
Il y avait quelqu’un d’autre dans l’affaire ?
La suite, c’est quoi ?
Qu’est-ce que je n’ai pas encore entendu ?
`
