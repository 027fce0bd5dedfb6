/** Looks, weight, eating disorders, tobacco, alcohol, drugs, sport, food, chronic illness and disability. */
export const bodyAndImage = `
> j’ai (un gros nez|de l’acné|un double menton|un gros ventre) | je déteste (mon corps|mon nez|mon ventre|mes cuisses) | je me trouve trop (maigre|petit|grande) | j’ai honte de mon corps | je veux pas me montrer en maillot | j’ose pas me mettre en maillot | je me regarde plus dans la glace | je perds mes cheveux | je deviens chauve
Le miroir n’est pas un ami, il répète tout ce qu’on lui a dit. Les gens qui aiment regardent ailleurs : le rire, les mains, la façon d’entrer.
Sur une plage, chacun rentre son ventre en pensant être le seul. Depuis quand cette voix-là commente tout ?
sinon: Elle a la mémoire longue, et pourtant elle se trompe de sujet. Un corps, ça sert à vivre, pas à être noté.

> j’ai (pris|repris) (du poids|dix kilos|cinq kilos) | j’arrive pas à maigrir | je reprends tout ce que je perds | j’ai craqué sur mon régime | j’ai craqué sur le chocolat | je mange mes émotions | je mange quand je suis triste | je mange trop le soir | je grignote la nuit | les régimes marchent pas sur moi | j’ai déjà pris (deux|trois) kilos | j’ai mangé une tablette de chocolat | j’ai mangé tout le paquet | j’ai dévoré une tablette entière
Manger pour consoler, tout le monde l’a fait, et le placard n’a jamais rien résolu. Il a juste tenu compagnie.
Le corps se défend contre les régimes, il les prend pour une famine. Un médecin ou une diététicienne, c’est plus doux et ça tient mieux. Le moment qui craque, c’est plutôt le soir ?
oui: Alors un vrai goûter, vers dix-sept heures, désamorce souvent la nuit.
non: Noter juste l’humeur, pas les calories, pendant trois jours, apprend beaucoup.
sinon: Pas de punition demain. On reprend au repas suivant, tranquillement.

> je me fais vomir | je mange plus (rien)? | j’ai arrêté de manger | je fais des crises de boulimie | je suis anorexique | j’ai été anorexique | je compte toutes les calories | je me pèse dix fois par jour | je me prive tout le temps | je mange en cachette | j’ai peur de grossir
Ça prend toute la place, ce genre de pensées, et ce n’est ni un caprice ni un manque de volonté. C’est une souffrance qui se soigne, et le médecin traitant, cette semaine, sait vers qui orienter.
Le dire à une seule personne, puis à un médecin, c’est déjà enlever à la maladie son meilleur allié : le secret. Un malaise, un cœur qui s’affole, c’est le 15. Quelqu’un le sait ?
oui: Bien. Cette personne peut accompagner au premier rendez-vous, on n’est pas obligé d’y aller seul.
non: Alors ça peut commencer par le médecin traitant, avec ces mots-là, exactement.
sinon: Merci de l’avoir dit ici. On ne parlera ni de chiffres ni de balance.

> j’ai envie d’une (clope|cigarette) | j’ai une envie de fumer là | j’ai trop envie de fumer | je vais craquer je veux une clope | je suis à cran depuis que je fume plus | premier jour sans cigarette | j’ai arrêté de fumer depuis (trois jours|une semaine|un mois) | je suis irritable depuis que j’ai arrêté de fumer | j’ai arrêté de fumer il y a quatre jours | je suis à cran j’ai arrêté de fumer | mon copain fume devant moi
L’envie monte, plafonne et redescend en quelques minutes. On la laisse passer ici : un verre d’eau, et une chose à raconter.
Irritable, c’est normal : le corps réclame sa dose. Chaque jour compte double au début, et les poumons applaudissent déjà.

> j’ai craqué j’ai fumé | j’ai fumé (une cigarette|en cachette) | j’ai essayé d’arrêter de fumer dix fois | j’ai déjà essayé d’arrêter dix fois de fumer | j’ai rechuté la clope | j’arrive pas à décrocher de la clope
Une cigarette n’efface pas les jours d’avant, elle montre juste l’endroit du piège.
Chaque essai apprend une ruse, et ça finit par prendre. Tabac info service, au 39 89, connaît toutes les ruses restantes.

> je fume trop | je fume un paquet par jour | je fume deux paquets | je vapote | je tousse à force de fumer | mon médecin veut que j’arrête de fumer | je fume depuis (trente|vingt|dix) ans | ça coûte cher la clope
On en parle sans sermon. La première à supprimer, c’est celle qui fait le moins plaisir. Laquelle ?
Le pharmacien et le médecin ont de quoi rendre l’arrêt moins rude, et c’est en partie remboursé. Le 39 89 aide à choisir le jour.
sinon: Alors celle-là, demain, on la remplace par trois minutes dehors.

> je bois (un verre tous les soirs|une bouteille par jour|seul le soir) | je bois trop | je bois pour (dormir|oublier) | je suis alcoolique | je cache des bouteilles | j’ai arrêté de boire depuis (une semaine|un mois|un an) | j’ai recommencé à boire | je peux pas m’empêcher de boire
Un verre pour dormir endort vite et réveille à trois heures. Ça s’en parle à un médecin, surtout avant d’arrêter d’un coup : c’est plus sûr accompagné.
Merci de le dire. Alcool info service répond au 0 980 980 930, tous les jours, sans sermon. Chaque jour compté compte.

> j’ai la gueule de bois | j’ai trop bu hier soir | j’ai mal aux cheveux | j’ai bu hier soir | j’ai fait la fête toute la nuit | je suis rentré à cinq heures du matin | j’ai mal au crâne j’ai trop bu
De l’eau, du salé, du sommeil, et aucune promesse solennelle avant midi.
Le corps présente l’addition, poliment, avec un marteau. Elle était bien, au moins, cette soirée ?
oui: Alors on pardonne à hier, et on dort.
non: Double peine, donc. Un bouillon, et on n’en parle plus.
sinon: Rideaux tirés, et on ne répond qu’aux messages gentils.

> mon mari boit | ma mère boit | mon père buvait | ma femme boit | mon fils boit | mon père est alcoolique | ma sœur boit trop | je vis avec un alcoolique
Vivre avec quelqu’un qui boit, c’est guetter le bruit des bouteilles. On n’est pas responsable du verre de l’autre.
On ne peut pas arrêter à sa place. On peut dire ce qu’on voit, un matin calme, et se faire aider, soi. Alcool info service, au 0 980 980 930, écoute aussi les proches.

> je fume (du cannabis|des joints|du shit) | je me drogue | je prends de la coke | je fume un joint le soir | j’ai pris (de la drogue|un truc) | j’arrive pas à arrêter le cannabis | j’ai replongé | je suis en sevrage | je suis sobre depuis un mois
Une rechute n’annule pas le chemin, elle dit où le terrain glisse. Un centre d’addictologie, un CSAPA, reçoit gratuitement, sans leçon.
Ça promet le calme, et ça prête le lendemain à crédit. Le médecin traitant peut aider à diminuer sans tempête. Et un malaise, une douleur dans la poitrine, c’est le 15.

> mon copain se drogue | mon mari se drogue | ma copine prend de la coke | mon frère se drogue | mon ami se drogue | ma fille se drogue | mon mec fume trop de joints
Aimer quelqu’un qui consomme, c’est vivre avec une troisième personne dans la pièce. On ne le sauve pas en se noyant avec.
Les centres d’addictologie reçoivent aussi l’entourage, gratuitement. Y aller seul, d’abord, c’est permis, et ça éclaire.

> je veux me remettre au sport | j’ai la flemme d’aller à la salle | je vais à la salle | je me suis inscrit à la salle | j’ai des courbatures | j’ai couru (ce matin|un marathon) | je prépare (un marathon|un semi|une course) | je fais du (yoga|pilates|crossfit) | je marche (une heure|dix mille pas) par jour | je suis nul en sport
Les courbatures, c’est le corps qui signe le registre. Demain, on marche, on ne se venge pas.
La salle, le plus lourd à soulever, c’est la porte d’entrée. Après, ça se fait tout seul, ou presque. C’est pour quoi, au fond : la tête, le dos, la plage ?
sinon: Bonne raison. Petit et régulier, ça gagne toujours contre héroïque et rare.

> je mange (mal|que des pâtes|n’importe quoi|des bêtises) (en ce moment)? | je mange que des cochonneries | je mange que des trucs industriels | je mange des pâtes tous les soirs | je commande tout le temps à manger | je saute le petit-déjeuner | j’ai pas le temps de manger correctement
Manger n’importe quoi trois jours n’a jamais tué personne. Un légume par assiette, n’importe lequel, et l’honneur est sauf.
Une soupe en brique, des œufs, du pain complet : c’est vite fait, et c’est déjà un repas qui se respecte.

> je suis végétarien | je suis végétarienne | je suis vegan | je mange plus de viande | je veux arrêter la viande | je deviens végétarien | ma fille mange plus de viande | ma famille comprend pas que je sois végétarien
Lentilles, pois chiches, épices : la moitié du monde cuisine comme ça depuis toujours, et très bien. Le plus dur, c’est l’oncle au barbecue.
Un bon dahl fait taire n’importe quelle plaisanterie sur la salade. Si l’on supprime tout produit animal, un médecin regarde la vitamine B12.

> je suis diabétique | j’ai (du diabète|un peu de diabète|du cholestérol|de la tension) | on m’a trouvé (du diabète|du cholestérol|de la tension) | je dois manger sans sel | on m’a mis au régime sans sel | j’ai une intolérance au (gluten|lactose) | je dois faire attention à ce que je mange | je peux plus manger ce que je veux
Un régime imposé, c’est d’abord un deuil de croissant. Les épices, le citron et les herbes rendent de grands services.
Le médecin fixe le cadre, et une diététicienne trouve les versions permises de ce qu’on aime. Qu’est-ce qui manque le plus ?
sinon: Il y a sûrement une version permise de ça. C’est une bonne question pour le prochain rendez-vous.

> j’ai la peau (sèche|grasse) | j’ai des boutons sur le visage | j’ai des rides | j’ai des cernes | j’ai trouvé une nouvelle ride | mon visage a changé | je veux me faire refaire (le nez|les seins) | j’hésite à faire de la chirurgie esthétique
Un visage raconte ce qu’on a ri et veillé. Ce qui gêne vraiment se montre à un dermatologue, le reste se montre au soleil couchant.
Avant de toucher à quoi que ce soit, deux avis de chirurgiens, du temps, et une question : c’est pour qui, ce changement ?
sinon: Bonne réponse à se redire dans six mois. Si elle n’a pas bougé, elle compte.

> je veux me faire tatouer | je me suis fait tatouer | j’hésite à me faire tatouer | j’ai un tatouage | je regrette mon tatouage | mon nouveau tatouage | je veux un tatouage
Un tatouage, on dort dessus un mois : s’il est encore beau au réveil, il le restera. Ce serait quoi, et où ?
Raté ou réussi, il y a toujours une histoire dedans, ce qui est l’essentiel.
sinon: On l’imagine bien. Il faudra le raconter à chaque été.

> le coiffeur m’a raté | j’ai raté ma couleur | je veux me couper les cheveux | je me suis coupé les cheveux | je me suis teint les cheveux | j’ai changé de coupe | je suis allé chez le coiffeur | je sors de chez le coiffeur | je me suis rasé la barbe
Ratée, elle repousse. Réussie, elle change la façon d’entrer dans une pièce. C’est plutôt quel cas ?
Les cheveux repoussent, les photos restent, et dans un an c’est la meilleure anecdote du dîner.
sinon: Ah, alors il faut sortir avec, tête haute.

> je suis (handicapé|handicapée) | j’ai une maladie (chronique|rare|invisible) | j’ai la (sclérose en plaques|fibromyalgie|maladie de crohn) | j’ai une endométriose | personne voit que je suis malade | mon handicap se voit pas | j’ai mal tous les jours | je suis fatigué à cause de ma maladie | on me croit pas quand je dis que j’ai mal
Une douleur invisible, ça oblige à se justifier en plus d’avoir mal. Ici, je n’ai besoin d’aucune preuve.
Vivre avec, c’est compter son énergie comme des pièces de monnaie. Aujourd’hui, il en reste combien ?
Les associations de patients savent ce que les brochures ne disent pas. Et on peut demander un autre avis médical quand on ne se sent pas entendu.
sinon: Alors on les garde pour ce qui fait plaisir. Le reste attendra sur le bas-côté.
`
