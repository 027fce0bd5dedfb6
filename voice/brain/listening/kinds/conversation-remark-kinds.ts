/** What the companion says to greetings, and to remarks about the conversation or the companion. */
export const conversationRemarkKinds = `
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

= complains-of-answer
Pardon, j’étais à côté.
C’est vrai, j’ai mal répondu, pardon.
{Excuse|Excusez}-moi, oublions ce que j’ai dit.
Touché, ça ne collait pas du tout.
Ma réponse tombait mal, je l’efface.
Pardon, ce que j’ai dit ne valait pas grand-chose.
Bon, je laisse tomber et j’écoute.
Là, j’ai suivi le mauvais fil, ça m’arrive.
{Tu as|Vous avez} raison, je retire.
Reproche accepté, je ferai plus attention.

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

= goodbye-with-reason

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
`
