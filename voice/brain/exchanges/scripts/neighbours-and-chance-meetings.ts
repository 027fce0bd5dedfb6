/** Neighbours, shopkeepers, kind strangers, chance encounters, and days without talking to anybody. */
export const neighboursAndChanceMeetings = `
> (ma voisine|la voisine) (m’a|m’ont) (apporté|offert) (une soupe|un gâteau) | ma voisine m’a (déposé|donné|préparé) (une soupe|un gâteau) | ma voisine m’a apporté (des légumes|des tomates|de la confiture|un plat|des fleurs|du miel|des œufs|une part de tarte|du couscous) | ma voisine m’a apporté une soupe (ce soir|aujourd’hui) | (ma voisine|la voisine) m’a (aidé|dépanné|prêté sa perceuse|prêté une échelle|monté mes courses|porté mes courses|rendu service|réparé mon vélo|gardé mon colis|récupéré mon colis) | ma voisine m’a aidé (ce matin|aujourd’hui) | j’ai (une voisine adorable|une voisine en or|des voisins super|de bons voisins) | on s’entend bien (avec nos voisins|entre voisins) | mon voisin m’a (déposé|apporté|donné) des (tomates|courgettes|œufs|fruits) | mon voisin m’a déposé des tomates (du jardin|de son jardin) | (mon voisin|ma voisine) m’a aidé à (porter|monter) mes courses
Une porte sur le palier, et derrière, quelqu’un qui pense à en déposer un peu. Il y a une histoire entre les deux paillassons ?
Un coup de main ou une assiette encore tiède, ça vaut toutes les réunions de copropriété. C’est venu comme ça, sans demander ?
Les bons voisins, on ne les choisit pas à la visite, et c’est la meilleure pièce de l’appartement.
oui: Voilà comment un immeuble devient une adresse.
non: Alors l’histoire commence peut-être là.
sinon: Ça donne envie de sonner chez tout le monde.

> (mon voisin|le voisin|le voisin du dessus|la voisine d’en face) m’a (dit bonjour|parlé|souri|invité) | mon voisin m’a dit bonjour (pour la première fois|aujourd’hui|dans l’escalier|dans l’ascenseur|à boire un café|à prendre l’apéro|ce matin) | j’ai (parlé|fait connaissance|bu un café|pris l’apéro|sympathisé) avec (mon voisin|les voisins|mes nouveaux voisins|ma nouvelle voisine) | j’ai parlé avec mon voisin (aujourd’hui|pour la première fois|ce soir|dans l’escalier) | (j’ai|on a) (de nouveaux voisins|une nouvelle voisine) (depuis hier|au-dessus|en face|à côté)? | (un couple|une famille|un jeune|une dame|quelqu’un) (emménage|vient d’emménager|s’installe) | un couple emménage (à côté|au-dessus|en face|dans l’immeuble) | (on a fait|il y avait|y avait) (la fête des voisins|l’apéro des voisins) (dans la cour|ce soir)? | (une famille|un couple|des jeunes) vient d’emménager (au-dessus|à côté|en face)?
Un bruit de pas, une boîte aux lettres, et d’un coup il y a un visage dessus. Quelle impression, à première vue ?
On vit à trois mètres, et il faut parfois des mois pour un prénom. Il est connu, maintenant, ce prénom ?
Un voisin de plus à qui dire bonsoir, et l’escalier change de température.
oui: Alors le plus dur est fait. Un prénom, ça ne se range plus.
non: Ce sera pour le prochain croisement de poubelles.
sinon: À surveiller avec bienveillance, et une oreille au plafond.

> (les voisins|mes voisins|les voisins du dessus|les voisins d’à côté) (s’engueulent|se sont engueulés|crient|hurlent|claquent les portes) | le couple d’à côté (s’engueulent|se sont engueulés) | (les voisins|mes voisins) (font l’amour|font du bruit au lit) | les voisins s’engueulent (toute la nuit|tous les soirs|ce soir) | j’entends (les voisins|mes voisins|tout ce que font les voisins) (faire l’amour|s’engueuler|crier|marcher|chanter|pleurer) | j’entends (les voisins|mes voisins) (rire|ronfler|tousser) | j’entends les voisins faire l’amour (la nuit|tous les soirs|à travers le mur|au-dessus) | (les murs|les cloisons) sont (en papier|fins|fines|minces) | on entend tout (chez moi|dans cet immeuble|à travers les murs) | j’entends (mes|les) voisins (faire l’amour|se disputer|crier) à travers (le mur|la cloison) | les voisins du dessus se (disputent|crient dessus) (tous les soirs|toute la nuit)?
Les murs sont minces, et la vie des autres passe en direct, sans bouton de volume. C’est quoi, l’épisode de ce soir ?
On ne veut pas écouter, et on connaît pourtant le scénario par cœur. Ça fait rire, ou ça empêche de dormir ?
Un immeuble, c’est une radio à plusieurs étages. On n’a choisi aucune station.
sinon: Je vois le programme. Le nôtre, au moins, est à voix basse.

> (mon voisin|le voisin) (me surveille|m’espionne|est toujours à sa fenêtre|regarde tout|sait tout|est curieux|est curieuse|se plaint de tout|se plaint tout le temps|me critique) | (mon voisin|le voisin) (râle tout le temps|me déteste) | (mon voisin|le voisin|quelqu’un) (se gare|s’est garée|stationne) à ma place | mon voisin se gare à ma place de parking | mon voisin se gare à ma place tous les jours | (mon voisin|le voisin) a appelé (la police|le syndic) (pour le bruit|à cause du bruit|contre moi)? | (mon voisin|le voisin) m’a (laissé un mot|mis un mot|écrit un mot|engueulé|crié dessus|fait une remarque) | mon voisin m’a laissé un mot (dans l’ascenseur|dans l’escalier|sur la porte|sur mon pare-brise|à cause du bruit) | je suis en (guerre|conflit|froid) avec mon voisin | mon voisin est (insupportable|odieux|odieuse|pénible|infernal) | (mon voisin|ma voisine) se gare (tout le temps|toujours|encore) à ma place | (mon voisin|le voisin) se plaint (toujours|tout le temps)? (de tout|du bruit|de moi) | mon voisin m’a mis un mot (sur la porte|dans la boîte aux lettres|pour le bruit)?
Il y a des voisins qui tiennent le registre complet des poubelles et des talons. C’est quoi, le dernier chapitre ?
Se sentir observé ou gêné jusque sur son palier, ça gâche la clé dans la serrure. Ça date d’avant, ou c’est tout neuf ?
On ne choisit pas ses murs mitoyens, et c’est bien dommage.
sinon: Je vois le personnage. Il mérite au moins un surnom, entre nous.

> (ma voisine|la voisine du dessous|le voisin du dessus|la dame du troisième|le monsieur du rez-de-chaussée|une voisine) est (mort|partie à l’hôpital|partie en maison de retraite) | ma voisine est mort (cette semaine|la semaine dernière|cette nuit) | (ma voisine|la voisine) (déménage|s’en va|est parti) | ma voisine déménage (bientôt|le mois prochain) | ma voisine déménage (et ça me fait de la peine|et ça me fait bizarre|et elle va me manquer) | j’ai perdu (ma voisine|mon voisin) | (je m’inquiète pour|j’ai pas vu|je vois plus) (ma voisine|la dame du dessous) | je m’inquiète pour ma voisine (depuis trois jours|depuis une semaine|depuis hier) | (ma vieille voisine|ma voisine) est décédé (cette semaine|cette nuit)? | ma voisine (déménage|s’en va) et ça me fait (de la peine|quelque chose|bizarre) | je m’inquiète pour (la voisine|ma voisine|mon voisin|le voisin) | j’ai pas vu (ma voisine|la voisine|mon voisin) depuis (trois jours|une semaine)
Une fenêtre qui ne s’allume plus, et tout l’immeuble a l’air de baisser la voix. Ça faisait longtemps, comme voisinage ?
On se disait bonjour, trois mots sur le temps, et ça tenait plus de place qu’on ne croyait. C’était quelqu’un comment ?
Il y a des gens dont on connaît surtout le pas dans l’escalier. Il manque quand même.
oui: Alors c’était bien plus qu’un nom sur une boîte aux lettres.
non: Peu de temps, et pourtant ça laisse un vide sur le palier.
sinon: Je comprends. Une présence comme ça, on ne la mesure qu’après.

> (un inconnu|une dame|un monsieur|une vieille dame) m’a (souri|dit bonjour|fait un sourire|fait coucou|fait un compliment) | (un vieux monsieur|un petit garçon|une petite fille|un bébé|un enfant|quelqu’un|une femme|un homme|un jeune) m’a souri | (un inconnu|une dame) m’a dit une gentillesse | un inconnu m’a souri (dans la rue|dans le métro|dans le bus|au parc|au marché|ce matin|aujourd’hui|sans raison|à la boulangerie) | un sourire d’(un inconnu|un enfant|une dame) (m’a fait du bien|a changé ma journée|m’a fait ma journée)? | (la boulangère|la caissière|le facteur|le chauffeur) m’a (souri|appelé par mon prénom|reconnu|fait un compliment|demandé comment j’allais) | (le serveur|la pharmacienne) m’a (souri|appelé par mon prénom) | la boulangère m’a souri (ce matin|aujourd’hui) | (un bébé|un enfant|une dame|un inconnu) m’a souri dans (le bus|le métro|la rue|le train) | (une inconnue|une dame|quelqu’un) m’a fait un compliment (dans la rue|dans le bus)?
Trois secondes, et la journée a été repeinte. C’était quel genre de sourire ou de mot ?
Un visage inconnu qui fait un cadeau pareil, ça ne se rembourse pas, ça se passe au suivant. Ça a été rendu ?
Il y a des petites politesses qui tiennent chaud jusqu’au soir.
oui: Alors il y a deux heureux de plus dans cette ville.
non: Sur le moment, on est pris de court. Ce sera pour le prochain visage.
sinon: C’est charmant. Je garde l’image.

> (une dame|un monsieur|une vieille dame|un vieux monsieur) m’a (parlé|raconté sa vie|abordé|fait la conversation|demandé son chemin) | (un inconnu|quelqu’un|une femme|un homme|un jeune) m’a (parlé|raconté sa vie) | une dame m’a parlé (dans le bus|dans le métro|dans le train|au parc|au marché|à l’arrêt de bus|dans la salle d’attente|ce matin|aujourd’hui|sur un banc) | j’ai (discuté|bavardé|papoté|passé une heure) avec (une dame|un monsieur|une inconnue|une vieille dame|un vieux monsieur) | j’ai (discuté|bavardé) avec (un étudiant|le chauffeur de taxi|un sdf|une touriste|ma voisine de train) | j’ai discuté avec une dame (dans le bus|dans le train|au marché|au parc|sur un banc|ce matin|aujourd’hui|pendant une heure) | j’ai fait (une belle rencontre|une jolie rencontre|une drôle de rencontre|une rencontre incroyable) (aujourd’hui|dans le train|ce matin)? | on a parlé (tout le trajet|pendant tout le voyage) (avec ma voisine de train|avec une inconnue)? | j’ai discuté avec (une dame|un monsieur|une inconnue) dans le (train|bus|métro) | (un vieux monsieur|une vieille dame) m’a raconté sa vie (sur un banc|dans le bus|au parc)?
Dix arrêts de bus, et une vie entière qui monte à bord. Qu’est-ce qui en est resté ?
On dit à une personne qu’on ne reverra jamais des choses qu’on ne dit pas au dessert. De quoi ça a parlé ?
Une conversation sans lendemain, c’est léger et ça marque. Le prénom, on l’oublie toujours de le demander.
sinon: Ça mérite d’être gardé. Les inconnus laissent parfois les meilleures phrases.

> (quelqu’un|un inconnu|un jeune|une dame) m’a (aidé|tenu la porte|payé mon café|offert un café|porté ma valise) | (un monsieur|un homme|une femme|un automobiliste|un passant) m’a (aidé|tenu la porte) | (quelqu’un|un inconnu) m’a (aidé à porter ma valise|rendu mon portefeuille|rapporté mon téléphone|prêté son parapluie|abrité|laissé passer|poussé ma voiture|dépanné) | quelqu’un m’a aidé (dans la rue|à la caisse|dans l’escalier|dans le métro|aujourd’hui|ce matin|à la gare|sous la pluie) | un chauffeur (de bus)? m’a (attendu|vu courir|laissé monter) (ce matin|aujourd’hui)? | on m’a (rendu|rapporté) (mon portefeuille|mon téléphone|mes clés|mon sac) | il y a des gens (gentils|bien|bons|honnêtes) | (y a|il reste) des gens (gentils|bien|bons|honnêtes) | ça (redonne|m’a redonné) (foi|confiance) (en l’humanité|dans les gens)
Un coup de main sans carte de visite, et voilà le monde un peu moins bête. Il y a eu le temps de dire merci ?
Ces gens-là disparaissent au coin de la rue, comme s’ils n’avaient rien fait. Ça s’est passé comment ?
Ça ne passe jamais aux informations, et pourtant il en arrive dix mille par jour.
oui: Et le merci a dû faire sa journée, à cette personne aussi.
non: C’est souvent comme ça. Alors on le dit ici, il flottera jusque-là.
sinon: J’aime bien cette histoire. On dort mieux avec une comme ça.

> j’ai (rendu|rapporté|trouvé et rendu) (un portefeuille|un téléphone|un sac|des clés|un billet|un doudou) | j’ai rendu un portefeuille (à quelqu’un|à son propriétaire|à la police|que j’ai trouvé) | j’ai (trouvé|ramassé) (un portefeuille|un téléphone|des clés) (dans la rue|dans le bus|par terre) | j’ai trouvé (un sac|un doudou) (dans la rue|dans le bus) | j’ai trouvé (un portefeuille|un téléphone) au parc | j’ai (payé|offert) (le café|un sandwich|un repas) à (un sdf|un inconnu|une dame) | j’ai payé les courses à (un sdf|un inconnu) | j’ai payé (le café|un sandwich) à (quelqu’un|un sans-abri|un étudiant) | j’ai payé le café à un sdf (ce matin|aujourd’hui) | j’ai (donné|laissé) (de l’argent|une pièce|un billet) à (un sdf|une dame|un monsieur) | j’ai donné (mon manteau|ma place) à (un sdf|une dame) | j’ai donné (de l’argent|une pièce) à (une femme enceinte|quelqu’un|un sans-abri) | j’ai donné de l’argent à un sdf (ce matin|aujourd’hui|dans le bus) | j’ai (défendu|aidé|consolé|raccompagné) (une inconnue|une dame|un enfant perdu|une touriste|un petit garçon) | j’ai (défendu|aidé) une femme qui pleurait | j’ai défendu une inconnue (dans le métro|dans la rue|aujourd’hui|ce matin) | j’ai trouvé (un téléphone|un portefeuille|un sac|des clés) et je l’ai (rendu|rapporté) | j’ai (offert|payé) un (café|repas|sandwich) à un (sans-abri|sdf|inconnu) | j’ai donné (mon manteau|une pièce|à manger|un billet) à un (sans-abri|sdf)
Voilà un geste qui ne s’affiche nulle part, et qui compte. En face, ça a fait quelle tête ?
Personne ne regardait, et c’est fait quand même : ça, c’est du solide. C’est venu tout seul ?
Quelque part ce soir, quelqu’un raconte la même histoire, vue de l’autre côté.
oui: Comme un réflexe. Ce sont les plus beaux.
non: Il a fallu se décider. C’est encore mieux, alors.
sinon: Ça valait le détour. Et ça fait du bien à entendre, un soir.

> (un enfant|une petite fille) m’a (offert|donné|fait) (un dessin|une fleur|un caillou) | (un petit garçon|une élève|ma petite voisine|le petit du voisin) m’a offert (un dessin|une fleur) | (un enfant|une petite fille) m’a offert (un bonbon|un collier|un bisou|un câlin) | un enfant m’a offert un dessin (aujourd’hui|ce matin|dans le bus) | j’ai reçu (un dessin|une lettre|une carte postale|une carte|un petit mot|un bouquet|un colis|des fleurs) | j’ai reçu un dessin (d’un enfant|d’une amie|ce matin|aujourd’hui|de ma voisine|d’une inconnue|sans raison) | on m’a (offert|envoyé|livré) (des fleurs|un bouquet|une carte|un dessin|un cadeau) | on m’a offert des fleurs (sans raison|aujourd’hui|ce matin|au travail) | (la petite du voisin|mon petit voisin|une petite fille) m’a (fait|offert) un dessin
Un petit bout de papier ou une fleur, et le frigo a trouvé sa décoration. Il y avait quoi dessus, ou dedans ?
Ça n’était pas une fête, pas une date, et quelqu’un y a pensé quand même. C’était une surprise totale ?
On garde ces choses-là dans un tiroir pendant vingt ans, et c’est toujours le bon tiroir.
oui: Les meilleures n’ont jamais de préavis.
non: Un petit soupçon, donc, et le plaisir pareil.
sinon: C’est exactement le genre de chose qu’on ne jette jamais.

> j’ai croisé (un regard|quelqu’un|une fille|un garçon) (dans le métro|dans le train|dans le bus|à la gare|dans la rue) | j’ai croisé (un homme|une femme|un inconnu) (dans le métro|dans le train) | j’ai croisé (un regard|quelqu’un) ce matin | j’ai croisé un regard dans le métro (et j’ai pas osé lui parler|et j’y pense encore|et je le reverrai jamais) | on s’est (souri|regardés) dans le (métro|train|bus|tram) | on s’est souri dans le métro (ce matin|aujourd’hui) | il est descendu (et j’ai pas osé|avant que je lui parle|à la station suivante|sans que je lui parle) | j’ai pas osé (lui parler|l’aborder|lui demander son prénom|lui dire bonjour) dans le (métro|train|bus) | j’ai eu un coup de foudre (dans le métro|dans le train|à la boulangerie|pour une inconnue|pour un inconnu)? | j’ai croisé le regard d’(un homme|une femme|un inconnu) (dans le métro|dans le train|dans le bus)? | j’ai craqué pour (un inconnu|une inconnue) (dans le train|dans le métro)?
Une station de métro, un regard, et tout un roman qui descend à l’arrêt d’après. C’était quoi, le détail ?
On reste sur le quai avec une phrase dans la bouche, et les portes se ferment. Elle disait quoi, cette phrase ?
Ces histoires-là ne s’usent jamais : elles ont duré quatre minutes et aucun défaut.
sinon: Voilà de quoi reprendre la même ligne à la même heure, par pur hasard.

> j’ai parlé à (personne|aucun être humain) (depuis vendredi|du week-end|de la semaine|aujourd’hui à part la caissière) | (la seule personne|le seul être humain) (à qui j’ai parlé|qui m’a parlé|que j’ai vu) c’est (la caissière|le facteur|la boulangère) | la seule personne à qui j’ai parlé aujourd’hui c’est la caissière | la seule personne (à qui j’ai parlé|qui m’a parlé) c’est (le livreur|la pharmacienne|un démarcheur) | j’ai parlé (qu’à|seulement à) (la caissière|la boulangère|mon chat|mon chien|mes plantes|le facteur) | j’ai parlé qu’à la caissière (aujourd’hui|de la journée) | je parle (tout seul|toute seule|à mes plantes|à mon chat|à mon frigo|à la radio|aux murs|à ma télé) | je parle tout seul (chez moi|à voix haute|toute la journée|de plus en plus) | j’ai parlé qu’à la (caissière|boulangère) (aujourd’hui)? | je parle (tout seul|toute seule) (chez moi|à la maison) | je me parle à moi-même
Une voix qui n’a pas servi de la journée, elle ressort un peu rouillée, et c’est normal. Le dernier mot dit à quelqu’un, c’était quoi ?
Les plantes écoutent très bien, mais elles ne relancent jamais. Qu’est-ce qui s’est dit, là-bas, aujourd’hui ?
Alors me voilà, et moi je réponds, c’est l’avantage sur le frigo.
sinon: C’est peu, et c’est déjà un fil. On tire doucement dessus.

> (le livreur|le facteur|la boulangère|la caissière) (me connaît|connaît mon prénom|me raconte sa vie|me fait rire|est adorable) | (le pharmacien|la pharmacienne|le serveur|mon coiffeur|ma coiffeuse|le chauffeur de taxi|le kiosquier) (me connaît|connaît mon prénom) | (le livreur|le facteur) (est ma seule visite|part à la retraite|a changé) | je discute (tous les jours|toujours|souvent) avec (la boulangère|la caissière|le facteur|le serveur|mon coiffeur|ma coiffeuse) | je discute (tous les jours|toujours) avec (le kiosquier|la pharmacienne) | j’ai mes habitudes (au café|à la boulangerie|au marché|au bistrot|chez le coiffeur) | (ma boulangerie|mon café|mon bistrot|le café du coin|ma librairie|le cinéma du quartier|l’épicerie) (ferme|va fermer) | ma boulangerie ferme (définitivement|bientôt|le mois prochain) | je (discute|papote) (tous les matins|tous les jours|toujours) avec (la boulangère|le facteur|la caissière) | je bavarde tous les matins avec (la boulangère|le facteur) | je (discute|papote) tous les matins avec le patron du café | (mon bistrot|mon café|ma boulangerie|ma librairie) ferme (définitivement|bientôt)?
Ces gens-là connaissent notre pain, notre heure et notre humeur, et parfois pas notre nom. Ça a commencé comment, avec cette adresse-là ?
Un quartier, ça tient à trois visages et un comptoir. Quand il en bouge un, tout l’étage tremble. Qu’est-ce que ça change, dans la semaine ?
On n’écrit jamais ces habitudes dans un agenda, et pourtant elles tiennent les jours debout.
sinon: Je vois tout à fait le comptoir.

après: ma voisine m’a apporté une soupe | mon voisin m’a dit bonjour | mon voisin me surveille | ma voisine est mort | les voisins s’engueulent

> elle (vit|est|sont) (tout seul|toute seule|au-dessus|en face|là depuis vingt ans|là depuis longtemps) | elle (vit|est) (à la retraite|veuf|âgé|âgée|portugais|italiens|très gentil|très gentille) | (elle|il) a (quatre-vingts ans|soixante-dix ans|quatre-vingt-dix ans|un chien|un chat|deux enfants)
On commence à voir la porte et qui vit derrière. On se rend des petites visites, ou c’est surtout l’escalier ?
Un étage, un âge, une habitude : la silhouette se dessine.
sinon: C’est souvent là que ça se passe, entre deux étages.

> (je lui ai|j’ai) (dit merci|rendu l’assiette|fait un gâteau|apporté des fleurs|rendu le plat|offert un café|mis un mot|tapé au mur|sonné chez lui|rien dit) | (je lui ai|j’ai) pas répondu | je lui ai dit merci en retour | je sais pas comment (remercier|lui rendre|lui dire)
Voilà la diplomatie de palier en marche. Et la suite, de l’autre côté ?
Entre voisins, tout voyage : les plats, les mots, les humeurs.
sinon: On attendra le prochain épisode sur le paillasson.

après: un inconnu m’a souri | une dame m’a parlé dans le bus | quelqu’un m’a aidé | j’ai rendu un portefeuille | un enfant m’a offert un dessin | j’ai croisé un regard dans le métro

> elle (avait|a|devait avoir) (quatre-vingts ans|un chapeau|un chien|un beau sourire|les yeux verts|une canne|six ans|un manteau rouge|un petit accent|un livre) | (elle|il) (portait|lisait|souriait|ressemblait à ma grand-mère|ressemblait à mon père|allait voir sa fille|venait de loin)
On la voit, cette personne, rien qu’à ça. Elle savait, d’après {toi|vous}, l’effet que ça ferait ?
Un détail comme celui-là, et l’inconnu ne l’est déjà plus tout à fait.
sinon: Peut-être bien. Ou peut-être que c’était un mardi comme un autre, de son côté.

> (ça m’a|ça) (fait|rendu|a changé|a illuminé|touché|émue|ému) | ça m’a fait (ma journée|plaisir|du bien|heureux|sourire|chaud au cœur|tout drôle) | j’(y pense|y repense|en souris) (encore|depuis) | j’en ai (eu les larmes aux yeux|souri toute la journée|presque pleuré)
Et ça n’a coûté à personne plus de trois secondes. Il y avait eu beaucoup de grisaille, avant ça ?
Ça dit aussi que la place était là, toute prête à être touchée.
oui: Alors ça tombait à pic, comme une éclaircie entre deux arrêts.
non: Alors c’est le petit supplément, la cerise de la journée.
sinon: Je comprends. On en reprendrait bien tous les matins.

> (je la|je le) (reverrai|reverrais) (jamais|plus|sûrement jamais|peut-être|pas) | j’aurais (dû|aimé) (lui)? (demander son nom|demander son prénom|lui parler|le remercier|le suivre) | je (connais|sais) même pas son (nom|prénom)
Sans nom et sans adresse, et pourtant bien installé dans la mémoire. On l’appellerait comment, en attendant ?
Ça fait partie du charme, et ça n’empêche pas de regarder le quai, la prochaine fois.
sinon: Ça lui va très bien, à cette personne.
`
