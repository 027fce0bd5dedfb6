const startBoundary = String.raw`(?<![\p{L}\p{N}])`
const endBoundary = String.raw`(?![\p{L}\p{N}])`
const wordPattern = (pattern: string, flags = 'gu') =>
  new RegExp(`${startBoundary}(?:${pattern})${endBoundary}`, flags)
const titlePattern = (pattern: string) =>
  new RegExp(`${startBoundary}${pattern}[ \\u00a0\\u202f](?=\\p{Lu})`, 'gu')

const replacements: [RegExp, string][] = [
  [titlePattern(String.raw`M\.`), 'monsieur '],
  [titlePattern(String.raw`MM\.`), 'messieurs '],
  [titlePattern(String.raw`Dr\.?`), 'docteur '],
  [titlePattern(String.raw`Pr\.?`), 'professeur '],
  [titlePattern(String.raw`av\.`), 'avenue '],
  [titlePattern(String.raw`[Bb]d\.?`), 'boulevard '],
  [wordPattern('Mme'), 'madame'],
  [wordPattern('Mmes'), 'mesdames'],
  [wordPattern('Mlle'), 'mademoiselle'],
  [wordPattern(String.raw`St(?=[- ]\p{Lu})`), 'saint'],
  [wordPattern(String.raw`Ste(?=[- ]\p{Lu})`), 'sainte'],
  [new RegExp(`${startBoundary}etc\\.?(?=$|\\s+\\p{Lu})`, 'gu'), 'et cetera.'],
  [wordPattern(String.raw`etc(?:\.|…)?`), 'et cetera'],
  [new RegExp(`${startBoundary}p\\. ?ex\\.`, 'gu'), 'par exemple'],
  [new RegExp(`${startBoundary}c\\.-à-d\\.`, 'gu'), 'c’est-à-dire'],
  [new RegExp(`${startBoundary}cf\\.?(?= )`, 'gu'), 'voir'],
  [new RegExp(`${startBoundary}env\\.(?= )`, 'gu'), 'environ'],
  [new RegExp(`${startBoundary}tél\\.`, 'giu'), 'téléphone'],
  [new RegExp(`${startBoundary}J\\.-C\\.`, 'gu'), 'Jésus-Christ'],
  [new RegExp(`${startBoundary}[nN][°º]s? ?(?=\\d)`, 'gu'), 'numéro '],
  [wordPattern('svp', 'giu'), 's’il vous plaît'],
  [wordPattern('stp', 'giu'), 's’il te plaît'],
  [wordPattern('rdv', 'giu'), 'rendez-vous'],
  [wordPattern('vs'), 'contre'],
  [/ ?& ?/g, ' et '],
  [/(?<=\d) ?\+ ?(?=\d)/g, ' plus '],
  [/(?<=\d) ?= ?(?=\d)/g, ' égale '],
  [/(?<=\d) ?[×x*] ?(?=\d)/g, ' fois '],
  [/(?<=[\p{L}\p{N}])@(?=[\p{L}\p{N}])/gu, ' arobase '],
]

/** Replaces titles, common abbreviations and operators between numbers by words. */
export const expandAbbreviations = (text: string) =>
  replacements.reduce((spoken, [pattern, words]) => spoken.replace(pattern, words), text)
