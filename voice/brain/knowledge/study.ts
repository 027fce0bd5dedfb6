import { readAnswers, readTable } from '../../text-analysis/table'

// School knowledge that does not change. The first cell of each row is matched against normalised questions:
// lower case, no accents, a space instead of each apostrophe.

const authors = readTable(`
  macbeth, hamlet, othello, romeo et juliette, le roi lear, songe d une nuit d ete | Shakespeare, vers 1600
  les miserables, notre dame de paris, les contemplations, hernani, ruy blas | Victor Hugo
  germinal, l assommoir, au bonheur des dames, nana, la bete humaine, j accuse | Émile Zola
  madame bovary, l education sentimentale, salammbo | Gustave Flaubert
  le rouge et le noir, la chartreuse de parme | Stendhal
  le pere goriot, eugenie grandet, la comedie humaine, illusions perdues, peau de chagrin | Honoré de Balzac
  bel ami, le horla, boule de suif, pierre et jean | Guy de Maupassant
  l avare, tartuffe, le malade imaginaire, dom juan, le misanthrope, bourgeois gentilhomme | Molière
  phedre, andromaque, berenice, britannicus | Racine
  le cid, horace, cinna | Corneille
  candide, zadig | Voltaire
  les confessions(?! d[eu]?s? ), du contrat social, l emile | Jean-Jacques Rousseau
  les liaisons dangereuses | Choderlos de Laclos
  le mariage de figaro | Beaumarchais, et Mozart en a fait un opéra
  le barbier de seville | Beaumarchais, et Rossini en a fait un opéra
  les fleurs du mal, le spleen de paris | Charles Baudelaire
  cyrano | Edmond Rostand
  les trois mousquetaires, monte cristo | Alexandre Dumas
  la chute de la maison usher | Edgar Allan Poe
  l etranger, la peste, la chute(?! d[eu]?s? ) | Albert Camus
  les mots bleus | Jean-Michel Jarre, sur une musique de Christophe
  huis clos, la nausee, les mots(?! pour)(?! crois)(?! d[eu]?s? ) | Jean-Paul Sartre
  le deuxieme sexe | Simone de Beauvoir
  le petit prince, vol de nuit | Antoine de Saint-Exupéry
  a la recherche du temps perdu, du cote de chez swann | Marcel Proust
  voyage au bout de la nuit | Louis-Ferdinand Céline
  rhinoceros, la cantatrice chauve | Eugène Ionesco
  en attendant godot | Samuel Beckett
  vingt mille lieues, le tour du monde en, voyage au centre de la terre | Jules Verne
  1984, la ferme des animaux | George Orwell
  orgueil et prejuges, raison et sentiments | Jane Austen
  frankenstein | Mary Shelley
  crime et chatiment, les freres karamazov, l idiot | Fiodor Dostoïevski
  guerre et paix, anna karenine | Léon Tolstoï
  don quichotte | Miguel de Cervantès
  la divine comedie | Dante
  l odyssee, l iliade | Homère, d’après la tradition
  la joconde, la cene | Léonard de Vinci
  guernica, les demoiselles d avignon | Pablo Picasso
  les nympheas | Claude Monet
  les quatre saisons | Vivaldi
  la flute enchantee, les noces de figaro | Mozart
`)

const capitals = readTable(`
  france | Paris
  espagne | Madrid
  portugal | Lisbonne
  italie | Rome
  allemagne | Berlin
  belgique | Bruxelles
  suisse | Berne
  autriche | Vienne
  grece | Athènes
  pologne | Varsovie
  irlande du nord | Belfast
  irlande | Dublin
  suede | Stockholm
  norvege | Oslo
  finlande | Helsinki
  danemark | Copenhague
  hongrie | Budapest
  roumanie | Bucarest
  turquie | Ankara
  russie | Moscou
  ukraine | Kiev
  maroc | Rabat
  algerie | Alger
  tunisie | Tunis
  egypte | Le Caire
  senegal | Dakar
  canada | Ottawa
  etats unis | Washington
  bresil | Brasília
  argentine | Buenos Aires
  nouveau mexique | Santa Fe
  mexique | Mexico
  japon | Tokyo
  chine | Pékin
  inde | New Delhi
  mongolie | Oulan-Bator
  australie | Canberra
  nouvelle zelande | Wellington
`)

