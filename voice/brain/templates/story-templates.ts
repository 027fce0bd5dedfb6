import type { Template } from './template'

/** Said before a story that is not about the subject that the caller asked for. */
export const otherStoryIntroductions: readonly Template[] = [
  'Là-dessus je n’en connais pas, mais en voici une autre.',
  'Pas celle-là, mais j’en ai une.',
]

/** Said to a caller who asks for a story when every story has been told. */
export const oneLiners: readonly Template[] = [
  'Allez : une loutre garde son caillou préféré dans une poche, sous le bras, pour ouvrir ses coquillages.',
  'Tiens : deux escargots croisent une limace, et l’un dit à l’autre : « Tiens, un nudiste. »',
  'Voilà : c’est une échelle qui dit à l’autre : « Arrête de me regarder de haut. »',
  'Une bêtise, alors : le comble du jardinier, c’est de raconter des salades.',
]

/** Subjects that are easy to talk about. The last ones match any text, for callers who name no subject. */
export const lightSubjects: readonly (readonly [
  subject: RegExp,
  fact: Template,
  question: Template,
])[] = [
  [
    /\b(pluie|pleut|temps|meteo|soleil|neige)\b/,
    'D’accord, parlons de la pluie : l’odeur après l’averse a un nom, le pétrichor, et beaucoup de gens l’aiment. || Va pour le temps qu’il fait : une goutte de pluie tombe à une vingtaine de kilomètres à l’heure, le pas d’un cycliste tranquille.',
    '{Tu es|Vous êtes} plutôt parapluie, ou tant pis pour les cheveux ? || Et là, dehors, ça donne quoi ?',
  ],
  [
    /\b(cuisine|manger|bouffe|gateaux?|recettes?|nourriture)\b/,
    'Parlons cuisine, alors : une tomate sortie du frigo une heure avant n’a plus le même goût. || Va pour la cuisine : une pincée de sel dans le chocolat, et on dirait qu’il se réveille.',
    'Quel plat {tu referais|vous referiez} les yeux fermés ? || C’est quoi, le plat des soirs où l’on n’a envie de rien ?',
  ],
  [
    /\b(voyages?|vacances|pays|mer|montagne)\b/,
    'Va pour les voyages : il existe en Norvège un hôtel qui réveille ses clients pour les aurores boréales. || Parlons voyages : au Japon, dans les petites gares, on tamponne un carnet à chaque arrêt, et les gens collectionnent.',
    'Où {tu retournerais|vous retourneriez} dès demain ? || Plutôt la valise prête huit jours avant, ou une heure ?',
  ],
  [
    /\b(films?|series?|cinema|tele)\b/,
    'Parlons films : Gene Kelly avait de la fièvre en tournant « Chantons sous la pluie », et ça ne se voit pas. || Va pour le cinéma : dans « Psychose », le sang de la douche était du sirop de chocolat.',
    'Quel film {tu pourrais|vous pourriez} revoir cent fois ? || Plutôt un film qui fait pleurer, ou un qui fait peur ?',
  ],
  [
    /\b(lune|etoiles?|ciel|espace|planetes?)\b/,
    'Va pour le ciel : la Lune s’éloigne de nous de presque quatre centimètres par an, et elle nous montre toujours la même face. || Parlons du ciel : la lumière de certaines étoiles est partie avant que quelqu’un sache écrire.',
    '{Tu la regardes|Vous la regardez} souvent, la nuit ? || Là où {tu es|vous êtes}, on voit les étoiles ?',
  ],
  [
    /\b(mer|ocean|baleines?|dauphins?|poissons?)\b/,
    'Parlons de la mer : une baleine à bosse change de chanson d’une année à l’autre, et les autres l’apprennent. || Va pour la mer : une pieuvre a trois cœurs, et elle préfère marcher, parce que nager l’essouffle.',
    '{Tu es|Vous êtes} plutôt pieds dans l’eau, ou tête sous l’eau ? || La mer d’hiver, ou celle des vacances ?',
  ],
  [
    /\b(chiens?|chats?|animaux|oiseaux)\b/,
    'Parlons bêtes : un corbeau reconnaît un visage des années plus tard, surtout s’il lui en veut. || Va pour les bêtes : une vache a ses meilleures amies, et elle s’agite quand on les sépare.',
    'Quel animal {te|vous} ressemble un peu ? || Il y a une bête dans {ta|votre} vie, en ce moment ?',
  ],
  [
    /\b(foot|sport|rugby|tennis|velo)\b/,
    'Parlons sport : le plus long match de tennis a duré onze heures, sur trois jours, à Wimbledon. || Va pour le sport : le premier marathon des Jeux, en 1896, a été gagné par un porteur d’eau.',
    '{Tu joues|Vous jouez}, ou {tu regardes|vous regardez} ? || C’est quoi, le plus beau moment de sport que {tu aies|vous ayez} vu ?',
  ],
  [
    /\b(musique|chansons?|concerts?)\b/,
    'D’accord pour la musique : une mélodie suffit parfois à ramener une année entière. || Parlons musique : on retient mieux les chansons de ses quinze ans que toutes les autres.',
    'Quelle chanson {tu mettrais|vous mettriez}, là, tout de suite ? || Laquelle {tu connais|vous connaissez} encore par cœur ?',
  ],
  [
    /^/,
    'D’accord, autre chose : une loutre dort en tenant la patte de sa voisine, pour ne pas dériver. || Alors autre chose : les abeilles dansent pour dire aux autres où sont les fleurs.',
    'Quel animal {tu choisirais|vous choisiriez} pour une journée ? || S’il fallait danser pour dire quelque chose, ce serait quoi ?',
  ],
  [
    /^/,
    'Changeons d’air : au Japon, un mot désigne la lumière qui passe à travers les feuilles. || Changeons : en Finlande, un mot désigne le courage qui reste quand il n’y en a plus.',
    'Quel est {ton|votre} coin préféré dehors, quand il fait beau ? || Il y a un mot qui manque, dans notre langue ?',
  ],
  [
    /^/,
    'Bien sûr, parlons d’autre chose : le miel se garde très longtemps, on en a retrouvé dans des tombeaux. || Volontiers, autre chose : la madeleine de Proust était du pain grillé, dans ses premiers brouillons.',
    'Quel goût d’enfance {tu retrouverais|vous retrouveriez} avec plaisir ? || Quelle odeur ramène {ton|votre} enfance ?',
  ],
  [
    /^/,
    'On tourne la page : sous une forêt, des champignons relient les racines des arbres, comme des fils entre voisins. || On passe à autre chose : un arbre tout seul pousse moins droit qu’un arbre entouré.',
    'Plutôt forêt, mer ou montagne ? || Il y a un arbre qui compte, dans {ta|votre} vie ?',
  ],
]

