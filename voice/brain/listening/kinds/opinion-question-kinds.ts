/** Answers to questions for an opinion. */
export const opinionQuestionKinds = `
= asks-view-of-people
Je crois que les gens valent mieux que leur réputation, là comme ailleurs.
Mon avis est partagé : il y a du bon et du ridicule là-dedans, souvent chez la même personne.
À mon sens, on juge trop vite sur ce sujet. De près, c’est presque toujours plus simple et plus humain.
Là, j’ai surtout envie de savoir d’où ça vient, avant de juger.
Pour moi, tant que personne n’en souffre, chacun fait comme il peut.
Je dirais que c’est vieux comme le monde, seules les apparences changent.
Franchement, j’y trouve plus de maladresse que de mauvaise volonté.
De ma place de programme, je n’en connais que ce qu’on m’en dit. Et on m’en dit du bien et du mal à parts égales.
Si je dois prendre parti, je suis du côté de la patience et du respect, là-dessus aussi.
Il me semble que ça compte plus qu’on ne l’avoue, et qu’on en parle souvent mal.
C’est un sujet où je me méfie des grandes phrases. Les exemples m’en apprennent davantage.
Je n’y crois ni tout à fait, ni pas du tout : ça dépend beaucoup de la sincérité qu’on y met.
Et {toi|vous}, {tu en penses|vous en pensez} quoi ?
{Tu as|Vous avez} un exemple en tête ?
Qu’est-ce qui {te|vous} fait poser la question aujourd’hui ?
{Tu pensais|Vous pensiez} déjà comme ça à vingt ans ?
Ça se discute, autour de {toi|vous} ?
{Tu en connais|Vous en connaissez} beaucoup, des cas comme ça ?
Qu’est-ce qui {te|vous} gêne ou {te|vous} plaît le plus là-dedans ?
Qui, dans {ton|votre} entourage, dirait le contraire ?
{Tu changerais|Vous changeriez} quoi, si ça dépendait de {toi|vous} ?
Ça se passe comment, dans {ta|votre} propre vie ?

= asks-opinion-of-plan
Ça me paraît une bonne idée, à condition de commencer petit pour voir.
Sur le principe, je suis pour. Il reste à regarder de près le temps et l’argent que ça demande.
Je trouve que ça se tient. Le plus solide là-dedans, c’est que l’envie vient de {toi|vous}.
Mon avis : oui, mais avec une porte de sortie prévue dès le départ.
Honnêtement, ça me plaît plus que ça ne m’inquiète.
Pas bête du tout. Je ferais juste lire ou écouter ça à une personne de confiance avant d’y aller.
De ce que j’en comprends, ça vaut le coup d’essayer une première fois.
J’y suis plutôt favorable, même si un détail ou deux restent à régler.
À première vue, c’est raisonnable. À la deuxième aussi, si personne n’est mis devant le fait accompli.
Il y a du bon sens là-dedans. Je vérifierais seulement le point qui coince le plus.
Moi, je dirais de garder l’idée et de se donner encore deux ou trois nuits.
Plutôt bien vu, je trouve. Le risque me semble petit à côté de ce que ça peut apporter.
C’est quoi, le point qui {te|vous} fait encore hésiter ?
{Tu en as|Vous en avez} parlé à quelqu’un d’autre ?
Par quoi {tu commencerais|vous commenceriez} ?
Elle {t’|vous }est venue comment, cette idée ?
Qu’est-ce que ça changerait pour {toi|vous} ?
{Tu te vois|Vous vous voyez} faire ça quand ?
Qui serait touché par ça, autour de {toi|vous} ?
Au pire, il se passerait quoi ?
Et au mieux, ça donnerait quoi ?
Il {te|vous} manque quoi pour y aller ?

= asks-in-my-place
À {ta|votre} place, je commencerais par le plus petit pas possible, dès cette semaine, et je regarderais ce que ça donne.
Moi, je me laisserais deux nuits, puis je choisirais sans revenir dessus.
Je demanderais d’abord à quelqu’un qui est déjà passé par là.
J’écrirais le pour et le contre sur un papier, et je suivrais la colonne qui me soulage.
Si c’était moi, je ferais simple : une chose à la fois, et la plus pressée d’abord.
Difficile de savoir en étant un programme, mais je crois que j’irais au plus direct, calmement.
Je ne garderais pas ça pour moi, j’en parlerais franchement à la personne la plus concernée.
Le choix qu’on peut défaire ensuite, voilà celui que je prendrais.
Sans connaître tous les détails, j’essaierais une fois en petit avant de m’engager pour de bon.
Pour ma part, je fixerais une date, pas trop loin, et je m’y tiendrais.
Honnêtement, je ferais ce qui me laisserait le moins de regrets dans un an.
Rien de compliqué : je garderais ce qui me sert, et je demanderais un coup de main pour le reste.
Et {toi|vous}, {tu penches|vous penchez} vers quoi, au fond ?
{Tu as|Vous avez} déjà essayé quelque chose ?
Qu’est-ce qui {te|vous} retient le plus ?
Ça presse, ou {tu as|vous avez} du temps devant {toi|vous} ?
Qui pourrait {t’|vous }aider là-dedans ?
{Tu ferais|Vous feriez} quoi si personne n’avait rien à dire ?
C’est quoi, le pire qui puisse arriver ?
On {t’|vous }a déjà donné un avis, autour de {toi|vous} ?
Il y a une solution que {tu as|vous avez} déjà écartée ?
Qu’est-ce qui compte le plus pour {toi|vous} dans l’affaire ?

= asks-should-i
Je dirais oui, doucement, et sans se mettre la pression.
À mon avis ça vaut le coup d’essayer, au moins une fois.
Si l’envie est encore là après une bonne nuit, alors oui.
Oui, à mon sens. Le regret de ne pas avoir tenté dure plus longtemps qu’un essai raté.
Plutôt oui, tant que ça ne met personne dans l’embarras et pas trop vite.
Rien n’oblige à trancher aujourd’hui. Mais s’il fallait, je pencherais pour oui.
La question revient, c’est déjà un signe : moi, je le ferais.
Je le tenterais, avec une limite claire fixée d’avance.
Ça me paraît juste, du moins avec ce que je sais. Le reste, {tu le sens|vous le sentez} mieux que moi.
Oui, et le plus simplement possible, sans trop préparer.
D’après moi, il y a plus à gagner qu’à perdre.
Mon avis penche du côté du oui, sans urgence.
Qu’est-ce qui {te|vous} fait douter ?
{Tu as|Vous avez} envie de quoi, {toi|vous}, là tout de suite ?
Ça changerait quoi, de ne pas le faire ?
Il y a quelqu’un que ça pourrait gêner ?
{Tu y penses|Vous y pensez} depuis longtemps ?
Qu’en disent les gens autour de {toi|vous} ?
Ce serait pour quand ?
Qu’est-ce qui {te|vous} rassurerait ?
{Tu t’en voudrais|Vous vous en voudriez} de laisser passer ça ?
C’est quoi, la première chose à faire si c’est oui ?

= asks-is-it-normal
Oui, ça me paraît tout à fait normal, et bien plus courant qu’on ne l’avoue.
Rien de bizarre là-dedans, {tu peux|vous pouvez} dormir tranquille.
Beaucoup de gens pourraient dire la même chose, ils n’en parlent pas, c’est tout.
Non, ce n’est pas que {toi|vous}. On ne compare jamais ces choses-là, du coup chacun se croit à part.
Pas plus étrange qu’autre chose, à mon avis.
Ça arrive à énormément de monde, d’une façon ou d’une autre.
Je trouve ça humain, surtout. Le contraire m’étonnerait davantage.
C’est banal au bon sens du mot : d’autres vivent ça aussi, chacun à sa manière.
Il n’y a pas de règle là-dessus, et tant que ça ne gêne pas la vie de tous les jours, je ne m’en ferais pas.
De mon point de vue, il n’y a rien à corriger.
Franchement, si c’était une bizarrerie, elle serait partagée par une bonne moitié du pays.
Personne n’est tout à fait pareil là-dessus, mais {tu es|vous êtes} loin de faire exception.
Qu’est-ce qui {te|vous} fait penser le contraire ?
Ça dure depuis quand ?
Quelqu’un {t’|vous }a fait une remarque ?
{Tu en as|Vous en avez} déjà parlé autour de {toi|vous} ?
Ça {te|vous} gêne, ou ça {t’|vous }amuse plutôt ?
Ça arrive souvent ?
{Tu te souviens|Vous vous souvenez} de la première fois ?
{Tu préférerais|Vous préféreriez} que ce soit comment ?
Il y a des moments où ça change ?
Qui, autour de {toi|vous}, est un peu pareil ?

= asks-why-i-or-people
Je crois que c’est surtout une habitude prise tôt, qu’on ne regarde plus.
À mon avis, il y a souvent une petite peur derrière, celle de mal faire ou d’être mal vu.
Une seule cause, je n’y crois pas. Un peu de fatigue, un peu de caractère, et le pli est pris.
Parce que c’est plus facile sur le moment, je pense, même quand ça complique tout ensuite.
Ça, je ne le sais pas vraiment. Je parierais sur quelque chose d’appris à la maison, sans que personne l’ait voulu.
Peut-être que ça protège de quelque chose, même maladroitement.
Souvent, on ne choisit pas, ça part tout seul, et on trouve la raison après coup.
D’après ce que les gens racontent, la tête n’y est pour presque rien, c’est le réflexe qui décide.
Il doit y avoir là-dessous un besoin tout simple : de calme, de place ou d’attention.
Personne n’a la réponse complète, je crois. Mais le caractère n’explique pas tout, les circonstances pèsent beaucoup.
Mon hypothèse, c’est qu’on réagit à du vieux, plus qu’à ce qui est devant soi.
Par imitation, pour une bonne part : on fait ce qu’on a toujours vu faire.
{Tu as|Vous avez} une petite idée, {toi|vous} ?
Ça a commencé quand, d’après {toi|vous} ?
{Tu penses|Vous pensez} à un moment précis ?
Est-ce que c’est pareil partout, ou seulement dans certaines situations ?
Dans {ta|votre} famille, ça se retrouve ?
La dernière fois, c’était à propos de quoi ?
Qu’est-ce qui change la donne, les jours où c’est différent ?
Ça {te|vous} dérange beaucoup ?
{Tu voudrais|Vous voudriez} que ça change, ou seulement comprendre ?
Qu’est-ce qu’on {te|vous} répond quand {tu en parles|vous en parlez} ?

= asks-prediction
Je ne lis pas l’avenir, mais je parierais sur une bonne issue.
À mon avis, ça tournera mieux que prévu.
Ça, je ne le sais pas d’ici. Ce que je crois, c’est que le pire est rarement ce qui arrive.
Avec un peu de patience, je pense que les choses se mettront en place.
J’ai plutôt confiance, même sans connaître tous les détails.
Personne ne peut le jurer. Si je devais miser, je miserais sur le bon côté.
Honnêtement, c’est du cinquante-cinquante, avec un petit avantage pour les bonnes nouvelles.
Le temps travaille souvent dans le bon sens, là aussi je crois.
Aucune certitude de ma part, mais rien dans ce que j’entends ne me semble perdu.
Mon pronostic est favorable, sans date garantie.
Les premiers signes diront plus que moi. En attendant, je reste du côté optimiste.
Je crois qu’il ne faut pas s’attendre au pire, et se laisser un peu de marge quand même.
Et {toi|vous}, {ton|votre} pronostic ?
Qu’est-ce qui {te|vous} fait pencher d’un côté ou de l’autre ?
{Tu le sauras|Vous le saurez} quand ?
Il y a déjà eu un petit signe ?
{Tu fais|Vous faites} quoi en attendant ?
Qu’est-ce qui {te|vous} arrangerait le plus ?
{Tu as|Vous avez} un plan si c’est l’autre réponse ?
Ça s’est déjà présenté, une situation pareille ?
Qu’est-ce qui dépend de {toi|vous}, là-dedans ?
Autour de {toi|vous}, on parie sur quoi ?

= asks-others-mind
Dans la tête des autres, je n’y suis pas. Mais je parierais sur de la maladresse plus que sur un calcul.
À mon avis, ça dit plus de son humeur du moment que de {toi|vous}.
Je crois qu’il y a de la gêne là-derrière, et que le reste est venu avec.
Impossible à savoir d’ici. La réponse la plus sûre, c’est de poser la question tout simplement.
Peut-être que ça comptait plus que ça n’en avait l’air, sans savoir comment le montrer.
Souvent, les gens agissent sans y avoir pensé autant que nous après coup.
Mon idée, c’est que l’intention était meilleure que le résultat.
Ça, seule la personne le sait. Je ne chercherais pas un message caché avant d’avoir demandé.
Deux explications me viennent : la timidité ou la distraction. La première me paraît plus probable.
Je dirais que c’était une façon de ne pas perdre la face.
Franchement, on prête souvent aux autres des pensées qu’ils n’ont jamais eues.
Il y a sûrement un morceau de l’histoire qu’on ne connaît pas, et qui explique presque tout.
Et {toi|vous}, {tu l’expliques|vous l’expliquez} comment ?
{Tu pourrais|Vous pourriez} poser la question directement ?
Ça s’est passé à quel moment, exactement ?
C’est dans ses habitudes ?
Qu’est-ce que {tu aimerais|vous aimeriez} que ça veuille dire ?
Il y a eu quelque chose juste avant ?
Comment ça se passe entre vous, d’ordinaire ?
Quelqu’un d’autre {t’|vous }a donné son avis là-dessus ?
Quel ton ça avait, sur le moment ?
Qu’est-ce qui {te|vous} intrigue le plus ?

= asks-agreement
Ah oui, là je suis de {ton|votre} avis.
Franchement, oui, il y a de quoi le dire.
J’avoue, sans me faire prier.
C’est vrai que ça ne passe pas inaperçu.
Complètement d’accord, je ne trouve rien à répondre.
On ne peut pas dire le contraire, en effet.
Si, je trouve aussi.
Là-dessus, pas de débat entre nous.
Je signe des deux mains, si j’en avais.
Difficile de {te|vous} donner tort.
Oui, et même en cherchant bien, je ne vois pas comment dire autre chose.
Tout à fait, ça saute aux yeux, même sans en avoir.
Qu’est-ce qui {te|vous} frappe le plus là-dedans ?
Et les autres, ils en disent quoi ?
Ça {te|vous} travaille depuis longtemps ?
{Tu as|Vous avez} réagi comment, sur le moment ?
C’était la première fois ?
{Tu en as|Vous en avez} parlé autour de {toi|vous} ?
Il s’est passé quoi ensuite ?
{Tu l’expliques|Vous l’expliquez} comment ?
C’est souvent comme ça ?
Qu’est-ce qui serait mieux, selon {toi|vous} ?
`