const dates = readTable(`
  revolution francaise, annee deja la revolution, quand la revolution, prise de la bastille | La Révolution française commence en 1789, et la Bastille est prise le 14 juillet. | C’est 1789, avec la Bastille prise le 14 juillet.
  premiere guerre du golfe | La première guerre du Golfe va d’août 1990 à février 1991, après l’invasion du Koweït par l’Irak. | D’août 1990 à février 1991, après l’invasion du Koweït.
  premiere guerre(?! d[eu]?s? )(?! punique), grande guerre, guerre de 14 | La Première Guerre mondiale va d’août 1914 à l’armistice du 11 novembre 1918. | D’août 1914 au 11 novembre 1918, jour de l’armistice.
  seconde guerre(?! d[eu]?s? )(?! punique), deuxieme guerre(?! d[eu]?s? )(?! punique), guerre de 39 | La Seconde Guerre mondiale va de 1939 à 1945 ; en Europe, elle finit le 8 mai 1945. | De 1939 à 1945, et le 8 mai 1945 pour la fin en Europe.
  debarquement .*provence | Le débarquement de Provence a lieu le 15 août 1944. | Le 15 août 1944, sur les côtes de Provence.
  debarquement(?!.* sicile)(?!.* italie)(?!.* dieppe)(?!.* afrique) | Le débarquement de Normandie a lieu le 6 juin 1944. | Le 6 juin 1944, sur les plages de Normandie.
  mur de berlin | Le mur de Berlin est construit en 1961, et il tombe le 9 novembre 1989. | Construit en 1961, tombé le 9 novembre 1989.
  vote des femmes, votent les femmes, femmes .*droit de vote, femmes .*voter | Les Françaises obtiennent le droit de vote en 1944, et elles votent pour la première fois en 1945. | Le droit de vote des femmes date de 1944, et leur premier vote de 1945.
  abolition de l esclavage, esclavage .*aboli\\w*, aboli\\w* .*esclavage | La France abolit l’esclavage une première fois en 1794, puis définitivement en 1848, avec Victor Schœlcher. | Une première fois en 1794, et pour de bon en 1848, grâce à Victor Schœlcher entre autres.
  peine de mort | La peine de mort est abolie en France en 1981, sur une loi portée par Robert Badinter. | C’est en 1981, avec la loi que Robert Badinter a défendue.
  commune de paris | La Commune de Paris dure du 18 mars au 28 mai 1871. | Du 18 mars au 28 mai 1871, un peu plus de deux mois.
  separation .*eglise, loi de 1905 | La loi de séparation des Églises et de l’État date de 1905. | C’est la loi de 1905, celle qui sépare les Églises et l’État.
  front populaire, creat\\w* des conges payes, inven\\w* .*conges payes | Le Front populaire arrive au pouvoir en 1936 : congés payés et semaine de quarante heures. | C’est 1936, le Front populaire, avec les congés payés et les quarante heures.
  sacre .*napoleon, napoleon .*empereur | Napoléon devient empereur en 1804, et il perd à Waterloo en 1815. | Empereur en 1804, vaincu à Waterloo en 1815.
  waterloo | Waterloo, c’est le 18 juin 1815 : la dernière défaite de Napoléon. | Le 18 juin 1815, Napoléon y perd sa dernière bataille.
  louis xiv, roi soleil | Louis XIV règne de 1643 à 1715, soixante-douze ans, et il installe la cour à Versailles. | De 1643 à 1715, soixante-douze ans de règne, dont une bonne part à Versailles.
  christophe colomb, decouverte de l amerique | Christophe Colomb arrive en Amérique en 1492, pour le compte de l’Espagne. | C’est 1492, et il naviguait pour l’Espagne.
  marignan | Marignan, c’est 1515 : une victoire de François Premier en Italie. | 1515, évidemment : François Premier y gagne, en Italie.
  charlemagne | Charlemagne est couronné empereur en l’an 800, à Rome. | L’an 800, à Rome : Charlemagne devient empereur.
  chute de rome, fin de l empire romain, empire romain .*tomb\\w* | On date la fin de l’Empire romain d’Occident de l’an 476. | L’an 476, c’est la date qu’on retient pour la chute de Rome, en Occident.
  cinquieme republique, 5e republique, v republique | La Cinquième République date de 1958, avec la Constitution voulue par de Gaulle. | Elle naît en 1958, avec de Gaulle et sa Constitution.
  independance de l algerie, accords d evian, guerre d algerie | La guerre d’Algérie va de 1954 à 1962, et les accords d’Évian y mettent fin. | Elle commence en 1954 et finit en 1962, avec les accords d’Évian.
  coupe du monde .*1998, 1998 .*coupe du monde | En 1998, la France gagne la Coupe du monde de football, trois à zéro contre le Brésil. | Trois à zéro contre le Brésil, en 1998, à domicile.
  coupe du monde .*2018, 2018 .*coupe du monde | En 2018, la France gagne la Coupe du monde de football contre la Croatie. | Contre la Croatie, en 2018, et la France l’emporte.
  mai 68 | Mai 68 : des étudiants, puis des millions de grévistes, et les accords de Grenelle. | Les étudiants d’abord, puis des millions de grévistes, et pour finir les accords de Grenelle : c’est mai 68.
  traite de rome, creation de l europe | Le traité de Rome, en 1957, crée la Communauté économique européenne avec six pays. | C’est 1957 : six pays fondent la Communauté économique européenne.
  traite de versailles | Le traité de Versailles, en 1919, met fin à la guerre avec l’Allemagne, et lui impose des réparations. | C’est 1919 : la paix avec l’Allemagne, et des réparations qui pèseront lourd.
  revolution russe | La révolution russe, c’est 1917 : la chute du tsar en février, les bolcheviks en octobre. | Deux temps en 1917 : le tsar tombe en février, les bolcheviks prennent le pouvoir en octobre.
  premier homme sur la lune, premier pas sur la lune, premiers pas sur la lune, marche sur la lune | Neil Armstrong marche sur la Lune le 21 juillet 1969, heure française, avec la mission Apollo 11. | C’est la mission Apollo 11, et Neil Armstrong, le 21 juillet 1969 à l’heure française.
`)

