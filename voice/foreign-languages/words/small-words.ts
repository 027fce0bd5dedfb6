import type { Language } from '../../../domain/languages'

/** Articles and possessives: "un", "le", "du", no determiner, "mon", "ton", "votre" and "notre". */
export type DeterminerKind =
  | 'indefinite'
  | 'definite'
  | 'partitive'
  | 'none'
  | 'mine'
  | 'yours'
  | 'formal'
  | 'ours'

/** French determiners at the start of a normalised noun phrase. */
export const frenchDeterminers: readonly (readonly [RegExp, DeterminerKind])[] = [
  [/^(?:des|de les|du|de la|de l|de|d) /, 'partitive'],
  [/^une? /, 'indefinite'],
  [/^(?:le|la|l|les|ce|cet|cette|ces) /, 'definite'],
  [/^(?:mon|ma|mes) /, 'mine'],
  [/^(?:ton|ta|tes) /, 'yours'],
  [/^(?:votre|vos) /, 'formal'],
  [/^(?:notre|nos) /, 'ours'],
]

/**
 * Determiners in every language. The first row names properties of nouns ("other" is every noun, "own" a noun that is
 * listed with its possessive). The other rows start with kinds of determiners; "generic" or "negated" after a kind
 * limits it to noun phrases in that mode (`NounMode`). "-" stands for no determiner, "?" for an uncertain form; an empty
 * cell is filled from a more general property. Without a row for its kind, a determiner cannot be translated.
 */
export const determinerTables: Readonly<Record<Language, string>> = {
  french: '',
  english: `
    | other | uncounted
    definite | the
    definite generic | the | -
    indefinite | a | some
    indefinite negated, partitive negated, none negated | a | any
    partitive | some
    partitive generic | -
    none | a | -
    mine | my
    yours, formal | your
    ours | our
  `,
  spanish: `
    | other | feminine | plural | feminine plural
    definite | el | la | los | las
    indefinite | un | una | unos | unas
    indefinite negated, partitive, none | -
    mine | mi | | mis
    yours | tu | | tus
    formal | su | | sus
    ours | nuestro | nuestra | nuestros | nuestras
  `,
  italian: `
    | other | feminine | plural | feminine plural
    definite | il | la | i | le
    indefinite | un | una | dei | delle
    partitive | del | della | dei | delle
    indefinite negated, partitive negated, none | -
    mine | il mio | la mia | i miei | le mie
    yours | il tuo | la tua | i tuoi | le tue
    formal | il suo | la sua | i suoi | le sue
    ours | il nostro | la nostra | i nostri | le nostre
  `,
  german: `
    | other | feminine | neuter | plural | accusative | uncounted
    definite | der | die | das | die | den
    definite generic | der | die | das | die | den | -
    indefinite | ein | eine | | - | einen
    indefinite negated, partitive negated, none negated | kein | keine | | keine | keinen
    partitive, none | -
    mine | mein | meine | | meine | meinen
    yours | dein | deine | | deine | deinen
    formal | Ihr | Ihre | | Ihre | Ihren
    ours | unser | unsere | | unsere | unseren
  `,
  russian: `
    | other | own | accusative
    definite, indefinite, partitive, none | - | ?
    mine | мой | - | ?
  `,
  arabic: `
    | other | own
    definite | ال
    indefinite, partitive, none | -
    mine | ي | -
  `,
  chinese: `
    | other
    definite, indefinite, partitive, none | -
    mine | 我的
    yours, formal | 你的
    ours | 我们的
  `,
  japanese: `
    | other
    definite, indefinite, partitive, none, mine, ours | -
  `,
}

/** Nouns that the tables list with "my", which cannot be separated: "моя дочь", "ابنتي". */
export const ownNouns: Readonly<Partial<Record<Language, RegExp>>> = {
  russian: /^мо[йяи] /,
  arabic: /ي$/,
}

const italianVowel = '[aeiouàèéìòù]'
/** Starts of Italian nouns that take "lo" and "uno" instead of "il" and "un". */
const loNounStart = 's[^aeiouàèéìòù]|z|gn|ps|y|x'
/** Italian relatives, which take a possessive without an article: "mia madre". */
const italianRelatives =
  'marito|moglie|figlio|figlia|padre|madre|fratello|sorella|nonno|nonna|nipote|zio|zia|cugino|cugina|suocero|suocera|cognato|cognata|genero|nuora'

/** How a determiner and the noun after it change each other; "?" stands for an uncertain form. */
export const contractions: Readonly<
  Partial<Record<Language, readonly (readonly [RegExp, string])[]>>
