import type { Language } from '../../../../domain/languages'

/** The forms for "mon", "ton", "votre" and "notre". */
export type Possessives = Readonly<Record<'mine' | 'yours' | 'yoursFormally' | 'ours', string>>

export const englishPossessives: Possessives = {
  mine: 'my',
  yours: 'your',
  yoursFormally: 'your',
  ours: 'our',
}

/** Articles and possessives: masculine, feminine, masculine plural, feminine plural. */
export const spanishDeterminers = {
  indefinite: 'un, una, unos, unas',
  definite: 'el, la, los, las',
  mine: 'mi, mi, mis, mis',
  yours: 'tu, tu, tus, tus',
  yoursFormally: 'su, su, sus, sus',
  ours: 'nuestro, nuestra, nuestros, nuestras',
} as const

/** Possessives with their article, in the same order. */
export const italianPossessives: Possessives = {
  mine: 'il mio, la mia, i miei, le mie',
  yours: 'il tuo, la tua, i tuoi, le tue',
  yoursFormally: 'il suo, la sua, i suoi, le sue',
  ours: 'il nostro, la nostra, i nostri, le nostre',
}

/** Possessives without their ending. */
export const germanPossessives: Possessives = {
  mine: 'mein',
  yours: 'dein',
  yoursFormally: 'Ihr',
  ours: 'unser',
}

/** The Russian "my", by the ending of the noun. */
export const russianMine: readonly (readonly [RegExp, string])[] = [
  [/[ая]$/, 'моя'],
  [/[оеё]$/, 'моё'],
  [/[ыи]$/, 'мои'],
  [/[^ь]$/, 'мой'],
]

export const chinesePossessives: Possessives = {
  mine: '我的',
  yours: '你的',
  yoursFormally: '你的',
  ours: '我们的',
}

/** The numbers two to ten, in the form used before a noun. */
export const numberWords: Readonly<Partial<Record<Language, string>>> = {
  english: 'two three four five six seven eight nine ten',
  spanish: 'dos tres cuatro cinco seis siete ocho nueve diez',
  italian: 'due tre quattro cinque sei sette otto nove dieci',
  german: 'zwei drei vier fünf sechs sieben acht neun zehn',
  chinese: '两 三 四 五 六 七 八 九 十',
}

/** Chinese measure words, by noun. */
export const chineseMeasures: readonly (readonly [RegExp, string])[] = [
  [/^(?:啤酒|咖啡|茶|牛奶|水|果汁|牛奶咖啡|红葡萄酒|白葡萄酒|葡萄酒)$/, '杯'],
  [/票$|^(?:照片|桌子|床)$/, '张'],
  [/^(?:书)$/, '本'],
  [/^(?:猫|狗|鸟)$/, '只'],
  [/^(?:汽车|自行车|出租车)$/, '辆'],
  [/^(?:孩子|我的孩子|朋友|人|苹果|面包|鸡蛋|三明治|问题|房间|双人间|单人间|汉堡)$/, '个'],
]

/** The prepositions for "avec" and "sans". */
export const prepositions: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  avec: { english: 'with', spanish: 'con', italian: 'con', german: 'mit', arabic: 'مع' },
  sans: { english: 'without', spanish: 'sin', italian: 'senza', german: 'ohne', arabic: 'بدون' },
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
