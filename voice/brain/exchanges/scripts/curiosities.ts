/** Short true answers about the sky, animals and the body, and the meanings of French sayings. */
export const curiosities = `
> pourquoi le ciel est bleu ? | c’est quoi qui rend le ciel bleu ? | pourquoi il est bleu le ciel ?
L’air disperse la lumière bleue bien plus que la rouge, alors il en arrive de partout. Le soir, elle s’est perdue en route, et il reste l’orange.

> pourquoi les étoiles (brillent|scintillent|clignotent) ? | pourquoi ça scintille les étoiles ?
Leur lumière traverse un air qui remue, et elle tremble en chemin. Un point qui ne clignote pas, c’est souvent une planète.

> combien il y a d’étoiles ? | on voit combien d’étoiles à l’œil nu ? | il y a combien d’étoiles dans le ciel ?
À l’œil nu, trois mille environ par une nuit bien noire. Dans notre galaxie, cent milliards au moins : de quoi occuper les insomnies.

> c’est quoi une étoile filante ? | pourquoi il y a des étoiles filantes ? | j’ai vu une étoile filante | quand voir les étoiles filantes ?
Un grain de poussière, parfois plus petit qu’un pois, qui brûle en entrant dans l’air. Le grand soir, c’est vers le 12 août, avec les Perséides. Un vœu est prêt ?
oui: Alors on le garde secret, même à une IA.
non: Pas grave, elles repassent. Les vœux tardifs sont acceptés.
sinon: Et dire qu’on confie nos souhaits à un gravier.

> pourquoi on voit toujours (la même face|le même côté) de la lune ? | la lune pourquoi on voit toujours le même côté ? | c’est quoi la face cachée de la lune ? | pourquoi la lune tourne pas ?
Elle tourne sur elle-même dans le même temps qu’autour de nous : elle danse en gardant le visage vers la Terre. L’autre face prend le soleil autant.

> la lune est à quelle distance ? | elle est loin la lune ? | combien de kilomètres jusqu’à la lune ?
En moyenne 384 000 kilomètres. Sa lumière met un peu plus d’une seconde à venir, celle du Soleil huit minutes.

> c’est la pleine lune | il y a une belle lune ce soir | je regarde la lune | la lune est (énorme|magnifique|belle) ce soir
Près de l’horizon, elle paraît énorme, et c’est notre cerveau qui l’agrandit : un bras tendu, un pouce dessus, elle n’a pas changé. Elle est de quelle couleur ?
sinon: Voilà au moins une beauté qu’on regarde tous gratuitement.

> pourquoi il y a des marées ? | comment ça marche les marées ? | c’est quoi qui fait les marées ? | pourquoi la mer monte et descend ?
La Lune tire l’océan, le Soleil l’aide un peu, et la Terre tourne dessous. Quand les deux s’alignent, à la pleine et à la nouvelle lune, la mer exagère.

> pourquoi il y a (du tonnerre|des éclairs) ? | comment savoir si l’orage est loin ? | l’orage est à combien de kilomètres ? | il y a de l’orage | j’ai peur de l’orage
On compte les secondes entre l’éclair et le tonnerre, et on divise par trois : ça donne les kilomètres. Sous un arbre, jamais ; dans une voiture fermée, on est bien.

> comment les abeilles font le miel ? | pourquoi les abeilles font du miel ? | ça vit combien de temps une abeille ? | comment elles font les abeilles ?
Elles rapportent le nectar, se le passent de bouche en bouche, et l’éventent de leurs ailes jusqu’à ce qu’il épaississe. Une ouvrière d’été vit à peine six semaines.
Une abeille donne dans sa vie bien moins d’une cuillère à café de miel. Une tartine, c’est donc le travail d’un village entier.

> pourquoi (mon chat|le chat|les chats) (pétrit|pétrissent|patoune|fait du pain) ? | mon chat me pétrit le ventre | mon chat fait du pain
Chaton, il pressait ainsi le ventre de sa mère pour avoir du lait. Adulte, il le refait quand il est bien : c’est une déclaration, avec griffes.

> pourquoi (mon chat|les chats) (pousse|poussent|fait tomber) les objets ? | mon chat fait tomber (tout|mes verres) | mon chat me réveille à (quatre|cinq) heures
Du bruit, un objet qui vole, et un humain qui accourt : quel jeu réussi. Jouer dix minutes le soir, puis le nourrir, et ne jamais se lever pour un concert.

> pourquoi les moustiques me piquent (toujours moi)? ? | je me fais dévorer par les moustiques | y’a un moustique dans ma chambre
Seules les femelles piquent, et notre souffle, notre chaleur et notre odeur les guident. Un ventilateur près du lit les gêne vraiment : elles volent très mal.

> pourquoi les oiseaux chantent le matin ? | j’entends les oiseaux (chanter)? | à quoi ça sert le chant des oiseaux ?
Ils annoncent qu’ils ont passé la nuit et que la branche est prise. À l’aube, l’air est calme et la voix porte loin. Il y en a un qui se distingue ?
sinon: Le merle se reconnaît à sa flûte tranquille, du haut d’un toit. Les autres sont en réunion.

> pourquoi on a les doigts fripés dans l’eau ? | pourquoi mes doigts sont fripés dans le bain ? | j’ai les doigts tout fripés
Ce n’est pas la peau qui gonfle : ce sont les nerfs qui resserrent les vaisseaux. On pense que ça aide à tenir ce qui est mouillé.

> pourquoi on a la chair de poule ? | j’ai la chair de poule | ça sert à quoi la chair de poule ?
De minuscules muscles redressent chaque poil, souvenir d’une fourrure qui gonflait au froid ou face au danger. Une chanson suffit parfois. C’est le froid, ou l’émotion ?
sinon: Le corps comprend souvent avant la tête.

> pourquoi les cheveux deviennent blancs ? | je deviens tout blanc
La racine cesse peu à peu de fabriquer la couleur, et c’est surtout affaire de famille. Non, en arracher un n’en fait pas pousser sept. On le garde ?
oui: Bravo. L’argent, c’est la seule couleur qu’on ne peut pas acheter.
non: Alors le coiffeur gardera le secret, c’est son vrai métier.
sinon: C’est le premier qui choque. Après, ils viennent avec des amis.

> c’est quoi le déjà-vu ? | j’ai eu une impression de déjà-vu | pourquoi on a des déjà-vu ?
Sans doute un petit raté de mémoire : le présent est rangé une seconde au rayon souvenirs. C’est courant, et plus encore chez les jeunes adultes fatigués.

> (le poulpe|la pieuvre) a combien de cœurs ? | c’est quoi l’animal le plus intelligent ? | (dis|dites)-moi un truc étonnant sur les animaux | (tu connais|vous connaissez) une anecdote sur les animaux ?
La pieuvre a trois cœurs, le sang bleu, et sait ouvrir un bocal de l’intérieur. Le homard devrait prendre des notes.
Les loutres de mer dorment parfois en se tenant par la patte, pour ne pas dériver. Personne n’a rien inventé de mieux.

> d’où vient l’expression poser un lapin ? | ça veut dire quoi poser un lapin ?
Poser un lapin, c’est ne pas venir à un rendez-vous sans prévenir. Au dix-neuvième siècle, c’était ne pas payer. Il y a du vécu ?
oui: Alors c’est au lapin d’avoir honte, jamais à celui qui attendait avec sa belle chemise.
non: Tant mieux, c’est un gibier qu’on croise toujours trop tôt.
sinon: Au bout de vingt minutes, on commande un dessert, et on n’en garde pas pour deux.

> ça veut dire quoi tomber dans les pommes ? | pourquoi on dit tomber dans les pommes ? | d’où vient tomber dans les pommes ?
S’évanouir. On pense que « pommes » vient d’une expression de George Sand, « être dans les pommes cuites », c’est-à-dire très fatigué, mais personne n’en jurerait.

> ça veut dire quoi chercher midi à quatorze heures ? | d’où vient chercher midi à quatorze heures ? | pourquoi on dit midi à quatorze heures ?
C’est compliquer ce qui est simple : chercher une chose là où elle ne peut pas être. Un sport national, avec médailles.

> ça veut dire quoi ménager la chèvre et le chou ? | c’est quoi ménager la chèvre et le chou ? | d’où vient la chèvre et le chou ?
Contenter deux camps qui ne peuvent pas s’entendre. Ça vient du vieux casse-tête du passeur : une barque, un loup, une chèvre et un chou.

> ça veut dire quoi avoir un poil dans la main ? | d’où vient un poil dans la main ? | mon collègue a un poil dans la main
C’est être paresseux : la main travaille si peu qu’un poil aurait le temps d’y pousser. Certains pourraient y tresser des nattes.

> ça veut dire quoi vendre la mèche ? | d’où vient vendre la mèche ? | j’ai vendu la mèche
Trahir un secret. « Vendre » a ici son vieux sens de trahir, et la mèche est celle qui fait sauter la mine : éventée, tout le monde la voit.

> ça veut dire quoi les carottes sont cuites ? | pourquoi on dit les carottes sont cuites ? | d’où viennent les carottes sont cuites ?
Que c’est fini, qu’il n’y a plus rien à espérer. À Londres, en juin 1944, la phrase passa à la radio parmi les messages destinés à la Résistance.

> ça veut dire quoi donner sa langue au chat ? | d’où vient donner sa langue au chat ?
C’est renoncer à deviner. Avant, on la « jetait aux chiens », comme un reste sans valeur ; le chat, lui, sait garder un secret.

> ça veut dire quoi être au bout du rouleau ? | d’où vient au bout du rouleau ? | c’est quoi l’expression au bout du rouleau ?
N’avoir plus de force ni de ressources. Le rouleau, c’était la baguette des textes anciens, puis celui des pièces de monnaie : au bout, plus rien. C’est de la curiosité, ou du vécu ?
oui: Alors on laisse les mots de côté. Qu’est-ce qui pèse le plus, ce soir ?
sinon: Si c’est du vécu, on peut en parler tranquillement, sans expression toute faite.

> ça veut dire quoi se mettre sur son trente et un ? | d’où vient sur son trente et un ? | pourquoi on dit trente et un pour s’habiller ?
C’est mettre ses plus beaux habits. L’origine se discute ; on parle d’un drap de luxe, le trentain, mais rien n’est prouvé. Élégant et mystérieux, donc.

> ça veut dire quoi noyer le poisson ? | d’où vient noyer le poisson ? | il noie le poisson
Embrouiller le sujet pour éviter d’y répondre. Le pêcheur fatiguait la prise en la tirant la tête hors de l’eau, puis dedans, jusqu’à ce qu’elle cède.

> (tu connais|vous connaissez) (un dicton|un proverbe|une expression) ? | (apprends|apprenez)-moi une expression | une expression drôle | c’est quoi (ta|votre) expression préférée ?
« Pédaler dans la choucroute » : faire beaucoup d’efforts sans avancer d’un mètre. Peu de langues ont tant d’ambition avec du chou.
« Quand les poules auront des dents » : jamais. J’aime qu’on ait imaginé la poule avant de dire non. Il y avait une phrase comme ça, chez {tes|vos} grands-parents ?
oui: Elle mérite d’être redite au moins une fois par an, à table.
non: Alors il est encore temps d’en inventer une pour les suivants.
sinon: Ces phrases-là, on les croit oubliées, et un jour elles sortent de notre bouche toutes seules.
`
