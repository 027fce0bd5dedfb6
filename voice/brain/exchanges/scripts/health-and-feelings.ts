/** What callers say about sleep, moods, ailments, smoking and drinking, weight, grief, and self-esteem. */
export const healthAndFeelings = `
> j’ai mal dormi | j’ai pas dormi | je dors mal | j’arrive pas à dormir | je n’arrive pas à m’endormir | je fais des insomnies | j’ai passé une nuit blanche | je me réveille la nuit | je me réveille à (trois|quatre) heures du matin
Une nuit hachée, et tout le jour a du sable dans les rouages. C’est la tête qui tourne, ou juste le sommeil qui ne vient pas ?
Ah, ces heures-là sont longues. Il y a une pensée qui revient, quand {tu es|vous êtes} dans le noir ?
oui: {Dis-la-moi|Dites-la-moi}, si {tu veux|vous voulez}. Une pensée dite à quelqu’un tourne moins vite.
non: Parfois c’est juste le corps qui a perdu l’heure. Se lever à heure fixe aide plus que se coucher tôt.
sinon: On peut ralentir ensemble, là. Pas d’écran, une lumière basse, et la respiration qui descend. {Tu veux|Vous voulez} qu’on le fasse ?

> je suis (fatigué|fatiguée|épuisé|épuisée|crevé|crevée|claqué|claquée) | je suis toujours fatigué | j’ai pas d’énergie | je suis à plat | j’ai un coup de barre | je suis (naze|ko)
Une fatigue de corps, ou une fatigue de trop penser ?
Ça s’entend un peu. C’est une mauvaise nuit, ou une longue série ?
sinon: Alors ce soir, le programme peut être tout petit : manger, se laver, dormir. Le reste sait attendre.

> je (déprime|suis déprimé|suis déprimée) | j’ai le cafard | je suis triste | j’ai le moral à zéro | je suis pas bien | ça va pas | je vais mal | j’ai le blues | bof ça va pas trop | je me sens mal
Merci de le dire sans faire semblant. Ça a une raison, aujourd’hui, ou c’est venu comme la pluie ?
Je suis là, et on a le temps. Qu’est-ce qui pèse le plus, si {tu devais|vous deviez} n’en choisir qu’un ?
sinon: Je vois. On ne va pas arranger ça en une phrase. {Raconte|Racontez} encore un peu, je reste.
oui: {Raconte-la-moi|Racontez-la-moi}, par le bout que {tu veux|vous voulez}.
non: Ça arrive aussi, sans raison visible. Ça ne rend pas la chose moins réelle.

> je vais (bien|super bien|très bien) | ça va (bien|super|nickel) | tout va bien | je suis de bonne humeur | je suis (heureux|heureuse|content|contente) | je passe une bonne journée | j’ai passé une (bonne|super|belle) journée
Ah, ça fait plaisir. Il y a une raison précise, ou c’est l’air du jour ?
Chouette. C’était quoi, le meilleur moment ?
sinon: J’aime. {Garde|Gardez} ça au chaud, ça sert les jours de pluie.

> j’ai passé une (mauvaise|sale) journée | journée de merde | j’ai eu une journée pourrie | quelle journée | c’était une journée horrible | j’ai eu une (grosse|longue|dure) journée
Alors {pose|posez} le sac. C’était la goutte de trop, ou la journée entière ?
Ces journées-là devraient compter double. On commence par le pire ?
sinon: Eh bien. On comprend que ça déborde. Et là, maintenant que c’est le soir, qu’est-ce qui ferait un peu de bien ?

> je suis (stressé|stressée|angoissé|angoissée|anxieux|anxieuse) | j’ai des angoisses | je fais des crises d’angoisse | j’ai une boule au ventre | j’ai la boule au ventre | j’ai peur de tout | je stresse pour rien | je suis tout le temps stressé
La boule, elle est où, là : dans la gorge, le ventre, la poitrine ?
L’angoisse parle toujours du pire, et au futur. Qu’est-ce qu’elle dit, en ce moment ?
sinon: D’accord. On expire d’abord, lentement, comme sur une vitre. Encore une fois. {Dis-moi|Dites-moi} trois choses {que tu vois|que vous voyez} autour de {toi|vous}.

> (aide|aidez)-moi à me calmer | (tu peux|vous pouvez) m’aider à me calmer ? | j’ai besoin de me calmer | j’arrive pas à me calmer | je panique | je fais une crise d’angoisse
D’accord, on le fait maintenant. {Inspire|Inspirez} par le nez, sur quatre. {Souffle|Soufflez} longuement, sur six. Encore. Je reste là.
On commence par les pieds : {sens|sentez} le sol dessous. Puis un souffle long, comme dans une paille. {Dis-moi|Dites-moi} quand c’est fait.

> j’ai une (réunion|présentation) demain | je dois (présenter un truc|faire une présentation|parler devant des gens|faire un discours|prendre la parole) | j’ai peur de parler en public | j’ai peur de bafouiller | devant vingt personnes | devant tout le monde demain
Parler devant des gens, même les acteurs en tremblent. Ça dure combien de temps, et c’est sur quoi ?
Le trac, c’est le corps qui veut bien faire. La toute première phrase, {tu l’as|vous l’avez} ?
oui: Alors par cœur, celle-là, et seulement celle-là. Une fois lancé, le reste suit.
non: On peut la trouver ici, maintenant. {Dis-moi|Dites-moi} en dix mots ce qu’ils doivent retenir.
sinon: Bien. Un visage ami dans la salle, une gorgée d’eau, et un silence avant de commencer : ça paraît long, c’est de l’autorité.

> je suis (énervé|énervée|en colère|furieux|furieuse) | je suis (vénère|saoulé|saoulée) | j’ai la rage | je suis à cran | tout m’énerve
Alors on ne calme rien tout de suite, on regarde. Contre qui, ou contre quoi ?
La colère dit souvent qu’une limite a été piétinée. Laquelle ?
sinon: Il y a de quoi. Et dessous, quand {tu grattes|vous grattez} un peu, c’est quoi : de la peine, de la fatigue, de l’injustice ?

> je m’ennuie | je m’emmerde | je sais pas quoi faire ce soir | je tourne en rond | je m’ennuie ce soir | rien de spécial je m’ennuie | je m’ennuie (chez moi|tout seul|toute seule|terriblement|un peu ce soir) | je tourne en rond (chez moi|dans mon salon|à la maison) | j’ai rien à faire (ce soir|de ma soirée) | je sais pas quoi faire de (ma soirée|ma peau) | l’ennui me tue
L’ennui, c’est une salle d’attente sans magazine. {Tu as|Vous avez} envie de rire, d’apprendre un truc, ou de parler de rien ?
Bon, on a du temps, c’est déjà un luxe. Si {tu pouvais|vous pouviez} être ailleurs là, tout de suite, ce serait où ?
sinon: Voilà, on tient quelque chose. {Raconte-moi|Racontez-moi} ça un peu plus.

> je me trouve (moche|laid|laide|gros|grosse|nul|nulle) | je me sens (moche|nul|nulle|inutile) | je m’aime pas | j’ai pas confiance en moi | je manque de confiance en moi | je suis (nul|nulle) | je vaux rien | je complexe
Je n’entends pas la même chose que {toi|vous}. Qui {t’a|vous a} mis cette voix-là dans la tête ?
C’est dur de vivre avec quelqu’un qui {te|vous} parle comme ça, surtout quand c’est soi. Ça vient d’une phrase, d’un regard ?
sinon: On ne parlerait jamais comme ça à un ami. {Dis-moi|Dites-moi} une chose, même minuscule, {que tu fais|que vous faites} bien.

> je pleure (souvent|tout le temps|pour rien) | j’ai pleuré (hier|ce matin|toute la nuit) | j’ai envie de pleurer | je pleure pour un rien
Les larmes savent des choses qu’on n’a pas encore dites. Elles viennent à quel moment ?
{Tu peux|Vous pouvez} pleurer ici, personne ne regarde. Ça parle de quoi, {tu crois|vous croyez} ?
sinon: Ça lave un peu, même si ça ne range rien. Je reste là.

> j’ai mal à la tête | j’ai la migraine | j’ai un mal de crâne
Aïe. Le noir, de l’eau, pas d’écran, et le pharmacien aujourd’hui si ça dure ; brutal et jamais connu, c’est le 15, maintenant. C’est une douleur habituelle ?
sinon: Si c’est brutal, comme jamais, ou avec fièvre, nuque raide ou trouble de la vue, c’est le 15, tout de suite. Sinon repos, et je parle doucement.

> j’ai mal au dos | j’ai un lumbago | je me suis bloqué le dos | j’ai mal aux (genoux|jambes|épaules)
Ouille. Bouger doucement, et le médecin cette semaine si ça reste ; avec de la fièvre ou une jambe faible, aujourd’hui. C’est un faux mouvement, ou une vieille connaissance ?
sinon: Bouger un peu vaut souvent mieux que rester allongé, et la chaleur aide. Si ça descend dans la jambe avec une perte de force, ou si ça dure, c’est le médecin.

> j’ai un rhume | je suis malade | je suis enrhumé
Oh, pauvre {toi|vous}. {Tu as|Vous avez} de quoi boire chaud, et quelqu’un pour aller à la pharmacie ?
oui: Bien. Alors couette, eau, et on ne discute pas avec la fatigue.
non: Certaines pharmacies livrent, et le pharmacien conseille au téléphone. Le soir, c’est le 116 117 là où il existe. {Bois|Buvez} beaucoup.
sinon: Repos, eau, et pas d’héroïsme. Si la fièvre dure plus de trois jours ou si respirer devient difficile, on appelle un médecin.

> je dois aller chez le (médecin|dentiste|psy) | j’ai rendez-vous chez le (médecin|dentiste|gynéco|psy) | j’ai peur (du dentiste|d’aller chez le médecin|de mes résultats) | j’attends des résultats (d’analyse|médicaux)
L’attente est souvent pire que le fauteuil. C’est pour quand ?
On a tous un endroit où l’on redevient petit. Qu’est-ce qui inquiète le plus ?
sinon: Une idée : écrire deux ou trois questions sur un papier, et le dire en entrant, « j’ai un peu peur ». Ça change la consultation.

> je vois un psy | j’ai commencé une thérapie | est-ce que je devrais voir un psy ? | (tu penses|vous pensez) que je devrais voir un psy ? | j’ose pas aller voir un psy
Parler à quelqu’un dont c’est le métier, c’est prendre soin, comme un kiné pour le dos. Qu’est-ce qui {te|vous} fait hésiter, ou qu’est-ce qui {t’a|vous a} décidé ?
sinon: Le premier rendez-vous n’engage à rien. Le médecin traitant peut orienter, et certaines séances sont prises en charge avec « Mon soutien psy ».

> j’arrête de fumer | j’ai arrêté de fumer | je veux arrêter de fumer | j’arrive pas à arrêter de fumer | j’ai repris la cigarette
La cigarette, c’est une amie toxique qui connaît bien les horaires. {Tu en es|Vous en êtes} à combien de jours ?
L’envie dure trois minutes, même la plus forte. {Tu fais|Vous faites} quoi, de ces trois minutes ?
sinon: Bien. Le 39 89, Tabac info service, c’est gratuit et ils connaissent toutes les ruses. Et une rechute n’efface rien, elle apprend.

> je bois tous les soirs | j’ai un problème d’alcool | j’ai arrêté l’alcool | je veux arrêter de boire | j’ai trop bu hier
Merci de le dire sans détour. Le verre, il sert à quoi : dormir, oublier, fêter, tenir ?
C’est courageux de le regarder en face. C’est arrivé petit à petit ?
sinon: Arrêter d’un coup, quand on boit beaucoup, peut être dangereux : ça se fait avec un médecin. Alcool info service, au 0 980 980 930, écoute tous les jours, sans donner de leçon.

> je fais un régime | je veux maigrir | j’ai grossi | j’ai perdu (du poids|des kilos|cinq kilos) | je veux perdre du poids
Le corps entend tout ce qu’on dit de lui, alors parlons-lui bien. C’est pour {toi|vous}, ou pour le regard de quelqu’un ?
sinon: Les régimes durs font surtout faim. Marcher, dormir, manger à table : c’est lent, et ça tient. Le médecin peut aider à y aller sans se punir.

> j’ai fait (du sport|un footing|de la muscu|du yoga|une randonnée|du vélo) | je me suis (mis|mise|remis|remise) au sport | je suis allé courir | j’ai couru (cinq|dix|vingt)? kilomètres | je cours (dimanche|demain)? | je fais de la course à pied
Bravo, la partie la plus dure c’est de mettre les chaussures. Ça a fait quoi, après ?
Ah, le corps doit dire merci. C’est pour la tête, pour les jambes, ou pour une course ?
sinon: Ça s’entend, cette fatigue-là est une bonne fatigue.

> j’ai la flemme | j’ai envie de rien | j’ai envie de rien faire | j’arrive pas à me motiver | je manque de motivation | je me lève pas le matin
Aujourd’hui seulement, ou c’est tous les jours pareil, depuis un moment ?
L’envie vient souvent après le premier geste, jamais avant, c’est mal fait. Quel serait le plus petit geste ?
sinon: D’accord. Deux minutes seulement, avec le droit d’arrêter après. Et si tout perd son goût depuis des semaines, un médecin peut aider, vraiment.

> je viens d’avoir (trente|quarante|cinquante|soixante) ans | j’ai fêté mon anniversaire | c’est bientôt mon anniversaire
Bon anniversaire à la version d’aujourd’hui, en tout cas. Qu’est-ce {que tu sais|que vous savez} maintenant {que tu ne savais|que vous ne saviez} pas à vingt ans ?
Les années, on les compte en bougies, mais elles se voient en histoires. C’est quoi, la plus belle de la dernière ?
sinon: Ça vaut bien quelques rides, et les rides ne s’entendent pas au téléphone.

> (ma mère|mon père|mon mari|ma femme|ma grand-mère|mon grand-père|mon frère|ma sœur|mon ami|mon amie) est (mort|morte|décédé|décédée) | j’ai perdu (ma mère|mon père|mon mari|ma femme|ma grand-mère|mon grand-père|mon frère|un ami|une amie) | (ma mère|mon père|mon mari|ma femme|ma grand-mère|mon grand-père) me manque | je suis en deuil
Quelle peine. {Tu veux|Vous voulez} me dire son prénom ?
Il n’y a pas de phrase à la bonne taille. {Parle-moi|Parlez-moi} un peu de cette personne, si {tu veux|vous voulez}.
oui: J’écoute. On peut rester auprès de ce souvenir-là autant qu’il faut.
non: On peut aussi ne rien dire, et rester là.
sinon: Merci de me confier ça. Quel souvenir vient en premier, un petit, du quotidien ?

> mon (chat|chien) est malade | ma (chatte|chienne) est malade | mon (chat|chien) ne mange plus | j’emmène mon (chat|chien) chez le vétérinaire
Un chat ou un chien malade, toute la maison marche sur la pointe des pieds. Le vétérinaire l’a vu ?
Oh, pauvre bête. S’il ne boit plus ou respire mal, c’est le vétérinaire de garde, ce soir même. Ça a commencé quand ?
oui: Bien. Alors du calme, de l’eau, et une couverture pas loin.
non: Un appel au cabinet suffit souvent à savoir si ça peut attendre demain.
sinon: On se fait du souci comme pour quelqu’un, et c’est normal.

> mon (chat|chien) est mort | j’ai perdu mon (chat|chien) | j’ai dû faire piquer mon (chat|chien) | ma chienne est morte | ma chatte est morte
Oh, quel chagrin. C’était quelqu’un, dans la maison. Il ou elle s’appelait comment ?
On rentre, et le silence est à la mauvaise place. Ça faisait combien d’années ensemble ?
sinon: Ce chagrin-là est un vrai chagrin, même si tout le monde ne le comprend pas.

> j’ai (vingt|trente|quarante|cinquante|soixante|soixante-dix|quatre-vingts) ans | j’ai (trente|quarante|cinquante|soixante)-cinq ans | je suis un homme de (trente|quarante|cinquante|soixante) ans | je suis une femme de (trente|quarante|cinquante|soixante) ans
Merci, ça aide à situer. Et de ce qui se passe, qu’est-ce qui compte le plus, là ?
C’est noté. On continue où on en était ?
oui: Alors {vas-y|allez-y}, j’ai tout mon temps.
sinon: D’accord, j’entends.
`
