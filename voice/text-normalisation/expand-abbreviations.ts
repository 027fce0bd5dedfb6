const startBoundary = String.raw`(?<![\p{L}\p{N}])`
const endBoundary = String.raw`(?![\p{L}\p{N}])`
const createWordPattern = (pattern: string, flags = 'gu') =>
  new RegExp(`${startBoundary}(?:${pattern})${endBoundary}`, flags)
const createPatternBeforeCapital = (pattern: string) =>
  new RegExp(`${startBoundary}${pattern}[ \\u00a0\\u202f](?=\\p{Lu})`, 'gu')

const replacements: [RegExp, string][] = [
  [createPatternBeforeCapital(String.raw`M\.`), 'monsieur '],
  [createPatternBeforeCapital(String.raw`MM\.`), 'messieurs '],
  [createPatternBeforeCapital(String.raw`Dr\.?`), 'docteur '],
  [createPatternBeforeCapital(String.raw`Pr\.?`), 'professeur '],
  [createPatternBeforeCapital(String.raw`av\.`), 'avenue '],
  [createPatternBeforeCapital(String.raw`[Bb]d\.?`), 'boulevard '],
  [createWordPattern('Mme'), 'madame'],
  [createWordPattern('Mmes'), 'mesdames'],
  [createWordPattern('Mlle'), 'mademoiselle'],
  [createWordPattern(String.raw`St(?=[- ]\p{Lu})`), 'saint'],
  [createWordPattern(String.raw`Ste(?=[- ]\p{Lu})`), 'sainte'],
  [new RegExp(`${startBoundary}etc\\.?(?=$|\\s+\\p{Lu})`, 'gu'), 'et cetera.'],
  [createWordPattern(String.raw`etc(?:\.|…)?`), 'et cetera'],
  [new RegExp(`${startBoundary}p\\. ?ex\\.`, 'gu'), 'par exemple'],
  [new RegExp(`${startBoundary}c\\.-à-d\\.`, 'gu'), 'c’est-à-dire'],
  [new RegExp(`${startBoundary}cf\\.?(?= )`, 'gu'), 'voir'],
  [new RegExp(`${startBoundary}env\\.(?= )`, 'gu'), 'environ'],
  [new RegExp(`${startBoundary}tél\\.`, 'giu'), 'téléphone'],
  [new RegExp(`${startBoundary}J\\.-C\\.`, 'gu'), 'Jésus-Christ'],
  [new RegExp(`${startBoundary}[nN][°º]s? ?(?=\\d)`, 'gu'), 'numéro '],
  [createWordPattern('svp', 'giu'), 's’il vous plaît'],
  [createWordPattern('stp', 'giu'), 's’il te plaît'],
  [createWordPattern('rdv', 'giu'), 'rendez-vous'],
  [createWordPattern('vs'), 'contre'],
  [/ ?& ?/g, ' et '],
  [/(?<=\d) ?\+ ?(?=\d)/g, ' plus '],
  [/(?<=\d) ?= ?(?=\d)/g, ' égale '],
  [/(?<=\d) ?[×x*] ?(?=\d)/g, ' fois '],
  [/(?<=[\p{L}\p{N}])@(?=[\p{L}\p{N}])/gu, ' arobase '],
]

/** Replaces titles, common abbreviations, "&", "@" and operators between numbers with words. */
export const expandAbbreviations = (text: string) =>
  replacements.reduce((spoken, [pattern, words]) => spoken.replace(pattern, words), text)
