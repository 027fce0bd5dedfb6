import { readAnswers } from './table'

// Casual questions about nature, the house and food. All answers are certain.

const facts = readAnswers(String.raw`
  \bpourquoi\b.*\b(chats?)\b.*\bronron\w* => Un chat ronronne quand il est bien, et aussi pour se calmer : ce sont les muscles de son larynx qui vibrent. || C’est son larynx qui vibre : un chat ronronne quand il se sent bien, et parfois pour se rassurer.
  \bpourquoi\b.*\bbaill\w*|\bbaill\w*\b.*\bpourquoi => On bâille quand la vigilance baisse, et c’est contagieux ; la raison exacte, personne ne l’a prouvée. || Personne n’a prouvé la vraie raison : on bâille surtout quand la vigilance baisse, et ça s’attrape.
  \bpourquoi\b.*\boignons?\b => En coupant un oignon, on libère un gaz soufré qui pique les yeux ; le passer au frais avant aide un peu. || C’est un gaz soufré que l’oignon libère sous la lame ; froid, il pique un peu moins.
  \bpourquoi\b.*\bmer\b.*\bsalee?\b => La mer est salée parce que les rivières y apportent des sels arrachés aux roches, et que l’eau seule s’évapore. || Les rivières arrachent du sel aux roches et l’apportent à la mer, où l’eau s’évapore sans lui.
  \bpourquoi\b.*\bhoquet\b|\bhoquet\b.*\b(pourquoi|comment|passer|arreter) => Le hoquet est une crampe du diaphragme : retenir son souffle ou boire à petites gorgées suffit souvent. || C’est le diaphragme qui se crispe : quelques petites gorgées, ou le souffle retenu, et ça passe souvent.
  \bpourquoi\b.*\bfeuilles\b.*\b(tomb|roug|jaun)\w* => En automne, l’arbre retire le vert de ses feuilles pour l’hiver : le jaune et le rouge étaient dessous, ou viennent du sucre. || L’arbre récupère son vert avant l’hiver, et on voit enfin le jaune qui était dessous, ou le rouge des sucres.
  \barc en ciel\b => Un arc-en-ciel, c’est la lumière du soleil que les gouttes de pluie séparent en couleurs ; il faut avoir le soleil dans le dos. || Les gouttes de pluie trient les couleurs de la lumière : dos au soleil, on voit l’arc.
  \btrous? noirs?\b => Un trou noir est un astre si dense que même la lumière n’en sort pas. || C’est un astre tellement serré que rien n’en ressort, pas même la lumière.
  \b(haute montagne|plus haut sommet|sommet)\b.*\beurope\b => Le mont Blanc, plus de quatre mille huit cents mètres, est le plus haut des Alpes ; l’Elbrouz, dans le Caucase, le dépasse. || Dans les Alpes, le mont Blanc, un peu plus de quatre mille huit cents mètres ; plus haut, l’Elbrouz, dans le Caucase.
  \b(haute montagne|plus haut sommet)\b => L’Everest, presque huit mille huit cent cinquante mètres. || C’est l’Everest, pas loin de huit mille huit cent cinquante mètres.
  \b(plus long fleuve)\b => Le Nil ou l’Amazone, selon la façon de mesurer ; en France, c’est la Loire. || On se dispute entre le Nil et l’Amazone ; en France, c’est la Loire sans discussion.
  \b(combien de|nombre de) (jours)\b.*\bfevrier\b => Vingt-huit, et vingt-neuf les années bissextiles, tous les quatre ans en général. || Février en a vingt-huit, et un de plus les années bissextiles, tous les quatre ans en général.
  \b(vit|vivent|vie)\b.*\btortues?\b|\btortues?\b.*\b(vit|vivent|age|combien) => Une tortue de terre vit souvent plus de cinquante ans, et certaines dépassent cent ans. || Cinquante ans, c’est courant pour une tortue de terre, et quelques-unes passent le siècle.
  \b(vit|vivent|vie)\b.*\b(chats?)\b => Un chat vit en général de douze à dix-huit ans. || Entre douze et dix-huit ans, le plus souvent, pour un chat.
  \b(vit|vivent|vie)\b.*\b(chiens?)\b => Un chien vit en général de dix à quatorze ans, les petits plus longtemps que les grands. || Dix à quatorze ans pour un chien, un peu plus pour les petits gabarits.
  \bchocolat\b.*\bchiens?\b|\bchiens?\b.*\bchocolat\b => Oui, le chocolat est toxique pour les chiens, surtout le noir : s’il en a mangé, on appelle le vétérinaire tout de suite. || Jamais de chocolat pour un chien, c’est un poison, le noir surtout : s’il en a mangé, le vétérinaire tout de suite.
  \btomates?\b.*\bfruits?\b => Oui, la tomate est un fruit pour les botanistes, et un légume à la cuisine. || Pour le botaniste, c’est un fruit ; pour le cuisinier, un légume : les deux ont raison.
  \b(miel)\b.*\b(perime|garde|conserve)\w* => Le miel ne se périme presque jamais : bien fermé, il cristallise, et c’est tout. || Bien fermé, le miel se garde presque sans fin : s’il durcit, il est seulement cristallisé.
  \b(crepes?)\b.*\b(comment|combien|recette|met|pate|fait)\b|\b(recette|pate a|comment)\b.*\bcrepes?\b => Pour une douzaine de crêpes : deux cent cinquante grammes de farine, quatre œufs, un demi-litre de lait, une pincée de sel. || Quatre œufs, un demi-litre de lait, deux cent cinquante grammes de farine, une pincée de sel : une douzaine de crêpes.
  \boeufs? (mollets?|durs?|a la coque)\b => À la coque trois minutes, mollet six, dur neuf ou dix, dans l’eau qui bout. || Dans l’eau qui bout : trois minutes pour la coque, six pour le mollet, neuf ou dix pour le dur.
  \b(gateau au yaourt)\b => Un pot de yaourt, deux pots de sucre, trois de farine, un demi d’huile, trois œufs et un sachet de levure, une demi-heure à cent quatre-vingts. || Tout se mesure au pot : un de yaourt, deux de sucre, trois de farine, un demi d’huile, trois œufs, une levure.
  \b(quiche lorraine)\b => Une pâte, des lardons, trois ou quatre œufs et de la crème : ni fromage ni oignon, disent les Lorrains. || Les Lorrains disent : pâte, lardons, œufs et crème, et surtout pas de fromage.
  \b(cuit|cuire|cuisson)\b.*\bpoulet\b|\bpoulet\b.*\b(cuit|cuire|cuisson|temperature)\b => Un poulet entier : autour de deux cents degrés, environ une heure par kilo et demi, et le jus doit sortir clair. || Une heure pour un poulet d’un kilo et demi, autour de deux cents degrés, jusqu’à ce que le jus soit clair.
  \b(cuit|cuire|cuisson)\b.*\b(riz)\b => Le riz blanc : une fois et demie son volume d’eau, à couvert, une douzaine de minutes. || Une mesure et demie d’eau pour une de riz, un couvercle, une douzaine de minutes.
  \btaches? de (vin|cafe|sang|gras)\b|\benleve\w* une tache\b => On tamponne sans frotter, à l’eau froide pour le sang et le vin, avec du savon ou de la terre de Sommières pour le gras. || On ne frotte pas, on tamponne : eau froide pour le sang et le vin, savon ou terre de Sommières pour le gras.
  \bnettoyer?\b.*\b(four)\b => Une pâte de bicarbonate et d’eau, une nuit de pose, puis on essuie et on rince. || Du bicarbonate et un peu d’eau, étalés le soir, essuyés le matin : le four suit.
  \bmachine a laver\b.*\b(bruit|fuit|vibre|panne|grave)\w*|\b(bruit|fuite)\b.*\bmachine a laver\b => Je ne peux pas l’entendre d’ici : souvent une pièce coincée dans le filtre ou un pied mal réglé ; si ça cogne à l’essorage, mieux vaut l’arrêter et appeler. || À distance, je devine mal : le filtre, un pied mal réglé, souvent ; si ça cogne ou si ça sent le chaud, on coupe.
  \b(procrastin\w*)\b.*\b(quoi|veut dire)|\b(quoi|veut dire)\b.*\bprocrastin\w* => Procrastiner, c’est remettre au lendemain, même ce qu’on voudrait faire. || C’est l’art de repousser à demain, même les choses dont on a envie.
  \bmoutons\b.*\b(dormir|marche) => Compter les moutons n’endort pas grand monde : imaginer un endroit calme, en détail, marche souvent mieux. || Les moutons ennuient plus qu’ils n’endorment : un lieu calme, imaginé en détail, marche souvent mieux.
  \bdemi\b.*\bquart\b|\bquart\b.*\bdemi\b => On met tout en quarts : un demi, c’est deux quarts, plus un quart, ça fait trois quarts. || Un demi vaut deux quarts ; on ajoute un quart, et ça donne trois quarts.
  \bmoyenne\b.*\b(quoi|difference|comment)|\b(quoi|difference|comment)\b.*\bmoyenne\b => La moyenne : on additionne tout et on divise par le nombre de valeurs ; la médiane, elle, est juste au milieu. || On fait la somme et on partage en parts égales, c’est la moyenne ; la médiane est la valeur du milieu.
  \bmadere\b => Madère est une île portugaise de l’Atlantique, à hauteur du Maroc. || C’est une île du Portugal, loin dans l’Atlantique, en face du Maroc.
  \b(petale)\b => On dit un pétale, au masculin. || Au masculin : un pétale, même si tout le monde hésite.
  \bdecalage horaire\b.*\b(new york)\b|\bnew york\b.*\bheures?\b => New York a six heures de retard sur Paris, presque toute l’année. || Six heures de moins qu’à Paris, presque toute l’année.
  \bnaples\b.*\b(avril|printemps|chaud|temps)|\b(avril|printemps)\b.*\bnaples\b => À Naples, en avril, il fait doux, une quinzaine de degrés et parfois plus : une petite veste pour le soir, et c’est bon. || En avril, à Naples, une quinzaine de degrés ou un peu plus, et une petite veste pour le soir.
  \bnapolitains\b.*\bcondui\w* => C’est ce que tout le monde raconte, oui : beaucoup de klaxon et peu de priorités, mais à pied, on s’en sort très bien. || La réputation est faite, klaxon compris ; à pied, pourtant, on passe très bien.
  \bhabitants\b.*\b(naples)\b => Un peu moins d’un million dans la ville, trois fois plus autour, si ma mémoire est juste. || Pas tout à fait un million à Naples même, et environ le triple avec les alentours, de mémoire.
  \bhabitants\b.*\b(france)\b => Un peu plus de soixante-huit millions. || La France compte un peu plus de soixante-huit millions d’habitants.
  \bhabitants\b.*\b(paris)\b => Un peu plus de deux millions dans Paris même, plus de dix avec la banlieue. || Paris seul dépasse les deux millions, et les dix avec sa banlieue.
`)

/** Returns wordings of the answer to a question about an everyday thing; null when it is not known. */
export const answerEverydayQuestion = (text: string): readonly string[] | null =>
  facts.find(([question]) => question.test(text))?.[1] ?? null
