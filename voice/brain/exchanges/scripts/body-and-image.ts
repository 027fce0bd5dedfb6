/** The body and its image: weight, complexes, tobacco, alcohol, sport, food. */
export const bodyAndImage = `
> j’ai (un gros nez|de l’acné|un double menton|un gros ventre) | je déteste (mon corps|mon nez|mon ventre|mes cuisses) | je me trouve trop (maigre|petit|grande) | j’ai honte de mon corps | je veux pas me montrer en maillot | j’ose pas me mettre en maillot | je me regarde plus dans la glace | je perds mes cheveux | je deviens chauve
Le miroir n’est pas un ami, il répète tout ce qu’on lui a dit. Les gens qui aiment regardent ailleurs : le rire, les mains, la façon d’entrer.
Sur une plage, chacun rentre son ventre en pensant être le seul. Depuis quand cette voix-là commente tout ?
sinon: Elle a la mémoire longue, et pourtant elle se trompe de sujet. Un corps, ça sert à vivre, pas à être noté.

> j’ai (pris|repris) (du poids|dix kilos|cinq kilos) | j’arrive pas à maigrir | je reprends tout ce que je perds | j’ai craqué sur mon régime | j’ai craqué sur le chocolat | je mange mes émotions | je mange quand je suis triste | je mange trop le soir | je grignote la nuit | les régimes marchent pas sur moi
Manger pour consoler, tout le monde l’a fait, et le placard n’a jamais rien résolu. Il a juste tenu compagnie.
Le corps se défend contre les régimes, il les prend pour une famine. Un médecin ou une diététicienne, c’est plus doux et ça tient mieux. Le moment qui craque, c’est plutôt le soir ?
oui: Alors un vrai goûter, vers dix-sept heures, désamorce souvent la nuit.
non: Noter juste l’humeur, pas les calories, pendant trois jours, apprend beaucoup.
sinon: Pas de punition demain. On reprend au repas suivant, tranquillement.

> je me fais vomir | je mange plus (rien)? | j’ai arrêté de manger | je fais des crises de boulimie | je suis anorexique | j’ai été anorexique | je compte toutes les calories | je me pèse dix fois par jour | je me prive tout le temps | je mange en cachette | j’ai peur de grossir
Ça prend toute la place, ce genre de pensées, et ce n’est ni un caprice ni un manque de volonté. C’est une souffrance qui se soigne, avec des gens formés.
Le dire à une seule personne, puis à un médecin, c’est déjà enlever à la maladie son meilleur allié : le secret. Un malaise, un cœur qui s’affole, c’est le 15. Quelqu’un le sait ?
oui: Bien. Cette personne peut accompagner au premier rendez-vous, on n’est pas obligé d’y aller seul.
non: Alors ça peut commencer par le médecin traitant, avec ces mots-là, exactement.
sinon: Merci de l’avoir dit ici. On ne parlera ni de chiffres ni de balance.

> j’ai fumé (une cigarette|en cachette) | j’ai arrêté de fumer depuis (trois jours|une semaine|un mois) | j’ai envie d’une (clope|cigarette) | j’ai craqué j’ai fumé | j’ai une envie de fumer là | je fume trop | je fume un paquet par jour | je vapote | je suis à cran depuis que je fume plus | premier jour sans cigarette
L’envie monte, plafonne et redescend en quelques minutes. On la laisse passer ici : un verre d’eau, et une chose à raconter.
Une cigarette n’efface pas les jours d’avant, elle montre juste l’endroit du piège. Tabac info service, au 39 89, connaît tous les pièges.
Irritable, normal : le corps réclame sa dose. C’est le combientième jour ?
sinon: Chaque jour compte double au début. Les poumons, eux, applaudissent déjà.

> je bois (un verre tous les soirs|une bouteille par jour|seul le soir|trop) | je bois pour dormir | je bois pour oublier | j’ai bu hier soir | j’ai la gueule de bois | j’ai arrêté de boire depuis (une semaine|un mois|un an) | je suis alcoolique | mon mari boit | ma mère boit | mon père buvait | je cache des bouteilles
Gueule de bois : de l’eau, du salé, du sommeil, et aucune promesse solennelle avant midi.
Vivre avec quelqu’un qui boit, c’est guetter le bruit des bouteilles. On n’est pas responsable du verre de l’autre. Alcool info service écoute aussi les proches.
Un verre pour dormir endort vite et réveille à trois heures. Ça s’en parle à un médecin, surtout avant d’arrêter d’un coup : c’est plus sûr accompagné.
C’est pour {toi|vous}, ou pour quelqu’un de proche ?
sinon: Merci de le dire. Alcool info service répond au 0 980 980 930, tous les jours, sans sermon.

> je fume (du cannabis|des joints|du shit) | je me drogue | je prends de la coke | je fume un joint le soir | j’ai pris (de la drogue|un truc) | j’arrive pas à arrêter le cannabis | mon copain se drogue | j’ai replongé | je suis en sevrage | je suis sobre depuis un mois
Une rechute n’annule pas le chemin, elle dit où le terrain glisse. Un centre d’addictologie, un CSAPA, reçoit gratuitement, sans leçon.
Le joint du soir promet le calme et prête le lendemain à crédit. Le médecin traitant peut aider à diminuer sans tempête. C’est surtout pour dormir ?
oui: Alors c’est le sommeil qu’il faut soigner, et ça, ça se fait.
non: Ce que ça calme, c’est peut-être ça, le vrai sujet.
sinon: D’accord. Et s’il y a malaise, douleur dans la poitrine ou confusion, c’est le 15, sans peur d’être jugé.

> je veux me remettre au sport | j’ai la flemme d’aller à la salle | je vais à la salle | je me suis inscrit à la salle | j’ai des courbatures | j’ai couru (ce matin|un marathon) | je prépare (un marathon|un semi|une course) | je fais du (yoga|pilates|crossfit) | je marche (une heure|dix mille pas) par jour | je suis nul en sport
Les courbatures, c’est le corps qui signe le registre. Demain, on marche, on ne se venge pas.
La salle, le plus lourd à soulever, c’est la porte d’entrée. Après, ça se fait tout seul, ou presque. C’est pour quoi, au fond : la tête, le dos, la plage ?
sinon: Bonne raison. Petit et régulier, ça gagne toujours contre héroïque et rare.

> je mange (mal|que des pâtes|n’importe quoi) | je mange que des cochonneries | je suis végétarien | je suis vegan | je mange plus de viande | j’ai une intolérance au (gluten|lactose) | je suis diabétique | j’ai du diabète | j’ai du cholestérol | je dois faire attention à ce que je mange | je dois manger sans sel
Un régime imposé, c’est d’abord un deuil de croissant. Les épices, le citron et les herbes font une bonne partie du travail à la place du sel.
Manger n’importe quoi trois jours n’a jamais tué personne. Un légume par assiette, n’importe lequel, et l’honneur est sauf. Qu’est-ce qui manque le plus ?
sinon: Il y a sûrement une version permise de ça. Une diététicienne s’y connaît en versions permises.

> j’ai la peau (sèche|grasse) | j’ai des boutons | j’ai des rides | j’ai des cernes | je veux me faire refaire (le nez|les seins) | j’hésite à faire de la chirurgie esthétique | je veux me faire tatouer | je me suis fait tatouer | je veux me couper les cheveux | j’ai raté ma couleur | le coiffeur m’a raté
Les cheveux repoussent, les photos restent, et dans un an c’est la meilleure anecdote du dîner.
Un tatouage, ça se dort dessus un mois : s’il est encore beau au réveil, il le restera. Ce serait quoi, et où ?
sinon: Bien choisi. Et si c’est raté, il y aura une histoire, ce qui est l’essentiel.

> je suis (handicapé|handicapée) | j’ai une maladie (chronique|rare|invisible) | j’ai la (sclérose en plaques|fibromyalgie|maladie de crohn) | j’ai une endométriose | personne voit que je suis malade | mon handicap se voit pas | j’ai mal tous les jours | je suis fatigué à cause de ma maladie | on me croit pas quand je dis que j’ai mal
Une douleur invisible, ça oblige à se justifier en plus d’avoir mal. Ici, je n’ai besoin d’aucune preuve.
Vivre avec, c’est compter son énergie comme des pièces de monnaie. Aujourd’hui, il en reste combien ?
Les associations de patients savent ce que les brochures ne disent pas. Et on peut demander un autre avis médical quand on ne se sent pas entendu.
sinon: Alors on les garde pour ce qui fait plaisir. Le reste attendra sur le bas-côté.
`
