/** What the companion says to good news and funny stories. */
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
À qui {tu l’as|vous l’avez} dit en premier ?
Comment {tu vas|vous allez} fêter ça ?
Quel a été le moment le plus difficile pour y arriver ?
Qu’est-ce que ça va changer pour {toi|vous} ?
Sur le coup, {tu as|vous avez} réagi comment ?
{Tu y croyais|Vous y croyiez}, au départ ?
Qui {t’|vous }a donné un coup de main là-dedans ?
Et maintenant, c’est quoi la suite ?
Autour de {toi|vous}, on a dit quoi ?
{Raconte|Racontez} un peu, ça s’est passé comment ?

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
Comment {tu l’as|vous l’avez} appris ?
Qu’est-ce que {tu as|vous avez} dit, sur le moment ?
Vous allez fêter ça ensemble ?
Ça se préparait depuis longtemps ?
{Tu t’y attendais|Vous vous y attendiez} un peu ?
Et maintenant, qu’est-ce qui va suivre ?
Qui d’autre est déjà au courant ?
D’où ça vient, à {ton|votre} avis, cette réussite ?
Il y a eu des moments où ça semblait mal parti ?
Et {toi|vous}, {tu y es|vous y êtes} pour quelque chose ?

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
Quel est le détail qui {te|vous} reste le plus en tête ?
C’était prévu, ou ça s’est fait comme ça ?
Qu’est-ce qui rendait ça si agréable ?
Ça s’est terminé comment ?
{Tu as|Vous avez} envie de recommencer bientôt ?
À quel moment {tu t’es dit|vous vous êtes dit} que c’était parfait ?
Ça {t’|vous }arrive souvent, des moments pareils ?
S’il fallait garder une seule image, ce serait laquelle ?
Il y a eu quelque chose d’inattendu ?
Et depuis, {tu y as|vous y avez} repensé ?

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
À quel moment {tu as|vous avez} su que c’était bon ?
Qu’est-ce qui {te|vous} faisait le plus peur, au fond ?
Ça {te|vous} travaillait depuis longtemps ?
Et maintenant, de quoi {tu as|vous avez} envie ?
{Tu avais|Vous aviez} imaginé quoi, au pire ?
Quelle est la première chose que {tu as|vous avez} faite après ?
Qui {tu as|vous avez} prévenu ?
Comment {tu as|vous avez} tenu jusque-là ?
Avec le recul, {tu referais|vous referiez} tout pareil ?

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
{Tu as|Vous avez} répondu quoi, sur le moment ?
{Tu t’y attendais|Vous vous y attendiez} ?
Vous vous connaissez depuis longtemps ?
Qu’est-ce qui {t’|vous }a fait le plus plaisir là-dedans ?
{Tu penses|Vous pensez} rendre la pareille un de ces jours ?
Et après, ça a changé quelque chose entre vous ?
C’est quelqu’un qui fait souvent des gestes comme ça ?
Ça arrivait à un bon moment pour {toi|vous} ?
{Tu l’as|Vous l’avez} raconté autour de {toi|vous} ?
À {ton|votre} avis, d’où venait cette attention ?

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
Qu’est-ce qui {t’|vous }a plu tout de suite ?
Et la suite, c’est prévu pour quand ?
{Tu en as|Vous en avez} parlé à quelqu’un d’autre ?
De quoi vous parlez, quand vous êtes ensemble ?
À {ton|votre} avis, c’est réciproque ?
Il y a eu un moment précis où {tu as|vous avez} senti quelque chose ?
Comment c’est, sa façon d’être avec {toi|vous} ?
Ça faisait longtemps que ça ne {t’|vous }était pas arrivé ?
Qui a fait le premier pas ?
{Tu t’y attendais|Vous vous y attendiez}, à cette rencontre ?

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
Comment {tu le montres|vous le montrez}, au quotidien ?
C’était comme ça dès le début ?
Qu’est-ce que vous aimez faire ensemble ?
{Tu as|Vous avez} un souvenir à deux qui {te|vous} revient là ?
Ça, {tu le dis|vous le dites} parfois en face ?
Qu’est-ce qui {te|vous} fait craquer le plus ?
Y a-t-il un petit rituel entre vous ?
Qu’est-ce que ça {t’|vous }a appris ?
Et en retour, ça se manifeste comment ?
Qu’est-ce que les autres ne remarquent pas et que {toi|vous}, {tu remarques|vous remarquez} ?

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
Qu’est-ce qui {te|vous} réjouit le plus là-dedans ?
Il reste des choses à préparer ?
C’est la première fois, ou {tu as|vous avez} l’habitude ?
Avec qui {tu vas|vous allez} partager ça ?
{Tu imagines|Vous imaginez} ça comment, au mieux ?
D’où est venue l’idée ?
Par quoi {tu vas|vous allez} commencer, le jour venu ?
Ça fait longtemps que {tu attends|vous attendez} ça ?
Qu’est-ce qu’il ne faudra surtout pas oublier ?
Et d’ici là, comment {tu prends|vous prenez} patience ?

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
Et {toi|vous}, {tu as|vous avez} réussi à garder {ton|votre} sérieux ?
Ça s’est terminé comment ?
Qui a ri en premier ?
Quelle tête faisaient les autres ?
Il y avait des témoins ?
{Tu en ris|Vous en riez} encore ?
C’est un habitué de ce genre de scènes, ou c’était une première ?
{Tu l’as|Vous l’avez} déjà racontée à qui, celle-là ?
Qu’est-ce qui s’est dit, après ça ?
Une photo, une vidéo, il en reste quelque chose ?

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
Et là, {tu as|vous avez} fait quoi ?
Il y a eu des témoins ?
Au bout de combien de temps {tu t’en es|vous vous en êtes} rendu compte ?
Ça s’est fini comment ?
C’est une habitude chez {toi|vous}, ce genre d’étourderie ?
Qui s’est le plus moqué de {toi|vous} ?
{Tu l’as|Vous l’avez} avoué à quelqu’un, à part moi ?
Où {tu avais|vous aviez} la tête, à ce moment-là ?
Et {ta|votre} plus belle gaffe, c’est celle-là ou il y a mieux ?
Depuis, {tu fais|vous faites} plus attention, ou pas du tout ?

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
Et {tu as|vous avez} répondu quoi ?
C’est dit avec quel air, une phrase pareille ?
Les autres ont ri ?
Il y en a d’autres, des mots comme celui-là ?
{Tu les notes|Vous les notez} quelque part ?
D’où ça lui vient, à {ton|votre} avis ?
C’est son genre, de dire des choses comme ça ?
Il y a eu une suite, après cette phrase ?
À qui {tu l’as|vous l’avez} répété depuis ?
Sur le moment, {tu as|vous avez} pu garder {ton|votre} sérieux ?

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
Et pour de vrai, ça en est où ?
D’où {te|vous} vient celle-là ?
Sous la plaisanterie, il y a quoi ?
{Tu plaisantes|Vous plaisantez} comme ça avec tout le monde ?
Sérieusement, {tu vois|vous voyez} ça comment ?
Et autour de {toi|vous}, ça fait rire aussi ?
Disons que c’est vrai à combien pour cent ?
Ça tient depuis quand, cette affaire ?
{Tu as|Vous avez} toujours eu ce genre d’humour ?
Allez, et la version sérieuse, c’est laquelle ?

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
Qu’est-ce qui a été le plus difficile à faire ?
Ça {t’|vous }a pris combien de temps ?
Où {tu as|vous avez} appris à faire ça ?
{Tu l’as|Vous l’avez} montré à qui ?
Et la prochaine chose à faire, ce sera quoi ?
D’où {t’|vous }est venue l’idée ?
De quelle partie {tu as|vous avez} tiré le plus de plaisir ?
Si c’était à refaire, {tu changerais|vous changeriez} quelque chose ?
Quelqu’un {t’|vous }a donné un coup de main ?
Ça donne quoi, à l’arrivée ?

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
À quel moment de la journée {tu le sens|vous le sentez} le plus ?
Est-ce que ça a toujours été comme ça ?
D’où ça vient, à {ton|votre} avis ?
À qui {tu dois|vous devez} un peu de ça ?
Qu’est-ce que {tu ne voudrais|vous ne voudriez} changer pour rien au monde ?
{Tu le dis|Vous le dites} parfois à {tes|vos} proches ?
Il y a eu des temps plus compliqués, avant ?
Comment {tu fais|vous faites} pour garder ça ?
Qu’est-ce qui {t’|vous }y a fait penser aujourd’hui ?
Si {tu devais|vous deviez} donner un exemple d’hier, ce serait quoi ?
`
