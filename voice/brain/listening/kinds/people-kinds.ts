/** What the companion says to news of other people. */
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
Et {toi, tu as|vous, vous avez} répondu quoi ?
{Tu as|Vous avez} trouvé ça juste ?
C’était dit sur quel ton ?
Vous en étiez venus comment à parler de ça ?
Qu’est-ce que {tu en penses|vous en pensez}, au fond ?
{Tu t’y attendais|Vous vous y attendiez} ?
Est-ce que ça change quelque chose pour {toi|vous} ?
Vous vous parlez souvent, tous les deux ?
Après ça, la conversation est partie où ?
Pourquoi ça {t’|vous }est resté, à {ton|votre} avis ?

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
Et ça {te|vous} tente ?
{Tu as|Vous avez} répondu quoi ?
{Tu t’y attendais|Vous vous y attendiez} ?
Ça se passerait comment, exactement ?
Qu’est-ce qui {te|vous} ferait dire oui ?
Il y a quelque chose qui {te|vous} fait hésiter ?
Vous vous connaissez bien ?
Est-ce que c’est déjà arrivé avant ?
Qui d’autre serait de la partie ?
Quelle a été {ta|votre} première pensée ?

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
{Tu attends|Vous attendez} depuis combien de temps ?
Qu’est-ce que {tu espères|vous espérez}, au fond ?
Comment {tu t’occupes|vous vous occupez} en attendant ?
Il y a une date annoncée ?
{Tu as|Vous avez} déjà relancé ?
Si c’est oui, {tu feras|vous ferez} quoi en premier ?
Et si la réponse ne {te|vous} plaît pas, {tu as|vous avez} une autre idée ?
Qui d’autre attend avec {toi|vous} ?
{Tu le sens|Vous le sentez} comment ?
D’habitude, la patience, c’est {ton|votre} fort ?

= what-other-did
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
Et {toi, tu as|vous, vous avez} réagi comment ?
{Tu t’y attendais|Vous vous y attendiez}, venant de là ?
Qu’est-ce qui s’est passé ensuite ?
Pourquoi ce geste, d’après {toi|vous} ?
Les autres en ont pensé quoi ?
C’est dans ses habitudes, ce genre de chose ?
{Tu étais|Vous étiez} là quand ça s’est passé ?
Est-ce que vous en avez reparlé depuis ?
Ça a changé quelque chose dans {ton|votre} regard ?
Qu’est-ce que {tu aurais|vous auriez} fait, à sa place ?

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
Et en face, ça a été pris comment ?
Après coup, {tu referais|vous referiez} pareil ?
C’est venu tout seul, ou {tu y avais|vous y aviez} pensé avant ?
Ça {t’|vous }a fait du bien, de réagir comme ça ?
La suite, ça a été quoi ?
D’habitude, {tu réagis|vous réagissez} comme ça ?
Il y avait d’autres gens qui assistaient à ça ?
Qu’est-ce que {tu avais|vous aviez} envie d’ajouter ?
Est-ce que {tu as gardé|vous avez gardé} quelque chose pour {toi|vous} ?
Avec un peu de recul, {tu en penses|vous en pensez} quoi ?

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
Et vous avez parlé de quoi ?
Ça {t’|vous }a fait quelle impression ?
{Tu penses|Vous pensez} que vous allez vous revoir ?
C’est facile pour {toi|vous}, d’aller vers les gens ?
Qu’est-ce qui {te|vous} reste surtout de cette rencontre ?
Comment la conversation s’est engagée ?
Est-ce qu’il y a quelqu’un que {tu aimerais|vous aimeriez} mieux connaître ?
{Tu as appris|Vous avez appris} quelque chose d’inattendu ?
Des rencontres comme ça, il y en a souvent chez {toi|vous} ?
L’ambiance était comment ?

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
Comment ça s’est mis en place ?
Et ça {te|vous} convient, à {toi|vous} ?
Qu’est-ce que vous aimez le plus faire à deux ?
Sur quoi vous tombez le moins d’accord ?
Votre rencontre, elle s’est faite comment ?
C’est comme ça depuis le début ?
S’il fallait changer une seule chose, ce serait quoi ?
Et l’autre, ça lui va aussi, d’après {toi|vous} ?
Quand vous avez une soirée libre, ça donne quoi ?
Qui décide, en général, chez vous ?

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
{Tu cherches|Vous cherchez} quel genre de personne ?
Qu’est-ce qui compte le plus pour {toi|vous}, chez quelqu’un ?
Qu’est-ce que {tu voudrais|vous voudriez} partager au quotidien ?
Où est-ce que {tu croises|vous croisez} des gens, en dehors de ça ?
C’était comment, {ta|votre} dernière rencontre ?
Chez quelqu’un, {tu ne supportes|vous ne supportez} pas quoi ?
De quoi {tu aimes|vous aimez} parler, quand {tu rencontres|vous rencontrez} quelqu’un ?
Et {tes|vos} amis, ils en pensent quoi ?
Ce serait quoi, un premier rendez-vous réussi ?
Le plus difficile là-dedans, pour {toi|vous}, c’est quoi ?

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
Qu’est-ce qui a débloqué la situation ?
Comment {tu te sens|vous vous sentez}, maintenant que c’est réglé ?
Quelle phrase a fait du bien, dans cette discussion ?
{Tu t’y attendais|Vous vous y attendiez}, à cette issue ?
Qu’est-ce que {tu en retiens|vous en retenez} pour la prochaine fois ?
Ça avait duré combien de temps, cette histoire ?
Au fond, le malentendu venait d’où ?
Est-ce que quelque chose a changé entre vous, depuis ?
Et maintenant, vous avez prévu de vous voir ?
Il reste un petit point à régler, ou tout est clair ?

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
Qu’est-ce qui se passe bien, quand vous êtes ensemble ?
Qui peut prendre le relais de temps en temps ?
C’est quoi, le plus fatigant dans tout ça ?
Comment ça se passe, au quotidien ?
Depuis combien de temps {tu fais|vous faites} ça ?
Il y a des choses qui vous font rire ensemble ?
À quel moment {tu souffles|vous soufflez} un peu ?
Est-ce que {tu as|vous avez} de l’aide, d’une façon ou d’une autre ?
De quoi vous parlez, dans ces moments-là ?
Qu’est-ce que {tu aimerais|vous aimeriez} pouvoir faire en plus, ou en moins ?

= third-person-trouble
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
Comment {tu l’as|vous l’avez} su ?
Qu’est-ce que {tu en penses|vous en pensez}, {toi|vous} ?
Est-ce qu’il y a un moyen d’aider, même un petit ?
Et ça en est où, maintenant ?
Vous en avez parlé directement ?
Vous vous connaissez depuis longtemps ?
Comment ça pourrait se régler, d’après {toi|vous} ?
Qui d’autre peut donner un coup de main ?
Dans la même situation, {tu ferais|vous feriez} quoi ?
Qu’est-ce qui {te|vous} frappe le plus dans cette histoire ?

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
Et ça jase beaucoup, autour de {toi|vous} ?
Qui {te|vous} l’a raconté ?
{Tu y crois|Vous y croyez}, à cette histoire ?
{Tu t’y attendais|Vous vous y attendiez}, {toi|vous} ?
Qu’est-ce que {tu en penses|vous en pensez}, de tout ça ?
Et la suite, on la connaît ?
Les gens, ils en disent quoi ?
Qu’est-ce qui {t’|vous }amuse ou {t’|vous }étonne le plus là-dedans ?
{Tu connais|Vous connaissez} d’autres histoires dans ce genre ?
C’est quoi, le détail le plus savoureux ?
`