> = {
  english: [[/^a (?=[aeio]|umb|unc)/i, 'an ']],
  spanish: [
    [/^la (?=(?:agua|hambre|acta)(?!\p{L}))/u, 'el '],
    [/^una (?=(?:agua|hambre|acta)(?!\p{L}))/u, 'un '],
  ],
  italian: [
    [new RegExp(`^(?:il|la) (?=\\S+ (?:${italianRelatives})$)`), ''],
    [new RegExp(`^il (?=${loNounStart})`, 'i'), 'lo '],
    [new RegExp(`^un (?=${loNounStart})`, 'i'), 'uno '],
    [new RegExp(`^del (?=${loNounStart})`, 'i'), 'dello '],
    [new RegExp(`^(de)?i (?=${italianVowel}|${loNounStart})`, 'i'), '$1gli '],
    [new RegExp(`^(?:il|la) (?=${italianVowel})`, 'i'), 'l’'],
    [new RegExp(`^una (?=${italianVowel})`, 'i'), 'un’'],
    [new RegExp(`^del(?:la)? (?=${italianVowel})`, 'i'), 'dell’'],
  ],
  russian: [
    [/^мой (.* .*|\S+ь)$/, '?'],
    [/^мой (?=\S+[ая]$)/, 'моя '],
    [/^мой (?=\S+[оеё]$)/, 'моё '],
    [/^мой (?=\S+[ыи]$)/, 'мои '],
  ],
  // When two nouns are joined, the second takes the article.
  arabic: [
    [/^ال (.*?)(\S+)$/, '$1ال$2'],
    [/^ي (\S*)ة$/, '$1تي'],
    [/^ي (\S*[^اىء\s])$/, '$1ي'],
    [/^ي .*$/, '?'],
  ],
  chinese: [
    [
      /^我的 (?=(?:阿姨|爸爸|爷爷|父母|孙子|孙女|姐妹|妻子|妈妈|奶奶|女儿|叔叔|兄弟|儿子|丈夫)$)/,
      '我',
    ],
    [/^(\S+的) /, '$1'],
  ],
}

/** The numbers two to ten, in the form used before a noun. */
export const numberWords: Readonly<Partial<Record<Language, string>>> = {
  english: 'two three four five six seven eight nine ten',
  spanish: 'dos tres cuatro cinco seis siete ocho nueve diez',
  italian: 'due tre quattro cinque sei sette otto nove dieci',
  german: 'zwei drei vier fünf sechs sieben acht neun zehn',
  chinese: '两 三 四 五 六 七 八 九 十',
}

/** Chinese measure words, by noun; some nouns are listed with "one" and their measure word. */
export const chineseMeasures: readonly (readonly [RegExp, string])[] = [
  [/^一/, ''],
  [/^(?:啤酒|咖啡|茶|牛奶|水|果汁|牛奶咖啡|红葡萄酒|白葡萄酒|葡萄酒)$/, '杯'],
  [/票$|^(?:照片|桌子|床)$/, '张'],
  [/^(?:书)$/, '本'],
  [/^(?:猫|狗|鸟)$/, '只'],
  [/^(?:汽车|自行车|出租车)$/, '辆'],
  [/^(?:孩子|朋友|人|苹果|面包|鸡蛋|三明治|问题|房间|双人间|单人间|汉堡)$/, '个'],
]

/** The prepositions for "avec" and "sans". */
export const prepositions: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  avec: { english: 'with', spanish: 'con', italian: 'con', german: 'mit', arabic: 'مع' },
  sans: { english: 'without', spanish: 'sin', italian: 'senza', german: 'ohne', arabic: 'بدون' },
}

/** What may follow a dish or a drink when ordering: "à emporter". Only in the languages in which it is certain. */
export const orderComplements: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  'a emporter': {
    english: 'to take away',
    spanish: 'para llevar',
    italian: 'da portare via',
    german: 'zum Mitnehmen',
  },
  'sur place': { english: 'to have here', spanish: 'para tomar aquí', italian: 'da consumare qui' },
}

/** Captures the words before a form of address at the end of a French sentence, and that form: "bonsoir", "madame". */
export const politeTitle =
  /^(?!(?:une?|l[ae]|les|ce|mon|à|chez) )(.{3,}?),? (monsieur|madame)[ ?.!]*$/i

/** Translations of `politeTitle` with their comma. A language that uses no title after a sentence has no entry. */
export const foreignTitles: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  monsieur: { english: ', sir', spanish: ', señor', italian: ', signore' },
  madame: { english: ', madam', spanish: ', señora', italian: ', signora' },
}

/** The word "and" between two nouns, with its spaces. */
export const conjunctions: Readonly<Record<Language, string>> = {
  french: ' et ',
  english: ' and ',
  spanish: ' y ',
  italian: ' e ',
  german: ' und ',
  russian: ' и ',
  arabic: ' و',
  chinese: '和',
  japanese: 'と ',
}

/** Matches filler words at the start of a spoken French sentence, which must be normalised. */
export const spokenFillers =
  /^(?:(?:euh|ben|bah|bon|alors|donc|voila|et|mais|puis|ok|oui|enfin|hein|eh|ah|oh|du coup|en fait|moi|tu vois|la|d accord|bien|pour dire|dire|que|demander) )+/

/** Matches the filler words that French speakers say before a sentence in another language. */
export const frenchFillers =
  /^(?:(?:euh+|heu|ben|bah|bon|alors|donc|voilà|et|mais|oui|ok|moi|attends|attendez|enfin|hein|du coup|plus simple|je dirais|je dis(?! comment)|d['’]accord|bien|alors là|mmh?|ah|oh|non|là|je peux dire|on peut dire|on dit(?! comment)|euh alors)[ ,.…]+)+/iu