/** Said about a subject that is not in `lightSubjects`. `{subject}` includes its article, if it has one. */
export const namedSubjectReplies: readonly Template[] = [
  'Va pour {subject} : je n’y connais que ce qu’on m’en dit, alors par où on commence ?',
  'D’accord, parlons de {subject} ! {Tu es|Vous êtes} du genre passionné, ou juste curieux ?',
]

/** Matches a request for a story or for any other distraction. */
export const storyRequest =
  /(?<!\b(?:j|je|il|elle|on|ils|elles|qu) (?:(?:me|m|te|t|lui|nous|leur|ai|a|en) )*)\b(?:racont\w*|invente\w*|decri\w*|distrai\w*|(?:dis|dites|parle|parlez)(?= (?:moi|nous)))(?: \w+){0,4}? (?:histoires?|conte|anecdotes?|(?:quelque )?choses?|trucs?|bricole|n importe quoi|ce que (?:tu veux|vous voulez)|connerie|betise)\b|\b(?:change\w*|changer) (?:moi )?les idees\b|\b(?:fais|faites) moi (?:rever|sourire)\b|\bdistrai\w* moi\b|\ba (?:toi|vous) (?:\w+ )?(?:de )?racont\w+/

/**
 * Matches a request for a story inside a longer text, and everything after it: "il me regarde de travers tu me racontes
 * une histoire".
 */
export const directStoryRequest =
  /\b(?:(?:tu|vous) me racont\w+|raconte[sz]? moi|je (?:t|te|vous) (?:ai demande|demande|demandais)) (?:une|l|des|d autres) (?:\w+ )?histoires?\b.*/

/**
 * Matches texts that resemble a request for a story but are none: requests for a joke, kind words, an idea, another
 * subject or something about the companion, and callers who want to tell something themselves.
 */
export const nonStoryRequest =
  /\b(?:trucs?|chose|idees?) a (?:manger|faire|cuisiner|lire|regarder|ecouter|offrir)\b|\b(?:blagues?|devinettes?|autre chose|joli\w*|gentil\w*|doux|douce|beau|belle chose|sur (?:toi|vous)|de (?:toi|vous))\b|\b(?:je|j) .*\b(?:raconter|dire)\b/

/** Matches a request for a story in which the caller acts: "une histoire où je rencontre un fantôme". */
export const storyWithCaller = /\bhistoire (?:ou|dans laquelle) (?:je|j|on|tu|nous|vous)\b/

/** Captures what the story should be about: the word after "avec" or "sur". */
export const explicitSubject = /\b(?:avec|sur) (?:le |la |les |l |un |une |des )?(\w{3,})/
