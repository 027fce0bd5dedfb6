const startBoundary = String.raw`(?<![\p{L}\p{N}])`
const endBoundary = String.raw`(?![\p{L}\p{N}])`
const createWordPattern = (pattern: string, flags = 'gu') =>
  new RegExp(`${startBoundary}(?:${pattern})${endBoundary}`, flags)
const createPatternBeforeCapital = (pattern: string) =>
  new RegExp(`${startBoundary}${pattern}[ \\u00a0\\u202f](?=\\p{Lu})`, 'gu')
/** The start of a name or of a function ("M. Petit", "M. de Retz", "M. le maire"), or of the next title. */
const beforeName = String.raw`(?=\s(?:\p{Lu}|(?:et|ou|l[ae]s?|du|des?)\s|[ld][’']))`

const replacements: [RegExp, string][] = [
  [new RegExp(`${startBoundary}M\\.${beforeName}`, 'gu'), 'monsieur'],
  [new RegExp(`${startBoundary}MM\\.`, 'gu'), 'messieurs'],
  [createPatternBeforeCapital(String.raw`Dr\.?`), 'docteur '],
  [createPatternBeforeCapital(String.raw`Pr\.?`), 'professeur '],
  [new RegExp(`${startBoundary}av\\.\\s?(?=J\\.-C\\.)`, 'gu'), 'avant '],
  [new RegExp(`${startBoundary}apr?\\.\\s?(?=J\\.-C\\.)`, 'gu'), 'après '],
  [createPatternBeforeCapital(String.raw`av\.`), 'avenue '],
  [createPatternBeforeCapital(String.raw`[Bb]d\.?`), 'boulevard '],
  [createWordPattern('Mme'), 'madame'],
  [createWordPattern('Mmes'), 'mesdames'],
  [createWordPattern('Mlle'), 'mademoiselle'],
  [createWordPattern(String.raw`St(?=[- ]\p{Lu})`), 'saint'],
  [createWordPattern(String.raw`Ste(?=[- ]\p{Lu})`), 'sainte'],
  [new RegExp(`${startBoundary}etc[.…]*(?=$|\\s+\\p{Lu})`, 'gu'), 'et cetera.'],
  [createWordPattern('etc[.…]*'), 'et cetera'],
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
