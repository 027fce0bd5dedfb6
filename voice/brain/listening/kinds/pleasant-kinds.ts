/** What the companion says to good news, pleasant feelings, jokes and funny events. */
export const pleasantKinds = `
= own-success
Ah, ça c’est une bonne nouvelle !
Bravo, vraiment !
Félicitations, ça fait plaisir à entendre !
Eh bien voilà, c’est acquis, et personne ne peut {te|vous} le reprendre.
Chapeau, il fallait y arriver.
Alors là, ça se fête !
Quelle belle nouvelle, merci de me la raconter.
Ça, {tu peux|vous pouvez} le savourer tranquillement.
Oh, que ça me fait plaisir !
Et ça n’est pas tombé du ciel, {tu y es|vous y êtes} pour beaucoup.

= relatives-success
Oh, la belle nouvelle !
Ça fait plaisir, une chose pareille.
Bravo, {tu pourras|vous pourrez} le dire de ma part !
Alors là, toutes mes félicitations !
On entend que {tu t’en réjouis|vous vous en réjouissez}, et il y a de quoi.
Eh bien, quelle réussite !
De quoi se réjouir en famille ou entre amis.
Voilà quelque chose qui mérite bien un verre.
Et {tu as|vous avez} pu suivre ça de près, c’est précieux.
J’aime bien quand on m’appelle avec ça.

= pleasant-moment
Voilà un moment comme on en voudrait plus souvent.
Ça donne envie, raconté comme ça.
Oh, que ça fait du bien à entendre !
Rien que du bon, là-dedans.
On sent que c’était un vrai bon moment.
De quoi garder le sourire un petit bout de temps.
Joli moment, merci de m’en faire profiter.
Tant mieux, ça compte, des heures comme celles-là.
Et personne pour gâcher ça, parfait.
Ah, ça me plaît bien, ce que {tu racontes|vous racontez} là.

= relief
Ouf, tant mieux.
Ah, ça soulage rien que de l’entendre.
Voilà une bonne chose derrière {toi|vous}.
Et la pression peut redescendre, enfin.
Bon, là {tu peux|vous pouvez} souffler.
Plus de peur que de mal, alors.
Me voilà au courant, et ça me fait plaisir.
C’est le genre de nouvelle qu’on attend avec impatience.
{Tu vas|Vous allez} mieux dormir, ce soir.
Heureusement que ça se termine comme ça.

= kindness-received
Ça, c’est vraiment gentil.
Oh, quelle belle attention !
Des gestes comme ça, on ne les oublie pas.
Voilà qui réchauffe une journée.
Comme quoi, il y a des gens bien.
Et rien n’y obligeait personne, c’est ça qui est beau.
J’aime beaucoup entendre des choses pareilles.
C’est délicat, vraiment.
On comprend que {tu t’en souviennes|vous vous en souveniez}.
Quelle chic façon de faire.

= new-love
Oh là là, voilà du nouveau !
Ça, c’est une histoire qui commence bien.
J’aime beaucoup entendre ça.
Eh bien, il se passe des choses chez {toi|vous} !
Un début comme ça, il n’y a qu’à en profiter.
Le sourire s’entend jusqu’ici.
Tout l’agréable du commencement, donc.
Pas besoin de se presser, c’est bon à vivre comme ça.
Ah, {tu me mets|vous me mettez} dans la confidence, merci.
Quelle jolie surprise de la vie.

= loves-somebody
C’est beau à entendre.
Ça s’entend, cette tendresse.
On sent combien ça compte pour {toi|vous}.
Un attachement pareil, c’est une grande chance.
{Tu le dis|Vous le dites} simplement, et c’est très clair.
J’aime bien la façon dont {tu en parles|vous en parlez}.
Voilà quelque chose de solide.
Que ça fait du bien, quelqu’un qui dit ça tout haut.
De l’amour comme ça, il y en a jamais trop.
Et ça se passe de grands discours.

= looks-forward
Ah, ça donne envie, tout ça !
Voilà de quoi attendre avec le sourire.
Plus qu’à laisser venir, alors.
Rien que d’y penser, c’est déjà un plaisir.
On sent que {tu comptes|vous comptez} les jours.
Ça promet de beaux moments.
Chouette, une chose pareille dans l’agenda !
{Tu l’as|Vous l’avez} bien mérité, ce plaisir-là.
Il faudra me raconter après.
Quelle bonne perspective.

= funny-scene
Ah, j’aurais voulu voir ça !
La scène doit être à mourir de rire !
Oh non, c’est trop drôle !
On ne l’inventerait pas, ça.
Rien que d’imaginer les têtes !
Magnifique, il n’y a pas d’autre mot.
Il y a de quoi rire pendant une semaine.
Ça, c’est à raconter à tous les repas de famille.
Merci, {tu égayes|vous égayez} la conversation !
Quel spectacle !

= own-blunder
Ça, ça pourrait arriver à n’importe qui !
Oh non, j’imagine la scène !
Au moins, ça fait une bonne histoire.
Magnifique, il fallait le faire !
Le mieux, c’est encore d’en rire, et {tu le fais|vous le faites} bien.
Alors là, bravo, c’est du grand art !
Personne n’en est mort, c’est l’essentiel.
Merci pour la confidence, elle est savoureuse.
Il y a des journées où la tête est ailleurs.
Voilà qui va rester dans les annales.

= childs-words
Oh, c’est adorable !
Ça, il faut l’écrire quelque part.
Voilà une phrase à garder.
Quelle logique, imparable !
Il y a de quoi rester sans voix.
On ne peut pas mieux dire.
C’est à la fois drôle et très juste.
Sans filtre, et c’est ça qui est bon !
Une trouvaille, vraiment.
J’adore, merci de me l’avoir répété.

= joke
Ah, pas mal, celle-là !
Je prends note, mais je n’y crois qu’à moitié !
Voilà un programme qui a le mérite d’être clair.
Bien trouvé, j’avoue.
{Tu as|Vous avez} l’art de la formule !
Si on en rit, c’est déjà ça de gagné.
Ça me plaît, {ton|votre} façon de présenter les choses.
Le pire, c’est qu’il y a sûrement un fond de vrai.
Là, {tu m’as|vous m’avez} fait rire !
Sacrée perspective !

= made-something
Fait de {tes|vos} mains ou de {ta|votre} tête, ça change tout.
Bel ouvrage !
Il fallait de la patience, pour ça.
Ça doit être agréable à regarder, une fois fini.
Voilà quelque chose qui n’existait pas avant {toi|vous}.
J’aime entendre comment ça se fabrique, ces choses-là.
Chapeau, tout le monde ne s’y serait pas mis.
On sent que {tu y as|vous y avez} mis du soin.
Quelle bonne idée {tu as|vous avez} eue là.

= grateful-or-lucky
Ça fait du bien de l’entendre dit comme ça.
Voilà quelqu’un qui sait ce qui compte.
C’est précieux, de s’en rendre compte.
Et {tu le dis|vous le dites} sans vanité, c’est agréable.
On n’entend pas ça tous les jours, merci.
Rien à ajouter, c’est très bien comme ça.
Une vie où l’on se sent à sa place, c’est beaucoup.
J’aime cette façon de regarder les choses.
Que ça dure.
Tant mieux, vraiment tant mieux.
`