const concepts = readAnswers(String.raw`
  \bflamants?\b.*\bros => Les flamants sont roses à cause de leur nourriture : de petites crevettes et des algues pleines de pigments. || Ils sont ce qu’ils mangent : des crevettes et des algues pleines de pigments roses.
  \bpythagore\b => Pythagore : dans un triangle rectangle, le carré du grand côté égale la somme des carrés des deux autres. || Le carré du plus grand côté égale la somme des carrés des deux autres, si le triangle a un angle droit.
  \bthales\b => Thalès : une droite parallèle à un côté du triangle coupe les deux autres en longueurs proportionnelles. || Une parallèle coupe les deux côtés du triangle dans les mêmes proportions, c’est tout Thalès.
  \b(aire|surface) d(u|un)? ?(cercle|disque)\b => L’aire d’un disque, c’est pi fois le rayon au carré ; le tour du cercle, deux fois pi fois le rayon. || Pi fois le rayon au carré pour l’aire, deux fois pi fois le rayon pour le tour.
  \b(aire|surface) d(u|un)? ?triangle\b => L’aire d’un triangle : la base fois la hauteur, divisé par deux. || On multiplie la base par la hauteur, et on prend la moitié.
  \b(additionn|ajout|somme)\w*.*\bfractions?\b|\bfractions?\b.*\b(additionn|ajout)\w* => Pour additionner deux fractions, on les met au même dénominateur, puis on ajoute seulement les numérateurs. || Même dénominateur d’abord ; ensuite, on ne touche qu’aux numérateurs, on les ajoute.
  \bdivis\w*.*\bfractions?\b => Diviser par une fraction, c’est multiplier par son inverse : diviser par un demi, c’est multiplier par deux. || On la retourne et on multiplie : diviser par un demi revient à doubler.
  \bfractions?\b => Une fraction, c’est un partage : en bas, en combien de parts ; en haut, combien on en prend. || Le bas dit en combien on a coupé, le haut combien on en garde : c’est une fraction.
  \b(calcul\w*|faire|trouv\w*) (un|les|des|le) pourcentages?\b|\bpourcentages?\b.*\b(comment|calcul\w*) => On multiplie par le pourcentage et on divise par cent : vingt pour cent de cinquante, c’est dix. || Vingt pour cent de cinquante : vingt fois cinquante, divisé par cent, et ça donne dix.
  \bregle de trois\b => La règle de trois : on cherche la valeur d’un seul, puis on multiplie par le nombre voulu. || D’abord la valeur pour un, ensuite on multiplie : c’est toute la règle de trois.
  \b(mediane)\b => La médiane partage une série en deux moitiés ; la moyenne, elle, additionne tout et divise par le nombre. || Autant de valeurs au-dessus qu’au-dessous : c’est la médiane, alors que la moyenne divise la somme par le nombre.
  \bderivee?\b => La dérivée dit à quelle vitesse une fonction monte ou descend ; pour x au carré, c’est deux x. || C’est la pente à chaque instant ; pour x au carré, elle vaut deux x.
  \bnombre premier|nombres premiers\b => Un nombre premier n’a que deux diviseurs, un et lui-même : deux, trois, cinq, sept, onze. || Il ne se divise que par un et par lui-même : deux, trois, cinq, sept, onze, et ainsi de suite.
  \bpi\b.*\b(combien|vaut|valeur|quoi)|\b(valeur|quoi|combien)\b.*\bpi\b => Pi vaut environ trois virgule quatorze : c’est le tour d’un cercle divisé par son diamètre. || Trois virgule quatorze, à peu près : le tour d’un cercle partagé par sa largeur.
  \bphotosynthese\b => La photosynthèse : avec la lumière, la plante change l’eau et le gaz carbonique en sucre, et rejette de l’oxygène. || De la lumière, de l’eau, du gaz carbonique : la plante en fait du sucre, et laisse partir l’oxygène.
  \bciel\b.*\bbleu\b => Le ciel est bleu parce que l’air disperse davantage la lumière bleue que la rouge. || La lumière bleue rebondit partout dans l’air, bien plus que la rouge : c’est elle qu’on voit.
  \b(maree|marees)\b => Les marées viennent surtout de l’attraction de la Lune, et un peu de celle du Soleil. || C’est la Lune qui tire sur la mer, et le Soleil qui aide un peu.
  \b(saisons)\b.*\b(pourquoi|comment|quoi|vien|caus)|\bpourquoi\b.*\bsaisons\b => Les saisons viennent de l’inclinaison de la Terre, pas de sa distance au Soleil. || La Terre penche : voilà les saisons, et sa distance au Soleil n’y est presque pour rien.
  \b(gravite|gravitation|pesanteur)\b => La gravité attire les masses entre elles : c’est elle qui fait tomber la pomme et tourner la Lune. || Tout ce qui pèse s’attire : la pomme tombe et la Lune tourne pour la même raison.
  \b(vitesse) de la lumiere\b => La lumière parcourt environ trois cent mille kilomètres par seconde. || Trois cent mille kilomètres par seconde, à peu près.
  \b(vitesse) du son\b => Dans l’air, le son parcourt environ trois cent quarante mètres par seconde. || Environ trois cent quarante mètres par seconde, dans l’air.
  \badn\b => L’ADN est la longue molécule, dans nos cellules, qui porte les instructions pour fabriquer le corps. || C’est le mode d’emploi du corps, écrit sur une longue molécule au cœur de nos cellules : l’ADN.
  \bmitose\b => La mitose : une cellule se divise en deux cellules identiques, avec les mêmes chromosomes. || Une cellule en donne deux, pareilles, chromosomes compris : c’est la mitose.
  \b(atomes?)\b => Un atome, c’est un noyau de protons et de neutrons, entouré d’électrons. || Au centre, des protons et des neutrons ; autour, des électrons : voilà un atome.
  \b(effet de serre)\b => L’effet de serre : des gaz comme le gaz carbonique retiennent une part de la chaleur de la Terre. || Certains gaz, comme le gaz carbonique, gardent la chaleur de la Terre comme une vitre : c’est l’effet de serre.
  \b(planetes)\b => Huit planètes : Mercure, Vénus, la Terre, Mars, Jupiter, Saturne, Uranus et Neptune. || Il y en a huit, de Mercure à Neptune, en passant par Vénus, la Terre, Mars, Jupiter, Saturne et Uranus.
  \b(globules? (rouges?|blancs?))\b => Les globules rouges portent l’oxygène, les globules blancs défendent contre les infections. || Le rouge transporte l’oxygène, le blanc se bat contre les microbes.
  \b(virus)\b.*\b(bacterie)|\b(bacterie)\b.*\b(virus) => Une bactérie se multiplie seule, un virus a besoin d’une cellule ; les antibiotiques agissent sur les bactéries, pas sur les virus. || Les antibiotiques ne font rien aux virus : un virus vit dans une cellule, une bactérie se débrouille seule.
  \b(os)\b.*\b(corps|humain|combien)|\bcombien\b.*\bos\b => Un adulte a en général deux cent six os. || Deux cent six, en général, chez l’adulte.
  \b(temperature)\b.*\b(bout|ebullition)|\beau\b.*\b(bout|ebullition) => L’eau bout à cent degrés au niveau de la mer, un peu moins en altitude. || Cent degrés au bord de la mer, et un peu moins quand on grimpe.
  \b(lavage|laver|lave|hygiene)\b.*\bmains\b.*\b(pourquoi|combien|comment|secondes|savon|temps)|\b(pourquoi|combien|comment)\b.*\b(lav\w*|hygiene)\b.*\bmains\b => Le savon décroche les microbes seulement si l’on frotte partout, au moins trente secondes, avant de rincer et de sécher. || Il faut frotter partout, trente secondes au moins : c’est là que le savon travaille, puis on rince et on sèche.
  \b(metaphore)\b => Une métaphore compare sans mot de comparaison : « cet homme est un ours » ; avec « comme », c’est une comparaison. || « Cet homme est un ours » : pas de « comme », donc une métaphore ; avec « comme », une comparaison.
  \b(oxymore)\b => Un oxymore rapproche deux mots contraires : « une obscure clarté », chez Corneille. || Deux mots qui se contredisent, côte à côte : « une obscure clarté », c’est un oxymore.
  \b(alexandrin)\b => Un alexandrin est un vers de douze syllabes, souvent coupé en deux moitiés de six. || Douze syllabes, souvent six et six : c’est un alexandrin.
  \b(inflation)\b => L’inflation, c’est la hausse générale des prix : avec la même somme, on achète un peu moins. || Les prix montent en général, et la même somme achète moins : c’est l’inflation.
  \b(pib)\b => Le PIB additionne la valeur de tout ce qui est produit dans un pays en un an. || Tout ce qu’un pays produit en un an, additionné en argent : voilà le PIB.
  \b(tva)\b => La TVA est un impôt compris dans le prix ; en France, le taux normal est de vingt pour cent. || C’est un impôt caché dans le prix, vingt pour cent en France pour le taux normal : la TVA.
  \bpassif\b.*\b(actif|compta\w*|bilan|quoi)|\bactif\b.*\bpassif\b => Dans un bilan, l’actif est ce que l’entreprise possède, et le passif, d’où vient l’argent, dettes comprises. || D’un côté ce qu’on a, l’actif ; de l’autre ce qui l’a payé, dettes comprises, le passif.
  \b(brut)\b.*\b(net)|\bnet\b.*\bbrut\b => Le brut est le salaire avant cotisations, le net celui qui reste : dans le privé, souvent un peu plus de vingt pour cent de moins. || Le brut, moins les cotisations, donne le net : souvent un peu plus de vingt pour cent de moins, dans le privé.
  \b(democratie)\b => La démocratie : le pouvoir vient du peuple, par le vote, avec des libertés garanties pour tous. || Le peuple décide par le vote, et la liberté de chacun est protégée : c’est la démocratie.
  \b(laicite)\b => La laïcité : l’État est neutre, et chacun est libre de croire, de ne pas croire, ou de changer. || L’État ne choisit aucune religion, pour que chacun choisisse la sienne, ou aucune : c’est la laïcité.
  \b(memoriser|retenir (mieux|mes|les|plus)|mieux retenir|j oublie tout|methode pour apprendre)\b => Ce qui marche le mieux : se réciter sans regarder, puis revoir le lendemain, trois jours après, et une semaine après. || On ferme le cahier, on se récite, et on recommence demain, dans trois jours, dans une semaine.
`)

/** Whether one of the cell's patterns, which are separated by commas, matches whole words, or their plural. */
const containsAlternative = (text: string, cell = '') =>
  cell.split(',').some((words) => new RegExp(`\\b${words.trim()}s?\\b`).test(text))

/**
 * Returns the answer to a question about the author of a work, a capital, a date or a concept, in several wordings to
 * choose from; null for other questions.
 */
export function answerStudyQuestion(text: string): readonly string[] | null {
  if (/\b(ecrit|auteur|autrice|peint|compose|de qui|qui est l)\b/.test(text)) {
    const author = authors.find(([works]) => containsAlternative(text, works))?.[1]
    if (author) return [`C’est ${author}.`, `Signé ${author}.`]
  }
  if (/\bcapitale\b/.test(text)) {
    const capital = capitals.find(([country]) => containsAlternative(text, country))?.[1]
    if (capital) return [`La capitale, c’est ${capital}.`, `C’est ${capital}, la capitale.`]
  }
  return (
    dates.find(([event]) => containsAlternative(text, event))?.slice(1) ??
    concepts.find(([question]) => question.test(text))?.[1] ??
    null
  )
}
