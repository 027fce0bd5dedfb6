/** Neighbours, strangers on the bus and at the market, and small encounters that change a day. */
export const neighboursAndChanceMeetings = `
> (ma voisine|la voisine) (m’a|m’ont) (apporté|offert) (une soupe|un gâteau|des légumes) | (ma voisine|la voisine) m’a (aidé|dépanné|prêté sa perceuse|prêté une échelle|monté mes courses|porté mes courses|rendu service|réparé mon vélo|gardé mon colis|récupéré mon colis) | j’ai (une voisine adorable|une voisine en or|des voisins super|de bons voisins) | on s’entend bien (avec nos voisins|entre voisins)
Une porte sur le palier, et derrière, quelqu’un qui pense à en déposer un peu. Il y a une histoire entre les deux paillassons ?
Un coup de main ou une assiette encore tiède, ça vaut toutes les réunions de copropriété. C’est venu comme ça, sans demander ?
Les bons voisins, on ne les choisit pas à la visite, et c’est la meilleure pièce de l’appartement.
oui: Voilà comment un immeuble devient une adresse.
non: Alors l’histoire commence peut-être là.
sinon: Ça donne envie de sonner chez tout le monde.

> (mon voisin|le voisin|le voisin du dessus|la voisine d’en face) m’a (dit bonjour|parlé|souri|invité) | j’ai (parlé|fait connaissance|bu un café|pris l’apéro|sympathisé) avec (mon voisin|les voisins|mes nouveaux voisins|ma nouvelle voisine) | (j’ai|on a) (de nouveaux voisins|une nouvelle voisine) (depuis hier|au-dessus|en face|à côté)? | (un couple|une famille|un jeune|une dame|quelqu’un) (emménage|vient d’emménager|s’installe) | (on a fait|il y avait|y avait) (la fête des voisins|l’apéro des voisins) (dans la cour|ce soir)?
Un bruit de pas, une boîte aux lettres, et d’un coup il y a un visage dessus. Quelle impression, à première vue ?
On vit à trois mètres, et il faut parfois des mois pour un prénom. Il est connu, maintenant, ce prénom ?
Un voisin de plus à qui dire bonsoir, et l’escalier change de température.
oui: Alors le plus dur est fait. Un prénom, ça ne se range plus.
non: Ce sera pour le prochain croisement de poubelles.
sinon: À surveiller avec bienveillance, et une oreille au plafond.

> (les voisins|mes voisins|les voisins du dessus|les voisins d’à côté|le couple d’à côté) (s’engueulent|se sont engueulés|crient|hurlent|claquent les portes|font l’amour) | j’entends (les voisins|mes voisins|tout ce que font les voisins) (faire l’amour|s’engueuler|crier|marcher|chanter|pleurer|rire|ronfler|tousser) | (les murs|les cloisons) sont (en papier|fins|fines|minces) | on entend tout (chez moi|dans cet immeuble|à travers les murs)
Les murs sont minces, et la vie des autres passe en direct, sans bouton de volume. C’est quoi, l’épisode de ce soir ?
On ne veut pas écouter, et on connaît pourtant le scénario par cœur. Ça fait rire, ou ça empêche de dormir ?
Un immeuble, c’est une radio à plusieurs étages. On n’a choisi aucune station.
sinon: Je vois le programme. Le nôtre, au moins, est à voix basse.

> (mon voisin|le voisin) (me surveille|m’espionne|est toujours à sa fenêtre|regarde tout|sait tout|est curieux|est curieuse|se plaint de tout|se plaint tout le temps|me critique|râle tout le temps|me déteste) | (mon voisin|le voisin|quelqu’un) (se gare|s’est garée|stationne) à ma place (de parking)? | (mon voisin|le voisin) a appelé (la police|le syndic) (pour le bruit|à cause du bruit|contre moi)? | (mon voisin|le voisin) m’a (laissé un mot|mis un mot|écrit un mot|engueulé|crié dessus|fait une remarque) | je suis en (guerre|conflit|froid) avec mon voisin | mon voisin est (insupportable|odieux|odieuse|pénible|infernal)
Il y a des voisins qui tiennent le registre complet des poubelles et des talons. C’est quoi, le dernier chapitre ?
Se sentir observé ou gêné jusque sur son palier, ça gâche la clé dans la serrure. Ça date d’avant, ou c’est tout neuf ?
On ne choisit pas ses murs mitoyens, et c’est bien dommage.
sinon: Je vois le personnage. Il mérite au moins un surnom, entre nous.

> (ma voisine|la voisine du dessous|le voisin du dessus|la dame du troisième|le monsieur du rez-de-chaussée|une voisine) est (mort|partie à l’hôpital|partie en maison de retraite) | (ma voisine|la voisine) (déménage|s’en va|est parti) (bientôt|le mois prochain)? | j’ai perdu (ma voisine|mon voisin) | (je m’inquiète pour|j’ai pas vu|je vois plus) (ma voisine|la dame du dessous) (depuis trois jours|depuis une semaine|depuis hier)?
Une fenêtre qui ne s’allume plus, et tout l’immeuble a l’air de baisser la voix. Ça faisait longtemps, comme voisinage ?
On se disait bonjour, trois mots sur le temps, et ça tenait plus de place qu’on ne croyait. C’était quelqu’un comment ?
Il y a des gens dont on connaît surtout le pas dans l’escalier. Il manque quand même.
oui: Alors c’était bien plus qu’un nom sur une boîte aux lettres.
non: Peu de temps, et pourtant ça laisse un vide sur le palier.
sinon: Je comprends. Une présence comme ça, on ne la mesure qu’après.

> (un inconnu|une dame|un monsieur|une vieille dame|un vieux monsieur) m’a (souri|dit bonjour|fait un sourire|fait coucou|fait un compliment|dit une gentillesse) | un sourire d’(un inconnu|un enfant|une dame) (m’a fait du bien|a changé ma journée|m’a fait ma journée)? | (la boulangère|la caissière|le facteur|le chauffeur|le serveur|la pharmacienne) m’a (souri|appelé par mon prénom|reconnu|fait un compliment|demandé comment j’allais)
Trois secondes, et la journée a été repeinte. C’était quel genre de sourire ou de mot ?
Un visage inconnu qui fait un cadeau pareil, ça ne se rembourse pas, ça se passe au suivant. Ça a été rendu ?
Il y a des petites politesses qui tiennent chaud jusqu’au soir.
oui: Alors il y a deux heureux de plus dans cette ville.
non: Sur le moment, on est pris de court. Ce sera pour le prochain visage.
sinon: C’est charmant. Je garde l’image.

> (une dame|un monsieur|une vieille dame|un vieux monsieur|un inconnu|quelqu’un) m’a (parlé|raconté sa vie|abordé|fait la conversation|demandé son chemin) | j’ai (discuté|bavardé|papoté|passé une heure) avec (une dame|un monsieur|une inconnue|une vieille dame|un vieux monsieur|un étudiant|le chauffeur de taxi) | j’ai fait (une belle rencontre|une jolie rencontre|une drôle de rencontre|une rencontre incroyable) (aujourd’hui|dans le train|ce matin)? | on a parlé (tout le trajet|pendant tout le voyage) (avec ma voisine de train|avec une inconnue)?
Dix arrêts de bus, et une vie entière qui monte à bord. Qu’est-ce qui en est resté ?
On dit à une personne qu’on ne reverra jamais des choses qu’on ne dit pas au dessert. De quoi ça a parlé ?
Une conversation sans lendemain, c’est léger et ça marque. Le prénom, on l’oublie toujours de le demander.
sinon: Ça mérite d’être gardé. Les inconnus laissent parfois les meilleures phrases.

> (quelqu’un|un inconnu|un jeune|une dame|un monsieur) m’a (aidé|tenu la porte|payé mon café|offert un café|porté ma valise|aidé à porter ma valise) | un chauffeur (de bus)? m’a (attendu|vu courir|laissé monter) (ce matin|aujourd’hui)? | on m’a (rendu|rapporté) (mon portefeuille|mon téléphone|mes clés|mon sac) | il y a des gens (gentils|bien|bons|honnêtes) | (y a|il reste) des gens (gentils|bien|bons|honnêtes) | ça (redonne|m’a redonné) (foi|confiance) (en l’humanité|dans les gens)
Un coup de main sans carte de visite, et voilà le monde un peu moins bête. Il y a eu le temps de dire merci ?
Ces gens-là disparaissent au coin de la rue, comme s’ils n’avaient rien fait. Ça s’est passé comment ?
Ça ne passe jamais aux informations, et pourtant il en arrive dix mille par jour.
oui: Et le merci a dû faire sa journée, à cette personne aussi.
non: C’est souvent comme ça. Alors on le dit ici, il flottera jusque-là.
sinon: J’aime bien cette histoire. On dort mieux avec une comme ça.

> j’ai (rendu|rapporté|trouvé et rendu) (un portefeuille|un téléphone|un sac|des clés|un billet|un doudou) | j’ai (trouvé|ramassé) (un portefeuille|un téléphone|des clés) (dans la rue|dans le bus|par terre|au parc) | j’ai (payé|offert) (le café|un sandwich|un repas) à (un sdf|un inconnu|une dame|quelqu’un) | j’ai (donné|laissé) (de l’argent|une pièce|un billet) à (un sdf|une dame|un monsieur|une femme enceinte) | j’ai (défendu|aidé|consolé|raccompagné) (une inconnue|une dame|un enfant perdu|une touriste|un petit garçon|une femme qui pleurait)
Voilà un geste qui ne s’affiche nulle part, et qui compte. En face, ça a fait quelle tête ?
Personne ne regardait, et c’est fait quand même : ça, c’est du solide. C’est venu tout seul ?
Quelque part ce soir, quelqu’un raconte la même histoire, vue de l’autre côté.
oui: Comme un réflexe. Ce sont les plus beaux.
non: Il a fallu se décider. C’est encore mieux, alors.
sinon: Ça valait le détour. Et ça fait du bien à entendre, un soir.

> (un enfant|une petite fille|un petit garçon) m’a (offert|donné|fait) (un dessin|une fleur|un caillou) | j’ai reçu (un dessin|une lettre|une carte postale|une carte|un petit mot|un bouquet|un colis|des fleurs) | on m’a (offert|envoyé|livré) (des fleurs|un bouquet|une carte|un dessin|un cadeau)
Un petit bout de papier ou une fleur, et le frigo a trouvé sa décoration. Il y avait quoi dessus, ou dedans ?
Ça n’était pas une fête, pas une date, et quelqu’un y a pensé quand même. C’était une surprise totale ?
On garde ces choses-là dans un tiroir pendant vingt ans, et c’est toujours le bon tiroir.
oui: Les meilleures n’ont jamais de préavis.
non: Un petit soupçon, donc, et le plaisir pareil.
sinon: C’est exactement le genre de chose qu’on ne jette jamais.

> j’ai croisé (un regard|quelqu’un|une fille|un garçon|un homme) (dans le métro|dans le train|dans le bus|à la gare|dans la rue|ce matin) | on s’est (souri|regardés) dans le (métro|train|bus|tram) (ce matin|aujourd’hui)? | il est descendu (et j’ai pas osé|avant que je lui parle|à la station suivante|sans que je lui parle) | j’ai pas osé (lui parler|l’aborder|lui demander son prénom|lui dire bonjour) dans le (métro|train|bus) | j’ai eu un coup de foudre (dans le métro|dans le train|à la boulangerie|pour une inconnue|pour un inconnu)?
Une station de métro, un regard, et tout un roman qui descend à l’arrêt d’après. C’était quoi, le détail ?
On reste sur le quai avec une phrase dans la bouche, et les portes se ferment. Elle disait quoi, cette phrase ?
Ces histoires-là ne s’usent jamais : elles ont duré quatre minutes et aucun défaut.
sinon: Voilà de quoi reprendre la même ligne à la même heure, par pur hasard.

> j’ai parlé à (personne|aucun être humain) (depuis vendredi|du week-end|de la semaine|aujourd’hui à part la caissière) | (la seule personne|le seul être humain) (à qui j’ai parlé|qui m’a parlé|que j’ai vu) c’est (la caissière|le facteur|la boulangère|le livreur|la pharmacienne) | j’ai parlé (qu’à|seulement à) (la caissière|la boulangère|mon chat|mon chien|mes plantes|le facteur) | je parle (tout seul|toute seule|à mes plantes|à mon chat|à mon frigo|à la radio|aux murs|à ma télé)
Une voix qui n’a pas servi de la journée, elle ressort un peu rouillée, et c’est normal. Le dernier mot dit à quelqu’un, c’était quoi ?
Les plantes écoutent très bien, mais elles ne relancent jamais. Qu’est-ce qui s’est dit, là-bas, aujourd’hui ?
Alors me voilà, et moi je réponds, c’est l’avantage sur le frigo.
sinon: C’est peu, et c’est déjà un fil. On tire doucement dessus.

> (le livreur|le facteur|la boulangère|la caissière|le pharmacien) (me connaît|connaît mon prénom|me raconte sa vie|me fait rire|est adorable|est ma seule visite) | je discute (tous les jours|toujours|souvent) avec (la boulangère|la caissière|le facteur|le serveur|mon coiffeur|ma coiffeuse|le kiosquier|la pharmacienne) | j’ai mes habitudes (au café|à la boulangerie|au marché|au bistrot|chez le coiffeur) | (ma boulangerie|mon café|mon bistrot|le café du coin|ma librairie|le cinéma du quartier|l’épicerie) (ferme|va fermer)
Ces gens-là connaissent notre pain, notre heure et notre humeur, et parfois pas notre nom. Ça a commencé comment, avec cette adresse-là ?
Un quartier, ça tient à trois visages et un comptoir. Quand il en bouge un, tout l’étage tremble. Qu’est-ce que ça change, dans la semaine ?
On n’écrit jamais ces habitudes dans un agenda, et pourtant elles tiennent les jours debout.
sinon: Je vois tout à fait le comptoir.

après: ma voisine m’a apporté une soupe | mon voisin m’a dit bonjour | mon voisin me surveille | ma voisine est mort | les voisins s’engueulent

> elle (vit|est|sont) (tout seul|toute seule|au-dessus|en face|là depuis vingt ans|là depuis longtemps|à la retraite|veuf|âgé|âgée) | (elle|il) a (quatre-vingts ans|soixante-dix ans|quatre-vingt-dix ans|un chien|un chat|deux enfants)
On commence à voir la porte et qui vit derrière. On se rend des petites visites, ou c’est surtout l’escalier ?
Un étage, un âge, une habitude : la silhouette se dessine.
sinon: C’est souvent là que ça se passe, entre deux étages.

> (je lui ai|j’ai) (dit merci|rendu l’assiette|fait un gâteau|apporté des fleurs|rendu le plat|offert un café|mis un mot|tapé au mur|sonné chez lui|rien dit|pas répondu) | je sais pas comment (remercier|lui rendre|lui dire)
Voilà la diplomatie de palier en marche. Et la suite, de l’autre côté ?
Entre voisins, tout voyage : les plats, les mots, les humeurs.
sinon: On attendra le prochain épisode sur le paillasson.

après: un inconnu m’a souri | une dame m’a parlé | quelqu’un m’a aidé | j’ai rendu un portefeuille | un enfant m’a offert un dessin | j’ai croisé un regard dans le métro

> elle (avait|a|devait avoir) (quatre-vingts ans|un chapeau|un chien|un beau sourire|les yeux verts|une canne|six ans|un manteau rouge|un petit accent|un livre) | (elle|il) (portait|lisait|souriait|ressemblait à ma grand-mère|ressemblait à mon père|allait voir sa fille|venait de loin)
On la voit, cette personne, rien qu’à ça. Elle savait, d’après {toi|vous}, l’effet que ça ferait ?
Un détail comme celui-là, et l’inconnu ne l’est déjà plus tout à fait.
sinon: Peut-être bien. Ou peut-être que c’était un mardi comme un autre, de son côté.

> (ça m’a|ça) (fait|rendu|a changé|a illuminé|touché|émue|ému) | j’(y pense|y repense|en souris) (encore|depuis) | j’en ai (eu les larmes aux yeux|souri toute la journée|presque pleuré)
Et ça n’a coûté à personne plus de trois secondes. Il y avait eu beaucoup de grisaille, avant ça ?
Ça dit aussi que la place était là, toute prête à être touchée.
oui: Alors ça tombait à pic, comme une éclaircie entre deux arrêts.
non: Alors c’est le petit supplément, la cerise de la journée.
sinon: Je comprends. On en reprendrait bien tous les matins.

> je la (reverrai|reverrais) (jamais|sûrement jamais|peut-être) | j’aurais (dû|aimé) (lui)? (demander son nom|demander son prénom|lui parler|le remercier|le suivre) | je (connais|sais) même pas son (nom|prénom)
Sans nom et sans adresse, et pourtant bien installé dans la mémoire. On l’appellerait comment, en attendant ?
Ça fait partie du charme, et ça n’empêche pas de regarder le quai, la prochaine fois.
sinon: Ça lui va très bien, à cette personne.
`
