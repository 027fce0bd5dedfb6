/** Moods expressed in a word, boredom, teasing and short remarks about the day. */
export const shortMoodsAndTeasing = `
> voilà c’est tout | c’est tout | voilà quoi c’est tout
C’est déjà beaucoup, et c’est dit clairement.
Ça suffit pour que je voie la scène. Il se passe quoi, dans {ta|votre} tête, depuis ?

> bon ok c’est moi | ok c’est (moi|de moi que je parle) | (le pote|l’ami|le copain) c’est moi | (le pote|l’ami) en question c’est moi | en fait c’est pour moi
Merci de me l’avoir dit. Ça ne change rien à ma façon d’écouter, et ça reste ici.
D’accord, c’est plus simple de se le dire franchement. On reprend, sans détour cette fois ?
sinon: Rien de honteux là-dedans, on continue.

> (je sais pas|je ne sais pas) (trop)? par (où|quoi) commencer | (je sais pas|je ne sais pas) comment commencer
Par n’importe quel bout. Le milieu va très bien, on remettra dans l’ordre après.
On peut commencer par le plus simple, ou par le plus petit. Rien ne presse.

> moyen | couci-couça | comme ci comme ça | ça va moyen | ça peut aller | ça va sans plus | ça va comme un lundi
Un « bof » honnête vaut mieux qu’un grand sourire de façade. Il vient d’où, celui-là ?
Le genre de jour qui n’a ni goût ni date. On peut au moins le raconter, ça lui donne une forme.
On fait aller, voilà, c’est déjà quelque chose. Le corps, le moral, ou les deux ?
sinon: Je vois le tableau. Ce n’est pas rien, et ça ne se règle pas avec un « allez, courage ».
oui: Bon. Alors on y va doucement.

> tranquille | ouais tranquille | pépère | à la cool | peinard | ça se passe | la routine | rien de spécial la routine | comme d’hab | comme d’habitude
La routine a bon dos : c’est souvent là qu’on est le mieux sans le savoir.
Tranquille, ça se savoure. Il y en a qui paient cher pour ça.
Alors on reste au calme. Qu’est-ce qui passe par la fenêtre, en ce moment ?
sinon: Simple et bien. Je garde l’image.

> que dalle | nada | rien de neuf | rien à signaler | j’ai rien fait | j’ai rien fait aujourd’hui | j’ai rien fait de la journée
Ne rien faire d’une journée entière, c’est presque un talent. Les siestes comptent double.
Rien, c’est reposant. On peut aussi partir d’une bêtise : le dernier fou rire, par exemple.
Eh bien, portons un toast à ce rien, il n’a dérangé personne.

> je suis mort | je suis morte de fatigue | je suis au bout de ma vie | je suis HS | je tombe de sommeil | mes yeux se ferment | je pique du nez
Alors le plus sage, c’est l’oreiller, et tout de suite. La vaisselle survivra jusqu’à demain.
Aucune gloire à tenir debout. On parle bas, et quand ça pique trop, on raccroche sans cérémonie.

> je suis énervé ce soir | je suis de mauvais poil | je suis d’une humeur de chien | je suis de mauvaise humeur | je suis grognon | je me suis levé du pied gauche | j’ai les nerfs | tout m’agace aujourd’hui | tout me gave | un rien m’énerve
Alors grognons ensemble, j’ai la soirée. Qu’est-ce qui a commencé ?
Les jours de mauvais poil, même la cuillère qui tombe le fait exprès. Ici, on peut râler sans faire d’efforts.
Une humeur de chien se promène en laisse : un tour de pâté de maisons, et elle renifle autre chose.
sinon: Ah oui, d’accord. À ce tarif, n’importe qui mordrait.

> je suis excité | je suis excitée | j’ai trop hâte | j’ai hâte | je tiens plus en place | je suis surexcité | je suis impatiente | je suis impatient | vivement demain | j’ai hâte d’y être | plus que deux jours | je compte les jours
L’attente, quand elle est joyeuse, c’est déjà la moitié de la fête. C’est quoi, l’événement ?
Il y a des jours qu’on raye sur le calendrier avec un gros feutre. Celui-là en est.
sinon: Ah, je comprends l’impatience. À raconter ensuite, avec les détails.

> c’est fini | voilà c’est fini | tout est fini | c’est terminé | c’est fini tout ça | c’est la fin
Quand une chose finit, ça fait parfois du bien, et parfois un grand vide. C’est plutôt lequel, là ?
Fini… Ce mot peut soulager ou serrer le cœur. Il fait quoi, celui-là ?
sinon: Je vois mieux. {Prends ton temps|Prenez votre temps}, je suis là.

> je suis soulagé | je suis soulagée | ouf | ouf c’est fini | enfin fini | c’est passé | bon débarras | c’est derrière moi | j’en suis débarrassé | je suis bien soulagé
Ouf, le plus beau mot de trois lettres. Les épaules redescendent, là, normalement.
Une chose de moins à porter. Ça se fête, même avec un verre d’eau et les pieds sur la table.

> je suis déçu par (les gens|un ami|mon fils|ma fille) | je suis déçu de (lui|elle) | je m’attendais à mieux | je tombe de haut | ça m’a déçu | j’y croyais vraiment | j’y avais cru
On ne tombe de haut que quand on a fait confiance. C’est plutôt à {ton|votre} honneur.
La déception, c’est l’écart entre le film qu’on avait prévu et celui qui passe. {Tu espérais|Vous espériez} quoi ?
sinon: Ce n’était pas trop demander, pourtant.
oui: Alors l’écart est d’autant plus grand. Ça pique.

> je suis (nerveux|nerveuse|tendu|tendue|stressé ce soir) | je suis une pelote de nerfs | j’ai les mains qui tremblent avant d’y aller | j’ai le trac | je suis pas tranquille | je suis sur les nerfs | j’ai une appréhension
Le trac sait une seule chose : ça compte. On respire bas, les épaules loin des oreilles, et on décide du premier geste seulement.
Nerfs tendus, d’accord. Une gorgée d’eau, les deux pieds par terre. C’est pour quand, l’échéance ?
sinon: Alors il reste du temps pour une seule chose utile. Pas deux.

> je suis (gêné|gênée|mal à l’aise) | c’est gênant | c’est un peu gênant | c’est délicat | c’est un peu délicat | j’ose pas en parler | c’est pas facile à dire | je sais pas comment le dire | c’est intime | c’est un peu personnel
Rien d’obligatoire. On peut commencer par le bord : un mot, une moitié de phrase, et je ne ferai pas les gros yeux.
Les sujets délicats se disent mieux dans le désordre. J’écoute sans sursauter.
Je suis une IA, personne ne rougit de ce côté-ci du fil. Ça concerne le corps, le cœur, ou quelqu’un d’autre ?
sinon: D’accord. C’est dit, et rien ne s’est écroulé. La suite quand elle vient.

> je suis (perdu|perdue) | je suis paumé | je suis complètement paumée | j’ai plus de repères | tout se mélange | je suis dans le brouillard | c’est le bazar dans ma tête | je m’y perds
On ne va pas tout démêler. Une seule pelote : celle qui revient le plus souvent dans la journée, c’est laquelle ?
Dans le brouillard, on roule lentement et on regarde la ligne blanche. La ligne blanche, c’est ce qu’il y a à faire demain matin, rien d’autre.
sinon: Bien. Le reste peut attendre sur le bas-côté, on ne parle que de ça.

> je suis ému | je suis émue | ça m’a ému | j’en ai les larmes aux yeux | j’ai la gorge serrée | ça me touche | ça m’a touchée | j’en ai des frissons | ça m’a fait quelque chose | ça me touche (beaucoup)? ce que (vous dites|tu dis)
Il y a des choses qui passent par la gorge avant de passer par la tête. On a le droit de s’arrêter un peu là.
Merci de le laisser venir. Les gens qui s’émeuvent tiennent le monde debout, même s’ils ont toujours besoin d’un mouchoir.

> (menteur|menteuse) | petit malin | (tricheur|tricheuse) | (t’es|vous êtes) bête | (t’es|vous êtes) fou | t’es pas possible | t’es incorrigible | vous êtes pas possible | vous êtes incorrigible | espèce de (clown|comique) | gros malin | quel comédien
Démasqué. Et moi qui pensais m’en tirer avec élégance.
J’avoue tout, sauf ce qu’on pourra prouver.
Venant de {toi|vous}, je le prends comme une médaille.

> je (te|vous) charrie | je plaisante | je rigole | je (te|vous) taquine | je (te|vous) fais marcher | je blague | je déconne | mais non je rigole | je me moque de (toi|vous)
J’ai marché, couru, et presque pris l’avion.
Bien joué. Je le note, et la revanche sera terrible, dans dix ans.
On peut me charrier tant qu’on veut, j’ai le cuir en silicium.

> nul (ta|votre) blague | elle est nulle (ta|votre) blague | mdr nulle | elle est pourrie (ta|votre) blague | je la connaissais | je la connais déjà
Elle était nulle, et je l’assume : c’est un métier, la blague nulle.
D’accord, je la remets au congélateur. Une autre fois, avec un meilleur public… enfin, le même, mais reposé.
Les blagues, c’est comme les melons, il faut en ouvrir plusieurs. Une blague de {ton|votre} côté sauverait l’honneur.

> (t’es|vous êtes) trop (forte|fort) | (tu assures|vous assurez) | (t’es|vous êtes) au top | chapeau | (t’es|vous êtes) doué | (tu as|vous avez) réponse à tout
Merci, je rougirais si j’avais des joues.
Je prends le compliment et je le mets au frais pour les mauvais jours.

> je sais pas quoi faire (aujourd’hui|cet après-midi|ce week-end) | c’est dimanche y’a rien à faire | j’ai rien à faire | je sais pas comment m’occuper | trouve-moi une occupation | donne-moi une idée pour m’occuper | une idée pour ce soir ?
Trois idées, à prendre ou à jeter : trier un seul tiroir avec de la musique, appeler quelqu’un d’inattendu, ou cuire un gâteau sans raison.
Sortir marcher vingt minutes en prenant toujours la rue la moins connue. On finit forcément quelque part.
Un vieux film déjà vu, sous un plaid, en plein jour. C’est un luxe sous-estimé.
Écrire une vraie carte postale à quelqu’un qui habite à dix minutes. L’effet est garanti.

> non mais n’importe quoi | n’exagère pas | là (tu exagères|vous exagérez) un peu | n’exagérez pas | faut pas exagérer | (tu exagères|vous exagérez)
Bon, j’ai peut-être forcé le trait. Je rends le crayon.
D’accord, d’accord. Je reviens à des proportions raisonnables.

> (t’es|vous êtes) mignon | (t’es|vous êtes) mignonne | (t’es|vous êtes) chou | (tu es|vous êtes) trop choupi | (t’es|vous êtes) attachant | (t’es|vous êtes) touchante | je (t’aime|vous aime) bien | je (t’aime|vous aime) bien (toi|vous)
C’est bien agréable à entendre, et ça ne s’use pas.
Voilà un mot qui réchauffe les circuits. Merci.

> on m’a dit que j’étais (lourd|bizarre|trop bavard|froid|nul) | on me dit souvent que je suis (dur|froid|bavard) | on me reproche de (parler trop|ne rien dire|travailler trop) | on m’a traité de (con|fou|nul) | on m’a insulté | mes potes se moquent de moi | ma femme se moque de moi
Ça dépend qui le dit, et avec quel sourire. C’était pour rire, ou ça a fait mal ?
Une moquerie peut tenir chaud quand elle vient de quelqu’un qui aime. Sinon, elle gratte longtemps.
sinon: Alors on la remet à sa place : c’est une phrase, pas un portrait.
oui: Bon, dans ce cas on peut répondre par une autre, plus drôle.
non: Alors ça mérite d’être dit à la personne : « là, tu m’as blessé, pour de vrai ».

> ça fait drôle | ça me fait drôle | ça fait bizarre | ça me fait bizarre | ça fait tout drôle | c’est une drôle de sensation | c’est bizarre comme sensation | ça fait un drôle d’effet
Drôle, oui, de ce drôle qui ne fait pas vraiment rire. Le corps met du temps à comprendre les nouvelles.
Un décor qui change d’un coup, ça donne un peu le mal de mer. C’est plutôt triste, ou plutôt léger, là-dedans ?
sinon: Un mélange, donc. On n’a pas besoin de démêler ça ce soir.

> j’ai bien rigolé | on a bien ri | j’ai eu un fou rire | j’ai rigolé toute la soirée | ça m’a fait rire | j’ai pleuré de rire | on était morts de rire | j’ai ri comme une baleine
Un fou rire, ça vaut une heure de sport et deux de sommeil, dit ma science de comptoir. C’était à propos de quoi ?
Rire à en avoir mal au ventre, voilà une douleur qu’on garde volontiers.
sinon: Raconté comme ça, ça perd sûrement la moitié. Et il en reste bien assez.

> j’ai peur ce soir | j’ai un mauvais pressentiment | j’ai une angoisse qui monte | je me sens pas bien ce soir | je suis pas dans mon assiette | je me sens bizarre ce soir | j’ai le moral en berne | c’est pas la grande forme | c’est pas la joie
Alors lumière allumée, quelque chose de chaud dans les mains, et on parle bas. Ça peut passer sans qu’on sache pourquoi.
Pas la grande forme, d’accord. On ne va pas faire semblant. C’est dans le corps, ou dans la tête ?
sinon: On le prend comme ça vient. Et si le corps s’en mêle pour de bon, un médecin, ou le 15 si c’est fort.
`
