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
`
