/** Hobbies that callers have begun: pottery, choir, knitting, instruments, painting, sewing, theatre, languages. */
export const hobbiesBegun = `
> j’ai raté mon (bol|vase|pot|mug) (en poterie|à la poterie|au cours de poterie|au tour) | mon (bol|vase|pot) (a fendu|s’est fendu|a explosé|a éclaté) (à la cuisson|au four|dans le four) | mon (bol|vase) de poterie est (raté|tout tordu|de travers) | à la poterie (j’ai tout raté|j’ai raté mon bol|mon bol s’est écroulé) | mon (bol|vase) s’est (écroulé|affaissé|effondré) sur le tour | (la terre|l’argile) s’est (effondrée|écroulée) sur le tour | mes poteries sont (toutes)? (ratées|tordues|moches) | j’ai raté mon premier (bol|vase) (en poterie|à la poterie) | mon (premier|tout premier) bol de poterie est (raté|tordu) | mon (pot|bol|vase) s’est écroulé à la poterie | mon premier bol est (raté|tout tordu) | (à la poterie|en poterie) mon bol s’est (affaissé|écroulé|fendu|cassé) | mon bol s’est affaissé
La terre a eu le dernier mot, comme souvent au début. Il a penché, ou il s’est carrément effondré ?
Un premier essai tordu, les potiers le gardent sur une étagère, par tendresse. Il ressemblait à quoi, à la fin ?
Sur le tour, une seconde d’inattention, et le bol devient assiette. C’est encore une pièce unique.
sinon: Alors ça s’appelle de l’art contemporain, et ça se pose sur une étagère.

> j’ai (commencé|essayé) la poterie | je me suis (mis|inscrit) à la poterie | j’ai (fait|pris) (un cours|mon premier cours|un stage|un atelier) de poterie | (ma femme|mon mari|ma fille|ma mère) (fait de|s’est mise à|a commencé) la poterie | je vais à la poterie le (mardi|jeudi|samedi) | on a fait un atelier poterie | (ma voisine|une amie|ma copine) s’est mise à la poterie | je me suis mis à la poterie (cette année|cet hiver|depuis la retraite|en septembre) | je fais de la poterie (le mardi|depuis un mois|depuis un an) | ma fille fait de la poterie (le mercredi|à l’école)? | on a fait un atelier poterie (entre copines|samedi|avec ma fille)
La poterie, c’est froid, ça glisse, et on ne pense plus à rien d’autre. La première pièce, c’est quoi ?
De la terre jusqu’aux coudes, et personne ne peut attraper son téléphone. C’est au tour, ou à la main ?
Un bout d’argile contre toute une journée de bureau, le match est vite gagné.
sinon: J’espère qu’il y aura du bleu quelque part dans l’émail.

après: j’ai raté mon premier bol en poterie | j’ai essayé la poterie | je me suis inscrit à la poterie

> je vais (le garder|en refaire un|recommencer|retenter) (quand même)? | je (l’ai jeté|l’ai gardé|l’ai ramené) | (il sert|il va servir) de (cendrier|vide-poche|pot à crayons) | je l’ai offert à (ma mère|ma sœur|mon mari|ma femme) | (il est|il était) tout (tordu|de travers|cassé) | on dirait un (cendrier|champignon|pot de fleurs) | (il ressemble|ça ressemble) à (rien|un cendrier)
Un raté qui trouve un emploi, ce n’est plus un raté. Le suivant, ce sera quoi ?
Très bien. Même bancal, il porte les empreintes de quelqu’un.
sinon: Voilà un projet qui tient mieux debout que le bol.

> la prof (dit|m’a dit) que (c’est normal|ça va venir|je suis trop pressé|j’appuie trop) | (la prof|le prof) est (patiente|patient|sympa|super|gentille|gentil) | les autres (y arrivent mieux|sont meilleurs|sont plus doués) (que moi)?
Elle en a vu passer, des mottes récalcitrantes, cette prof. Et les mains, elles commencent à comprendre ?
Dans un atelier, chacun regarde la pièce du voisin en la trouvant plus droite. C’est ambiant, comme la poussière.
oui: Alors la tête suivra. C’est elle, la plus lente.
non: Elles ont encore le temps. La terre en a plein.
sinon: La terre, elle, ne compare personne.

> ça (me détend|me vide la tête|me fait du bien|me calme) | j’adore (ça|toucher la terre|avoir les mains dedans)
Rien que pour cette tête vidée, le bol peut bien rester de travers.
Deux heures sans penser, ça n’a pas de prix, même en grès. Et au retour, ça dure un peu ?
oui: Alors la terre fait des heures supplémentaires.
non: Le temps du cours, c’est déjà une vraie parenthèse.

---

> j’ai (commencé|essayé) la chorale | je me suis inscrit (à|dans) une chorale | j’ai rejoint une chorale | je suis (entré|rentré) dans une chorale | j’ai fait (un essai|ma première répétition) à la chorale | j’ai fait ma première répétition de chorale | (ma mère|ma femme|mon mari) (s’est mise à|est entrée à|fait partie de) la chorale | je chante dans la chorale (du quartier|du village|de ma ville) | hier c’était ma première chorale | je suis dans une chorale (depuis un mois|depuis un an|depuis septembre|depuis peu) | je chante dans une chorale (depuis un an|le mardi|depuis peu) | je me suis mis à la chorale | ma (belle-mère|voisine|copine) chante dans une chorale | je chante dans une chorale (le mardi soir|le jeudi soir|et ça me fait du bien)
Chanter au milieu de trente personnes, ça doit vibrer jusque dans les chaussures. C’est quel pupitre ?
Une chorale, on y respire en même temps que des inconnus, et au bout d’une heure ce n’en sont plus. Qu’est-ce qu’il y a au programme ?
La première répétition, on bouge surtout les lèvres. La deuxième, on s’entend déjà un peu.
sinon: Ça, j’aimerais l’entendre du fond de la salle.

> je chante faux à la chorale | à la chorale je (chante faux|suis perdu|fais semblant) | je (suis|tiens) pas (juste|ma voix) à la chorale | j’arrive pas à tenir ma voix à la chorale | (le chef|la cheffe) de chœur m’a (repris|fait une remarque|regardé de travers) | (le chef|la cheffe) de chœur a dit que je chantais faux | on m’a dit que je chantais faux | je fais semblant de chanter à la chorale | à la chorale je suis la voix de (ma voisine|mon voisin) | (le chef|la cheffe) de chœur m’a dit que je chantais faux (devant tout le monde)? | (le chef|la cheffe) m’a dit que je chantais faux | on m’a demandé de chanter moins fort (à la chorale)?
Tenir sa ligne avec les sopranos dans l’oreille, c’est du funambulisme. C’est surtout l’attaque qui part de travers, ou la fin ?
Dans un chœur, la moitié du rang s’appuie sur un seul voisin qui lit la musique. Il y en a un, à côté ?
Chanter un peu à côté au milieu de trente, ça fait ce qu’on appelle du grain.
oui: Alors son oreille sert de rampe. Il en est sûrement assez fier.
non: Alors tout le monde cherche à l’aveugle, et c’est une belle fraternité.
sinon: Ça se cale en général vers la troisième semaine, quand on cesse de s’écouter.

après: j’ai essayé la chorale | je me suis inscrit à une chorale | je chante faux à la chorale | j’ai rejoint une chorale | à la chorale je chante faux

> je suis (alto|soprano|ténor|basse|baryton) | on m’a mis (chez les|avec les) (altos|sopranos|ténors|basses)
Un pupitre qui fait tenir tout le reste, même si personne ne le siffle en sortant. Les voisins sont sympathiques ?
oui: Alors les chansons tristes passeront sans dégât.
non: Ça se réchauffe souvent à la pause, autour d’un gâteau un peu sec.

> on chante (du fauré|du gospel|de la variété|du classique|du mozart|des chansons françaises|du queen)
Joli programme. Le passage qui donne des frissons, c’est où ?
sinon: Celui-là, à trente voix, il doit faire trembler les vitraux.

> (il y a|on a|on fait|on donne) un concert (en juin|à noël|bientôt|dans un mois|le mois prochain|samedi)
Une date, et tout d’un coup les répétitions ont un visage. Ça fait envie, ou ça fait peur ?
Un concert au bout du calendrier, ça redresse le dos dès maintenant.
sinon: Un peu des deux, c’est le bon dosage pour chanter.

> j’étais (la plus jeune|le plus jeune|la plus vieille|le plus vieux|le seul homme) | c’est que des (retraités|femmes|vieux)
Une rareté dans le rang, on s’en occupe bien. L’accueil était chaleureux ?
oui: Alors le cœur a suivi le chœur.
non: Parfois il faut un ou deux gâteaux avant que les prénoms arrivent.

---

> je me suis mis au (tricot|crochet) | j’ai (commencé|essayé) le (tricot|crochet) | j’apprends (le tricot|le crochet|à tricoter) | j’ai commencé (une écharpe|un pull|un gilet|des chaussettes) (au tricot|en laine|au crochet) | (ma fille|ma femme|ma copine|mon mari|mon fils) s’est (mise|mis) au (tricot|crochet) | je tricote (dans le train|devant la télé|devant mes séries|le soir) | ma (grand-mère|mère) m’a appris à tricoter | je me suis mis au (tricot|crochet) (cet hiver|cette année|depuis la retraite|pendant le confinement) | je me suis remis au (tricot|crochet) | je (fais|tricote) (une écharpe|un pull|un bonnet|des chaussettes) (pour ma fille|pour mon petit-fils|pour le bébé) | (ma fille|ma mère) (tricote|fait) (une écharpe|un pull) au (tricot|crochet) | ma fille a (commencé|appris) (le tricot|à tricoter|le crochet) | je tricote devant la télé tous les soirs | j’ai (repris|recommencé) le (tricot|crochet) (cet hiver|cette année)?
Les doigts qui comptent tout seuls pendant que la soirée passe, c’est un vrai luxe. C’est quoi, l’ouvrage en cours ?
Avec deux aiguilles et un peu de laine, l’hiver a déjà moins d’arguments. C’est pour qui ?
Le bruit des aiguilles, c’est une petite horloge qui ne presse personne.
sinon: Une heureuse laine. Elle finira sur le dos de quelqu’un qui ne saura jamais tout ce qu’il y a dedans.

> j’ai raté mon (pull|écharpe|tricot|gilet|bonnet) | j’ai (perdu|sauté|lâché) (une maille|des mailles) | j’ai dû (tout)? détricoter (mon pull|mon écharpe|dix rangs)? | mon (pull|tricot|gilet) est (trop grand|trop petit|tout de travers) (je l’ai tricoté)? | mon (écharpe|pull) en laine est toute de travers | mon tricot (ressemble à rien|avance pas) | je me suis trompé dans (mon tricot|les mailles|le patron du pull) | j’ai dû tout détricoter (hier|hier soir|encore une fois) | j’ai tout détricoté | le pull que j’ai tricoté est (trop grand|trop petit|raté) | je dois tout (détricoter|recommencer) | mon pull est (trop grand|trop petit) celui que j’ai tricoté | j’ai sauté une maille (et j’ai tout défait)? | mon bonnet est (raté|trop petit|trop grand)
Détricoter, c’est le seul métier où l’on voit son erreur revenir en pelote. C’était à quel endroit ?
Une maille perdue tout en bas, et c’est tout le rang qui le sait. Il y avait beaucoup à défaire ?
Ce qui est parti de travers fera toujours un très bon coussin.
oui: Trois heures d’ouvrage en trente secondes de pelote, c’est cruel.
non: Alors ça se rattrape en une soirée, avec un film pas trop compliqué.
sinon: Ça, c’est l’endroit où l’on regardait la télé, je parie.

> j’apprends la guitare (depuis un mois|depuis un an|tout seul|sur internet)? | je me suis acheté une guitare | j’ai (acheté|reçu) une guitare | on m’a offert une guitare | (mon fils|ma fille|mon mari|ma femme) (apprend|s’est mis à|s’est mise à) la guitare | j’ai (repris|recommencé) la guitare (après dix ans|après vingt ans|depuis un mois)? | j’ai pris mon premier cours de guitare | je me suis remis à la guitare (à cinquante ans|cette année)? | je me suis mis à la guitare (à cinquante ans|à la retraite|cette année) | je gratte un peu la guitare
Une guitare dans une pièce, on finit toujours par la regarder de travers. Elle a joué quoi, en dernier ?
Trois accords, et déjà tout un répertoire de feux de camp. Lequel fait encore mal aux doigts ?
Une guitare ne fait pas la tête quand on la délaisse. Elle se désaccorde un peu, c’est tout.
sinon: Belle affaire. Les voisins auront au moins le refrain.

> j’apprends le piano (depuis un mois|depuis un an|tout seul|à mon âge) | (mon fils|ma fille|mon mari|ma petite-fille) apprend le piano | j’ai pris mon premier cours de piano | j’ai acheté un piano | j’ai (repris|recommencé) le piano | ma main gauche (suit pas|fait n’importe quoi) | j’arrive pas à mettre les deux mains (ensemble|au piano)? | je fais des gammes | j’ai (repris|recommencé) le piano (après trente ans|après vingt ans|cette année|à la retraite) | je me suis (mis|remis) au piano (à soixante ans|cette année|à la retraite)? | mon piano est désaccordé | ma main gauche suit pas (au piano)? | au piano ma main gauche suit pas
Deux mains qui ne veulent pas la même chose, c’est tout le drame du piano. Laquelle boude le plus ?
Les voisins connaissent déjà les huit premières mesures par cœur. C’est quel morceau ?
Un piano, ça patiente très bien, avec ses dents toutes blanches.
sinon: Bien. Ça finira par couler sans qu’on sache quel soir ça s’est décidé.

> j’apprends (le violon|la batterie|l’accordéon|le saxophone|la flûte|l’harmonica|le ukulélé|la trompette|le violoncelle) | je me suis mis (au violon|à la batterie|à l’accordéon|au saxophone|à l’harmonica|au ukulélé|à la trompette) | (mon fils|ma fille|mon voisin) apprend (le violon|la batterie|la trompette|la flûte) | j’ai acheté (un ukulélé|un accordéon|une batterie|un saxophone|un harmonica) | (mes voisins|mon mari|ma femme) (se plaignent|se plaint) de (mon violon|ma batterie|ma trompette) | (mon fils|ma fille|mon voisin) apprend (la batterie|la trompette) et (les voisins en peuvent plus|j’en peux plus)
Il y a des instruments discrets, et celui-là n’en fait pas partie. L’entourage tient le coup ?
C’est un bel engin à apprivoiser. Le premier air qui ressemble à quelque chose, c’est lequel ?
Au début, ça grince, ça couine, et le chat change de pièce. Ensuite, un soir, ça chante.
oui: Des gens en or. Ils auront droit à un concert privé.
non: Une couverture sous la porte, et l’on tient jusqu’au printemps.
sinon: Un air choisi avec courage.

après: j’apprends la guitare depuis un mois | j’apprends le piano depuis un mois | j’apprends le violon | je me suis acheté une guitare | je me suis mis au tricot | je me suis mis à la batterie

> j’ai mal aux (doigts|poignets|bras) | j’ai les doigts (en feu|en compote) | ça fait mal aux doigts
Les doigts protestent, ils n’étaient pas au courant du projet. Une pause, et un médecin si c’est encore là dans une semaine. Ça passe dans la soirée ?
Le métier rentre par la peau : des pauses, et un pharmacien ou un médecin si ça reste plus d’une semaine.
sinon: Ils s’endurcissent sans prévenir, d’une semaine à l’autre.

> (je progresse|j’avance|ça avance) pas | j’y arrive pas | c’est (trop)? dur | je suis (pas doué|nul|trop vieux pour ça) | j’ai envie d’(arrêter|abandonner)
Il y a un palier où l’on travaille sans rien entendre venir. Il est agaçant, et il est normal. C’est à quel endroit que ça coince ?
Ça ne se voit pas de l’intérieur, les progrès. Un enregistrement du premier jour serait cruel, et instructif.
sinon: Le fameux endroit. Tout le monde y a campé un moment.

> j’ai un (prof|cours) (le mardi|le samedi|super|sympa|sévère) | je regarde des (vidéos|tutos) | j’apprends (tout seul|sur youtube|avec des vidéos)
Avec quelqu’un ou devant un écran, il faut surtout que ça donne envie de recommencer le lendemain. C’est le cas ?
oui: Alors le plus dur est fait.
non: Changer de morceau, parfois, suffit à réveiller l’envie.

> ça fait (un mois|deux mois|six mois|un an) (que j’ai commencé)? | j’ai commencé (en septembre|il y a un mois) | je joue (vingt minutes|dix minutes) par jour
À ce stade, les mains ont déjà retenu plus que la tête ne croit. Qu’est-ce qui sort le mieux ?
sinon: Voilà le morceau à jouer quand quelqu’un passe à l’improviste.

---

> je me suis mis à la peinture | j’ai (repris|recommencé|commencé) la peinture | j’ai pris un cours de (peinture|dessin|aquarelle) | j’ai (raté|jeté) (ma toile|mon tableau|mon aquarelle|mon dessin) | mon (tableau|dessin) (ressemble à rien|est raté|est moche) | ma toile (ressemble à rien|est ratée) | je peins (le dimanche|des paysages|la mer|des portraits) | (ma femme|mon mari|ma mère|mon père) (s’est mise|s’est mis) à (la peinture|l’aquarelle) | j’ai (fini|terminé) (un|mon) tableau | je peins (un peu|le dimanche|la mer|le soir) | mon aquarelle (ressemble à rien|est ratée) | je me suis remis à (la peinture|l’aquarelle) | j’ai raté mon (tableau|dessin) je suis dégoûté
La peinture, c’est regarder une pomme trois heures, et la découvrir enfin. Qu’est-ce qu’il y a, sur la toile ?
Une toile, ça se dispute un peu avec celui qui tient le pinceau. Qui gagne, en ce moment ?
Même ratée, la toile a eu droit à des heures de vrai regard. C’est rare, de nos jours.
sinon: J’imagine les couleurs, à défaut de les voir.

> je fais de la photo (de rue|d’oiseaux|en noir et blanc|le dimanche)? | je me suis mis à la (photo|photographie) | j’ai acheté un (appareil photo|vieil appareil|argentique) | mes photos sont (floues|ratées|nulles|toutes pareilles) | j’ai (raté|perdu) toutes mes photos | j’expose mes photos | j’ai pris de (belles|super) photos (aujourd’hui|ce matin|dimanche) | j’ai (gagné|fait) un concours photo | je photographie (les oiseaux|les gens|les fleurs|les orages|ma ville) | je me suis mis à la photo (cette année|cet hiver|depuis la retraite|l’an dernier) | je fais de la photo (depuis un an|avec mon téléphone) | j’ai raté la photo | je fais de la photo (le week-end|pour le plaisir)
Avec un appareil autour du cou, une rue banale devient un safari. C’est quoi, le sujet préféré ?
Une photo, c’est une seconde qu’on refuse de laisser partir. Laquelle, en dernier ?
Même flou, un bon moment reste un bon moment. Il a juste bougé.
sinon: Décrite comme ça, je la vois presque encadrée.

> je me suis mis à la couture | j’ai raté (ma robe|ma jupe|mon ourlet|ma housse|mon pantalon) (à la machine)? | j’ai cousu (une manche|la manche|le col) à l’envers | ma machine à coudre (fait des nœuds|est en panne|me résiste|m’énerve) | j’ai (cassé|perdu) (mon aiguille|deux aiguilles) de machine à coudre | je prends des cours de couture | (ma fille|ma mère|mon mari) s’est (mise|mis) à la couture | je couds (des sacs|des trousses|des rideaux|un déguisement) | je me suis mis à la couture (cet hiver|cette année|pendant le confinement|depuis la retraite) | j’ai (tout)? décousu
Une manche posée à l’envers, toute la haute couture est passée par là. C’est quoi, la pièce en cours ?
La machine qui fait des nœuds, elle sent l’impatience à trois mètres. Ça tient, pour l’instant ?
Le découd-vite, c’est l’outil le plus honnête de la boîte.
oui: Alors c’est cousu, et le reste est une question de repassage.
non: Il reste les épingles, qui ont sauvé plus d’une soirée.
sinon: Ça se portera avec l’histoire qui va avec.

> j’ai (monté|fabriqué|construit) (une étagère|un banc|une table|une cabane|un nichoir|un meuble) | je bricole (dans mon garage|le dimanche|dans mon atelier) | mon étagère (est de travers|s’est écroulée|penche|tient pas) | j’ai (raté|mal monté) (mon étagère|le meuble|mon meuble) | je me suis mis au bricolage | je (retape|restaure|ponce) (un meuble|une vieille commode|des chaises|un buffet) | mon mari a (monté|fabriqué) (une étagère|un banc|une cabane) | j’ai (monté|fabriqué|construit) (une étagère|un banc|une table|un meuble) (ce week-end|dimanche) | l’étagère (penche|est de travers|tient pas) | elle penche mon étagère | (mon mari|mon père|ma femme|mon frère) (retape|restaure) (une vieille commode|un vieux meuble|une vieille voiture) | mon mari bricole (dans le garage|tout le week-end|et c’est une catastrophe)
De la sciure, trois vis en trop à la fin, et une fierté complète. Ça tient droit ?
Un objet fabriqué, on le montre à tout le monde pendant un mois, et c’est légitime. Il est pour quelle pièce ?
Une étagère qui penche, c’est la maison qui n’est pas droite. Version officielle.
oui: Alors c’est de l’ébénisterie, et qu’on ne discute pas.
non: Une cale sous le pied gauche, et plus personne ne remarque rien.
sinon: Il aura fière allure, là-dedans, avec ou sans niveau à bulle.

> je me suis inscrit (au théâtre|à l’impro) | j’ai (commencé|repris|essayé) (le théâtre|l’impro) | j’ai fait mon premier cours de théâtre | j’ai eu un trou (de mémoire)? (sur scène|au théâtre|en pleine répétition|pendant la pièce) | j’ai oublié mon texte (sur scène|pendant la pièce|au théâtre)? | on joue (notre pièce|la pièce) (samedi|dans un mois|ce soir) | j’ai (eu|décroché) (un rôle|le premier rôle|un petit rôle) (au théâtre)? | (ma fille|mon fils|ma femme|mon mari) fait du théâtre
Sur scène, trois secondes de silence durent un hiver entier. C’est quel genre de pièce ?
Un plateau, des gens dans le noir, et l’on ose ce qu’on n’oserait pas à la boulangerie. C’est quel rôle ?
Un trou de texte, le public croit souvent que c’est du jeu. C’est même parfois le meilleur moment.
sinon: Ça se joue en respirant, et en regardant le partenaire dans les yeux.

après: je me suis inscrit à l’impro | j’ai commencé le théâtre | j’ai eu un trou sur scène | ma fille fait du théâtre

> j’ai (le trac|peur|la boule au ventre) (déjà|à mort)? | je connais pas (encore)? mon texte | j’ai du mal à (apprendre|retenir) mon texte
Le trac prouve que ça compte. Il tombe en général à la première réplique. Elle dit quoi, cette première réplique ?
Un texte, ça se retient mieux en marchant, disent ceux qui en apprennent. Il y a combien de pages ?
sinon: Bien. Celle-là, elle sera sue.

> je joue (une vieille|un valet|le mari|une servante|un fou|le médecin|une reine|le méchant) | c’est (du molière|du feydeau|une comédie|un vaudeville|une création|une tragédie)
Voilà qui va demander de l’entrain et un bon costume. La meilleure réplique, c’est laquelle ?
sinon: Elle passera la rampe, celle-là.

> (mon mari|ma femme|mes collègues|mes enfants) (vient|viennent) (me voir)? | personne viendra me voir | j’ai invité (mes collègues|mes enfants)
Un visage connu dans le noir, ça aide et ça intimide en même temps. Lequel impressionne le plus ?
sinon: Il suffit de jouer pour celui du dernier rang. Les autres suivent.

---

> j’apprends (l’espagnol|l’italien|l’anglais|l’allemand|le portugais|le japonais|l’arabe|le russe|le chinois|le coréen|la langue des signes|le breton|l’occitan) (depuis un mois|tout seul) | je me suis mis (à l’espagnol|à l’italien|à l’anglais|à l’allemand|au japonais|au portugais|au russe|à l’arabe) | je prends des cours d’(espagnol|italien|anglais|allemand|arabe) | je prends des cours de (japonais|portugais|russe|chinois) | (ma femme|mon mari|ma fille|mon fils) apprend (l’espagnol|l’italien|le japonais|l’allemand) | j’apprends (l’italien|l’espagnol|l’anglais|le japonais) (toute seule|tout seul) (le soir|avec une application) | (ma femme|mon mari|ma fille|mon fils|ma mère) s’est (mise|mis) (au japonais|à l’espagnol|à l’italien|à l’anglais|au coréen) | j’apprends (l’italien|l’espagnol|le portugais|le japonais) | j’ai (commencé|repris) (l’italien|l’espagnol|l’anglais|l’allemand|le japonais|le portugais) (en septembre|cette année|toute seule)? | je prends des cours d’(italien|espagnol|anglais) (le mardi|le soir)
Une langue, au début, on la parle surtout à son chat. Quel est le premier mot qui a plu ?
Apprendre à dire bonjour autrement, à un âge où l’on croyait savoir, c’est joli. C’est pour un pays, ou pour quelqu’un ?
Un jour, quelqu’un répond, et l’on comprend. On s’en souvient toute sa vie.
sinon: Belle raison. Les verbes irréguliers n’ont qu’à bien se tenir.

> j’ai essayé de parler (espagnol|italien|anglais|allemand) et (on m’a rien compris|personne m’a compris|on m’a répondu en français|j’ai bafouillé) | on m’a répondu en (anglais|français) | j’arrive pas à parler (anglais|espagnol|italien|allemand) | je comprends (rien|tout) en (anglais|espagnol|italien|allemand) mais je parle pas | j’ai (réussi|réussi à) (parler|tenir une conversation) en (anglais|espagnol|italien|allemand) | j’ai perdu ma série sur duolingo | je fais duolingo (tous les soirs|tous les jours|depuis un an)? | je fais duolingo (tous les matins|tous les soirs|dans le bus) | (il|elle|le serveur|la dame|ils) m’a répondu en (anglais|français) | j’ai (parlé|bafouillé) anglais (à un touriste|en réunion|avec un touriste) | j’ai voulu parler (anglais|espagnol|italien|allemand) et (il m’a répondu en français|j’ai bafouillé|personne a compris)
Trois phrases préparées dans la tête, et la réponse arrive à toute vitesse. C’était où, cette conversation ?
Comprendre d’abord, parler ensuite : les enfants font exactement pareil, et on les trouve doués. Quel mot refuse de sortir ?
Se lancer avec dix mots et un sourire, ça vaut mieux que la grammaire complète et le silence.
sinon: Le voilà au travail, ce vocabulaire, et pas seulement dans un cahier.

> j’ai (arrêté|abandonné|laissé tomber|lâché) (la poterie|la chorale|le tricot|le théâtre|la peinture|le dessin|la couture|la guitare|le piano|le violon|mes cours de dessin|mes cours de chant|le yoga|l’espagnol|l’italien|l’aquarelle) | j’abandonne tout (au bout de|après) (un mois|trois mois) | je (commence|commence plein de choses et je finis|finis) jamais rien | je commence tout et je finis rien | j’ai jamais tenu un loisir plus d’un mois | je commence (plein|plein de choses|plein de trucs) et je (finis|termine) jamais rien | je (finis|termine) jamais ce que je commence | je vais jamais au bout (de rien|des choses|de ce que je commence) | j’ai (laissé tomber|arrêté) (le dessin|la guitare|le piano|le yoga) (au bout d’un mois|au bout de deux cours) | (ma guitare|mon piano|mon chevalet|ma machine à coudre|mon vélo d’appartement) (prend la poussière|sert à rien|sert de portemanteau) | (ma guitare|mon piano) (elle|il)? prend la poussière depuis des années
Le placard aux passions éteintes, tout le monde en a un. Qu’est-ce qui a lassé, la chose ou les horaires ?
Arrêter, ça laisse un petit pincement et des affaires dans un sac. Il en reste l’envie, quelque part ?
Commencer vingt choses, c’est au moins en avoir goûté vingt.
oui: Alors ce n’est qu’une pause, avec un peu de poussière dessus.
non: Alors la place est libre pour autre chose, ou pour rien du tout.
sinon: Ça s’entend. Il n’y a pas de procès à faire.

> j’ai envie de (commencer|me mettre à) quelque chose (de nouveau)? | je cherche (un loisir|une activité|un hobby|une passion) | j’ai pas de (passion|loisir|hobby) | j’ai aucune passion | tout le monde a une passion sauf moi | j’aimerais (apprendre|commencer) quelque chose (à mon âge|de nouveau)? | je sais pas quoi faire de mon temps libre | il me faudrait (une activité|un loisir) | (j’aimerais|je voudrais|j’aurais envie de) (bien)? (me mettre à|commencer|essayer) quelque chose (de nouveau)? | j’ai aucune passion (dans la vie)? | j’ai pas de passion (dans la vie)?
On n’a pas une passion comme on a un passeport. Enfant, qu’est-ce qui faisait oublier l’heure du goûter ?
Il y en a de trois sortes : avec les mains, avec les jambes, avec les gens. Laquelle manque le plus ?
Les gens à passion en parlent beaucoup, ça fausse le compte. Les autres vivent très bien.
sinon: C’est une bonne piste, à suivre sans se presser.

> (le prof|mon prof) de (guitare|piano|chant|danse|dessin|théâtre|poterie|yoga) est (génial|super|sévère|nul) | mon prof de (guitare|piano|chant|danse|dessin|théâtre) m’a (félicité|critiqué|découragé|vexé|encouragé) | mon prof de (chant|piano|guitare|danse) est (dur|exigeant|adorable)
Un professeur, ça peut donner envie pour la vie, ou faire ranger l’étui pour dix ans. Qu’est-ce qui a été dit ?
On se souvient d’une phrase de prof bien après avoir oublié les exercices. Celle-là, elle fait du bien, ou elle pique ?
Avec les profs de loisirs, l’humeur du cours compte autant que la matière.
sinon: Une phrase pareille, ça résonne jusqu’à la séance d’après.

> j’ai fait un (puzzle|casse-tête) | je fais un puzzle (de mille pièces|de deux mille pièces|en ce moment)? | il me manque une pièce (à mon|du) puzzle | j’ai fini mon puzzle | je fais des (maquettes|modèles réduits) | je construis (une maquette|un bateau en allumettes|un train électrique) | je fais du (modélisme|lego|diamond painting|coloriage) | je fabrique des (bougies|savons|bijoux) (à la maison)?
Mille morceaux d’un ciel bleu, il faut un caractère bien trempé. C’est quoi, le sujet ?
Les petits travaux de patience rangent aussi la tête, pièce par pièce. Ça occupe toute la table ?
La pièce qui manque est sous le tapis, ou dans le chien.
oui: Alors on mange sur les genoux, et c’est pour la bonne cause.
non: Un ouvrage qui sait rester à sa place, c’est rare.
sinon: Joli. On le finirait presque à regret.
`
