const start = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}\p{N}])`
const word = (pattern: string, flags = 'gu') => new RegExp(`${start}(?:${pattern})${end}`, flags)
const title = (pattern: string) =>
  new RegExp(`${start}${pattern}[ \\u00a0\\u202f](?=\\p{Lu})`, 'gu')

const replacements: [RegExp, string][] = [
  [title(String.raw`M\.`), 'monsieur '],
  [title(String.raw`MM\.`), 'messieurs '],
  [title(String.raw`Dr\.?`), 'docteur '],
  [title(String.raw`Pr\.?`), 'professeur '],
  [title(String.raw`av\.`), 'avenue '],
  [title(String.raw`[Bb]d\.?`), 'boulevard '],
  [word('Mme'), 'madame'],
  [word('Mmes'), 'mesdames'],
  [word('Mlle'), 'mademoiselle'],
  [word(String.raw`St(?=[- ]\p{Lu})`), 'saint'],
  [word(String.raw`Ste(?=[- ]\p{Lu})`), 'sainte'],
  [new RegExp(`${start}etc\\.?(?=$|\\s+\\p{Lu})`, 'gu'), 'et cetera.'],
  [word(String.raw`etc(?:\.|…)?`), 'et cetera'],
  [new RegExp(`${start}p\\. ?ex\\.`, 'gu'), 'par exemple'],
  [new RegExp(`${start}c\\.-à-d\\.`, 'gu'), 'c’est-à-dire'],
  [new RegExp(`${start}cf\\.?(?= )`, 'gu'), 'voir'],
  [new RegExp(`${start}env\\.(?= )`, 'gu'), 'environ'],
  [new RegExp(`${start}tél\\.`, 'giu'), 'téléphone'],
  [new RegExp(`${start}J\\.-C\\.`, 'gu'), 'Jésus-Christ'],
  [new RegExp(`${start}[nN][°º]s? ?(?=\\d)`, 'gu'), 'numéro '],
  [word('svp', 'giu'), 's’il vous plaît'],
  [word('stp', 'giu'), 's’il te plaît'],
  [word('rdv', 'giu'), 'rendez-vous'],
  [word('vs'), 'contre'],
  [/ ?& ?/g, ' et '],
  [/(?<=\d) ?\+ ?(?=\d)/g, ' plus '],
  [/(?<=\d) ?= ?(?=\d)/g, ' égale '],
  [/(?<=\d) ?[×x*] ?(?=\d)/g, ' fois '],
  [/(?<=[\p{L}\p{N}])@(?=[\p{L}\p{N}])/gu, ' arobase '],
]

/** Titles, everyday short forms and signs between numbers, in full. */
export const speakAbbreviations = (text: string) =>
  replacements.reduce((spoken, [pattern, words]) => spoken.replace(pattern, words), text)
