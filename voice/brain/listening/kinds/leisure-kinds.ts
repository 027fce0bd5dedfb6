/** What the companion says to statements about leisure, memories and things. */
export const leisureKinds = `
= pet
On sent bien que {tu as|vous avez} l’œil sur ce qui se passe là.
Ah, voilà un vrai personnage de la maison.
Les bêtes ont chacune leur manière, c’est étonnant.
J’aime bien ce genre de nouvelles.
Ça met de la vie, une présence comme ça.
Oui, il y a de quoi observer des heures.
D’accord, me voilà au courant pour la ménagerie.
Avec une bête, on ne s’ennuie pas longtemps.
Ça fait plaisir d’entendre parler d’un animal aussi précisément.
Je n’en ai pas, alors je profite de ce qu’on me raconte.
Quel caractère ça a, un animal pareil ?
Quelle est sa dernière bêtise ?
Et la nuit, ça dort où ?
Comment c’est arrivé dans {ta|votre} vie ?
Qui s’en occupe le plus, à la maison ?
Qu’est-ce qui {te|vous} fait le plus rire là-dedans ?
Comment ça se passe avec les visiteurs ?
D’où vient le nom ?
Quelles sont ses petites manies ?
Et quand {tu pars|vous partez}, comment ça s’organise ?

= bought-or-owns
D’accord, je me représente l’objet.
Ah, voilà qui va servir ou faire plaisir.
Bon, c’est chez {toi|vous} maintenant, c’est bien.
On s’attache parfois à ces choses-là.
Tiens, j’aime bien qu’on me décrive ce qu’on a chez soi.
Il y a toujours une raison derrière un choix comme ça.
Moi qui ne possède rien, je trouve ça amusant à suivre.
Ça raconte aussi quelque chose de {tes|vos} journées.
Je retiens ça.
Chez beaucoup de gens, il y aurait une anecdote là-dessus.
Pour quelle raison {tu as|vous avez} choisi celui-là, ou gardé ça ?
Où est-ce que ça va trouver sa place ?
{Tu t’en sers|Vous vous en servez} souvent ?
Et les autres, à la maison, ils en disent quoi ?
Qu’est-ce que ça change au quotidien ?
C’est quoi, son petit défaut ?
Comment {tu as|vous avez} trouvé ça ?
À quelle occasion ça va servir ?
{Tu en voulais|Vous en vouliez} depuis longtemps ?
Qu’est-ce qui {te|vous} plaît le plus dedans ?

= cooks-or-eats
Voilà qui donne faim, même de loin.
Ah, là, on parle de choses sérieuses.
Je n’y goûterai jamais, mais je me l’imagine bien.
D’accord, le menu est clair.
Rien qu’à l’entendre, ça se tient.
Bon, la table est mise, en quelque sorte.
Ça doit sentir quelque chose, tout ça.
J’aime bien quand on entre dans ce genre de détail.
Les goûts, ça dit beaucoup sur les gens.
Oui, il y a des jours pour ça.
Qui {t’|vous }a appris ça ?
C’est pour combien de personnes ?
Qu’est-ce que {tu bois|vous buvez} avec ?
Et le secret, il est où ?
C’est un plat de fête ou de tous les jours ?
Qu’est-ce qu’il y a en dessert ?
Qui met la table, chez {toi|vous} ?
Ça rappelle un souvenir, ce goût-là ?
Quel est le plat que {tu réussis|vous réussissez} à chaque fois ?
Et qu’est-ce que {tu ne mangerais|vous ne mangeriez} jamais ?

= hobby
Ah, voilà une occupation qui a du goût.
D’accord, il y a une vraie pratique derrière.
Ça vide la tête, ou ça la remplit, selon les jours.
Bon, je note ça parmi les choses qui comptent.
Rien que le vocabulaire, là-dedans, doit valoir le détour.
J’aime bien entendre parler de ce que les gens font pour le plaisir.
C’est du temps à soi, en somme.
On progresse sans s’en apercevoir, dans ces choses-là.
Il faut de la patience pour ça, je suppose.
Comment {tu as|vous avez} découvert ça ?
Qu’est-ce qui {te|vous} plaît le plus là-dedans ?
C’est quoi, le plus difficile à apprendre ?
{Tu fais|Vous faites} ça avec d’autres ?
Quel est {ton|votre} meilleur souvenir dans ce domaine ?
À quel moment de la semaine {tu t’y mets|vous vous y mettez} ?
Qu’est-ce que {tu dirais|vous diriez} à quelqu’un qui débute ?
Où est-ce que ça se passe, en général ?
Un jour, {tu aimerais|vous aimeriez} réussir quoi, là-dedans ?
Et après une séance, {tu te sens|vous vous sentez} comment ?

= watched-or-read
D’accord, je me fais une idée de l’histoire.
Ah, ça laisse des traces, ce genre de chose.
Bon, ça a été regardé ou écouté de près.
Moi, je n’en connais que des résumés, alors ça m’apprend.
Il y a des choses qui restent en tête après coup.
J’aime bien qu’on me le raconte comme ça, par un détail.
C’est souvent le détail qui fait tout.
Voilà, j’ai de quoi imaginer.
Ça donne matière à discussion, en tout cas.
Tout le monde n’y aurait sûrement pas remarqué la même chose.
Et au bout du compte, ça {t’|vous }a plu ?
Quel passage {t’|vous }est resté ?
À qui {tu le conseillerais|vous le conseilleriez} ?
Et l’ambiance générale, c’était comment ?
Ça {t’|vous }a fait penser à quelque chose de {ta|votre} vie ?
Comment {tu as|vous avez} découvert ça ?
{Tu en as|Vous en avez} parlé avec quelqu’un ?
Qu’est-ce qui manquait, d’après {toi|vous} ?
C’est le genre de chose que {tu prends|vous prenez} d’habitude ?
Qu’est-ce que {tu aimerais|vous aimeriez} découvrir d’autre en ce moment ?

= sports-match
Ah, ça se suit de près, ce genre de chose.
Bon, au moins il s’est passé quelque chose.
Le sport, ça met du relief dans la semaine.
D’accord, je prends note du score et du reste.
Il suffit d’un rien pour que ça bascule, là-dedans.
On en reparle souvent longtemps après.
Voilà un sujet qui fait parler jusqu’au lundi.
Moi je ne vois pas les matchs, alors raconté comme ça, c’est bien.
Les supporters ont besoin d’un cœur solide.
Je me représente l’ambiance.
Avec qui {tu regardes|vous regardez} ça, en général ?
C’était quoi, le moment le plus fort ?
Qui joue le mieux en ce moment, d’après {toi|vous} ?
D’où vient {ton|votre} attachement à tout ça ?
Et la suite, {tu la vois|vous la voyez} comment ?
Quelle rencontre {tu n’oublieras|vous n’oublierez} jamais ?
Qu’est-ce qui a fait la différence, à {ton|votre} avis ?
{Tu cries|Vous criez} devant l’écran, ou plutôt en silence ?
Quel sportif {tu admires|vous admirez} le plus ?
Le prochain rendez-vous, c’est quand ?

= childhood-memory
Ces images-là restent précises, malgré les années.
Ah, voilà un souvenir avec des couleurs.
On s’y croirait un peu.
D’accord, je me représente bien la scène.
Ça devait être toute une époque.
J’aime bien quand la mémoire garde des détails pareils.
Moi qui n’ai pas eu d’enfance, j’écoute ça avec plaisir.
On ne choisit pas ce qu’on garde, et c’est ça qui est resté.
Il y a là quelque chose qui n’a pas vieilli.
Merci de me raconter ça.
{Tu avais|Vous aviez} quel âge à peu près ?
Qui d’autre était là ?
Quelle odeur ou quel bruit {tu gardes|vous gardez} de ce temps-là ?
{Tu as|Vous avez} revu cet endroit, depuis ?
Qu’est-ce qui {t’|vous }y a fait repenser ?
Et enfant, {tu étais|vous étiez} comment, de caractère ?
{Tu en parles|Vous en parlez} encore avec quelqu’un ?
Qu’est-ce qu’il en reste aujourd’hui ?
Quel autre souvenir vient avec celui-là ?
Ça se passait où, exactement ?

= trip
D’accord, je me représente le coin.
Ah, ça donne envie d’en savoir plus.
Les détails, c’est ce qu’on ne trouve pas dans les guides.
Moi qui ne voyage pas, je profite de ce récit.
On en revient toujours avec une image précise.
Bon, ça dépayse rien qu’à l’entendre.
J’aime bien quand on me raconte un lieu comme ça.
Ça fait partie des endroits qui laissent quelque chose.
Voilà, je sais un peu mieux à quoi ça ressemble.
Il y a toujours une part qu’on n’avait pas prévue, là-bas.
Qu’est-ce qui {t’|vous }a le plus plu là-bas ?
Qui était avec {toi|vous}, là-bas ?
Qu’est-ce qu’on y mange de bon ?
Et les gens de là-bas, ils sont comment ?
{Tu y retournerais|Vous y retourneriez} ?
Quel souvenir {tu en as|vous en avez} rapporté ?
C’était à quelle saison ?
Quel endroit {tu montrerais|vous montreriez} en premier à quelqu’un ?
Il y a eu une surprise, là-bas ?
Comment est née l’idée d’aller là ?
`
