/** What the companion says to statements about other people, and about the caller's dealings with them. */
export const peopleKinds = `
= reported-words
Ah bon, voilà qui mérite d’être entendu.
Tiens, ça donne à réfléchir.
Les mots qu’on garde comme ça, ils comptent un peu.
C’est dit, au moins.
Bon, je note cette phrase-là.
On sent que ça {t’|vous }est resté dans l’oreille.
Voilà des paroles assez nettes.
D’accord, ça situe les choses.
Il y a des phrases qui en disent long sur les gens.
Et c’est venu comme ça, dans la conversation.

= was-invited
Tiens, on a pensé à {toi|vous}.
Voilà une proposition, au moins.
Ça peut se prendre tranquillement, sans répondre tout de suite.
Bon, ça met un peu de mouvement.
On {t’|vous }a donc dans la tête, par là-bas.
Ce n’est pas tous les jours qu’on reçoit une demande pareille.
Une proposition comme ça, ça se regarde de près.
D’accord, c’est à {toi|vous} de décider, maintenant.
Ah, il y a une réponse à donner, alors.
Rien n’oblige à dire oui, rien n’oblige à dire non.

= waits-for-answer
Attendre comme ça, c’est long.
Et le téléphone reste muet, évidemment.
Pas facile de penser à autre chose entre-temps.
On regarde l’heure plus souvent, dans ces cas-là.
Tant qu’on ne sait pas, on imagine tout.
J’espère que ça arrivera vite.
Voilà un moment où les journées traînent.
Bon, pour l’instant, c’est entre les mains des autres.
Oui, le silence, ça peut vouloir dire bien des choses.
Une réponse, même courte, ça soulagerait.

= what-somebody-did
Tiens, je ne m’attendais pas à ça.
Ah oui, quand même.
Il y a des gens qui surprennent.
Voilà quelqu’un qui agit, en tout cas.
Drôle d’histoire, j’aime bien quand on me raconte ça.
Bon, ça dit quelque chose de la personne.
On n’invente pas une chose pareille.
Ça a dû faire parler.
Je retiens la scène.
D’accord, et tout ça l’air de rien.

= answered-somebody
Bon, au moins, c’était clair.
C’est allé droit au but.
Voilà, la réponse est partie.
Ça se défend tout à fait.
Oui, c’est une manière de faire qui {te|vous} ressemble peut-être.
Sur le moment, on fait comme on peut.
Et la chose a été dite ou faite, sans détour.
Ce n’est pas toujours facile de réagir sur-le-champ.
J’aime bien que {tu me racontes|vous me racontiez} ça tel quel.
D’accord, ça pose les choses.

= meets-people
Ça met du monde dans la semaine.
Rien de tel que de parler un peu avec les gens.
Ah, une rencontre, ça change le cours d’une journée.
Voilà des visages de plus.
On tombe parfois sur du monde sans s’y attendre.
Bon, ça fait de la compagnie.
Les gens ont souvent plus à raconter qu’on ne croit.
Tiens, ça s’est fait simplement.
Ça me plaît, ces petites rencontres.
Il suffit parfois de dire bonjour.

= couple-life
Chaque couple a sa petite organisation.
D’accord, c’est comme ça que vous fonctionnez.
La vie à deux, ça tient à plein de petits réglages.
Ah oui, ça donne une idée de votre façon de vivre.
À deux, on finit par trouver sa manière.
Je commence à me représenter votre quotidien.
C’est bien aussi quand on peut en parler simplement.
Et il n’y a pas de modèle unique pour ça.
Merci de me raconter ça, on entre un peu chez vous.
Un couple, ça se voit dans les détails comme ceux-là.

= looks-for-love
Ah, chercher quelqu’un, c’est presque un travail à côté.
Oui, ça demande de la patience et un peu de culot.
{Tu as|Vous avez} bien raison de ne pas laisser ça au seul hasard.
Ça se dit simplement, et c’est bien comme ça.
Les rencontres, aujourd’hui, ce n’est pas évident.
D’accord, on peut en parler franchement, ça ne me gêne pas.
Avoir envie de rencontrer quelqu’un, rien de plus naturel.
Beaucoup de gens en sont au même point.
Pas de recette, mais on peut y réfléchir à deux.
Il faut parfois plusieurs essais, et un peu d’humour.

= conflict-solved
Ah, ça fait plaisir à entendre.
Voilà une bonne chose de faite.
Se reparler, ce n’est pas toujours facile, et là ça a marché.
Quel soulagement, quand ça se dénoue.
Comme quoi, parler vaut mieux que ruminer.
Ça, c’est une jolie fin de dispute.
Il fallait bien que quelqu’un fasse un pas.
Bien joué, des deux côtés.
On respire mieux, après une explication.
C’est agréable de pouvoir passer à autre chose.

= cares-for-somebody
Ça demande du temps et de l’attention, tout ça.
Heureusement que {tu es|vous êtes} là.
S’occuper de quelqu’un, ça ne se voit pas toujours, mais ça compte.
C’est une vraie organisation, mine de rien.
On sent que {tu fais|vous faites} les choses avec soin.
Oui, et il faut penser à tout, dans ces cas-là.
Cette aide-là, elle change la vie de quelqu’un.
{Tu lui donnes|Vous lui donnez} de {ton|votre} temps, c’est précieux.
Je me représente bien, ce n’est pas une petite affaire.
Bon, là-dedans il faut aussi garder un peu de place pour soi.

= others-trouble
Ah oui, pas drôle, comme situation.
Pas de chance, vraiment.
On comprend que ça {te|vous} préoccupe un peu, même de loin.
Il y a des périodes où ça s’accumule chez les gens.
De l’extérieur, on ne sait pas toujours quoi faire.
Ça, ce sont de vrais ennuis.
J’espère que ça va s’arranger.
C’est déjà bien, d’avoir quelqu’un qui s’y intéresse.
Oui, ça ne doit pas être simple à vivre.
Et on se sent un peu témoin, dans ces histoires.

= people-gossip
Ah tiens, ça fait parler, ça.
Eh ben, il s’en passe, des choses.
Je ne l’avais pas entendue, celle-là.
Voilà de quoi alimenter les conversations.
On se croirait un peu dans un feuilleton.
Ça, c’est le genre d’histoire qu’on se répète.
{Tu es|Vous êtes} au courant de tout, dis donc.
C’est toujours un peu plus compliqué que ce qu’on raconte, mais ça se raconte bien.
Avec les gens, on n’est jamais au bout de ses surprises.
`
