import { readAnswers } from './table'

// Casual questions about nature, the house and food. All answers are certain.

const facts = readAnswers(String.raw`
  \bpourquoi\b.*\b(chats?)\b.*\bronron\w* => Un chat ronronne quand il est bien, et aussi pour se calmer : ce sont les muscles de son larynx qui vibrent.
  \bpourquoi\b.*\bbaill\w*|\bbaill\w*\b.*\bpourquoi => On bâille quand la vigilance baisse, et c’est contagieux ; la raison exacte, personne ne l’a prouvée.
  \bpourquoi\b.*\boignons?\b => En coupant un oignon, on libère un gaz soufré qui pique les yeux ; le passer au frais avant aide un peu.
  \bpourquoi\b.*\bmer\b.*\bsalee?\b => La mer est salée parce que les rivières y apportent des sels arrachés aux roches, et que l’eau seule s’évapore.
  \bpourquoi\b.*\bhoquet\b|\bhoquet\b.*\b(pourquoi|comment|passer|arreter) => Le hoquet est une crampe du diaphragme : retenir son souffle ou boire à petites gorgées suffit souvent.
  \bpourquoi\b.*\bfeuilles\b.*\b(tomb|roug|jaun)\w* => En automne, l’arbre retire le vert de ses feuilles pour l’hiver : le jaune et le rouge étaient dessous, ou viennent du sucre.
  \barc en ciel\b => Un arc-en-ciel, c’est la lumière du soleil que les gouttes de pluie séparent en couleurs ; il faut avoir le soleil dans le dos.
  \btrous? noirs?\b => Un trou noir est un astre si dense que même la lumière n’en sort pas.
  \b(haute montagne|plus haut sommet|sommet)\b.*\beurope\b => Le mont Blanc, plus de quatre mille huit cents mètres, est le plus haut des Alpes ; l’Elbrouz, dans le Caucase, le dépasse.
  \b(haute montagne|plus haut sommet)\b => L’Everest, presque huit mille huit cent cinquante mètres.
  \b(plus long fleuve)\b => Le Nil ou l’Amazone, selon la façon de mesurer ; en France, c’est la Loire.
  \b(combien de|nombre de) (jours)\b.*\bfevrier\b => Vingt-huit, et vingt-neuf les années bissextiles, tous les quatre ans en général.
  \b(vit|vivent|vie)\b.*\btortues?\b|\btortues?\b.*\b(vit|vivent|age|combien) => Une tortue de terre vit souvent plus de cinquante ans, et certaines dépassent cent ans.
  \b(vit|vivent|vie)\b.*\b(chats?)\b => Un chat vit en général de douze à dix-huit ans.
  \b(vit|vivent|vie)\b.*\b(chiens?)\b => Un chien vit en général de dix à quatorze ans, les petits plus longtemps que les grands.
  \bchocolat\b.*\bchiens?\b|\bchiens?\b.*\bchocolat\b => Oui, le chocolat est toxique pour les chiens, surtout le noir : s’il en a mangé, on appelle le vétérinaire tout de suite.
  \btomates?\b.*\bfruits?\b => Oui, la tomate est un fruit pour les botanistes, et un légume à la cuisine.
  \b(miel)\b.*\b(perime|garde|conserve)\w* => Le miel ne se périme presque jamais : bien fermé, il cristallise, et c’est tout.
  \b(crepes?)\b.*\b(comment|combien|recette|met|pate|fait)\b|\b(recette|pate a|comment)\b.*\bcrepes?\b => Pour une douzaine de crêpes : deux cent cinquante grammes de farine, quatre œufs, un demi-litre de lait, une pincée de sel.
  \boeufs? (mollets?|durs?|a la coque)\b => À la coque trois minutes, mollet six, dur neuf ou dix, dans l’eau qui bout.
  \b(gateau au yaourt)\b => Un pot de yaourt, deux pots de sucre, trois de farine, un demi d’huile, trois œufs et un sachet de levure, une demi-heure à cent quatre-vingts.
  \b(quiche lorraine)\b => Une pâte, des lardons, trois ou quatre œufs et de la crème : ni fromage ni oignon, disent les Lorrains.
  \b(cuit|cuire|cuisson)\b.*\bpoulet\b|\bpoulet\b.*\b(cuit|cuire|cuisson|temperature)\b => Un poulet entier : autour de deux cents degrés, environ une heure par kilo et demi, et le jus doit sortir clair.
  \b(cuit|cuire|cuisson)\b.*\b(riz)\b => Le riz blanc : une fois et demie son volume d’eau, à couvert, une douzaine de minutes.
  \btaches? de (vin|cafe|sang|gras)\b|\benleve\w* une tache\b => On tamponne sans frotter, à l’eau froide pour le sang et le vin, avec du savon ou de la terre de Sommières pour le gras.
  \bnettoyer?\b.*\b(four)\b => Une pâte de bicarbonate et d’eau, une nuit de pose, puis on essuie et on rince.
  \bmachine a laver\b.*\b(bruit|fuit|vibre|panne|grave)\w*|\b(bruit|fuite)\b.*\bmachine a laver\b => Je ne peux pas l’entendre d’ici : souvent une pièce coincée dans le filtre ou un pied mal réglé ; si ça cogne à l’essorage, mieux vaut l’arrêter et appeler.
  \b(procrastin\w*)\b.*\b(quoi|veut dire)|\b(quoi|veut dire)\b.*\bprocrastin\w* => Procrastiner, c’est remettre au lendemain, même ce qu’on voudrait faire.
  \bmoutons\b.*\b(dormir|marche) => Compter les moutons n’endort pas grand monde : imaginer un endroit calme, en détail, marche souvent mieux.
  \bdemi\b.*\bquart\b|\bquart\b.*\bdemi\b => On met tout en quarts : un demi, c’est deux quarts, plus un quart, ça fait trois quarts.
  \bmoyenne\b.*\b(quoi|difference|comment)|\b(quoi|difference|comment)\b.*\bmoyenne\b => La moyenne : on additionne tout et on divise par le nombre de valeurs ; la médiane, elle, est juste au milieu.
  \bmadere\b => Madère est une île portugaise de l’Atlantique, à hauteur du Maroc.
  \b(petale)\b => On dit un pétale, au masculin.
  \bdecalage horaire\b.*\b(new york)\b|\bnew york\b.*\bheures?\b => New York a six heures de retard sur Paris, presque toute l’année.
  \bnaples\b.*\b(avril|printemps|chaud|temps)|\b(avril|printemps)\b.*\bnaples\b => À Naples, en avril, il fait doux, une quinzaine de degrés et parfois plus : une petite veste pour le soir, et c’est bon.
  \bnapolitains\b.*\bcondui\w* => C’est ce que tout le monde raconte, oui : beaucoup de klaxon et peu de priorités, mais à pied, on s’en sort très bien.
  \bhabitants\b.*\b(naples)\b => Un peu moins d’un million dans la ville, trois fois plus autour, si ma mémoire est juste.
  \bhabitants\b.*\b(france)\b => Un peu plus de soixante-huit millions.
  \bhabitants\b.*\b(paris)\b => Un peu plus de deux millions dans Paris même, plus de dix avec la banlieue.
`)

/** Answers a question about an everyday thing; returns null when the answer is not known. */
export const answerEverydayQuestion = (text: string): string | null =>
  facts.find(([question]) => question.test(text))?.[1][0] ?? null
