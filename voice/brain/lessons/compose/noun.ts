import type { Language } from '../../../../domain/languages'
import {
  englishPluralOnly,
  englishSingularInS,
  germanNeuters,
  germanPluralOnly,
  italianFeminines,
  orderedByPiece,
  spanishFeminineWithEl,
} from '../content/noun-forms'

export type Gender = 'masculine' | 'feminine' | 'neuter'

type ArticlelessNoun = {
  /** Without an article or a possessive. */
  words: string
  gender: Gender
  isPlural: boolean
}

/** A noun of the vocabulary, read from a cell such as "una mesa para dos". */
export type Noun = ArticlelessNoun & {
  /** Whether it is uncountable, like "bread". */
  isMass: boolean
  /** Whether people order it by number: "two beers". */
  isOrderedByPiece: boolean
  /** Whether it has no plural form, although French and English use the plural: "les toilettes". */
  hasFixedNumber: boolean
}

/**
 * Reads a cell of the vocabulary; null when it is not a noun with an article or a possessive. `english` is the English
 * cell of the same row; it shows whether the noun is countable.
 */
export function readNoun(cell: string, language: Language, english: string): Noun | null {
  const reader = readers[language]
  const noun = reader
    ? reader(cell)
    : { words: cell, gender: 'masculine' as const, isPlural: false }
  const isMass = !/^(?:an?|the|my) /.test(english) && !isEnglishPlural(english)
  const bareEnglish = english.replace(/^(?:the|my) /, '')
  return (
    noun && {
      ...noun,
      isMass: isMass && !noun.isPlural,
      isOrderedByPiece: orderedByPiece.test(english),
      hasFixedNumber: isEnglishPlural(bareEnglish) && !/^an? /.test(english),
    }
  )
}

/** In the other languages, the tables list nouns without an article. */
const readers: Partial<Record<Language, (cell: string) => ArticlelessNoun | null>> = {
  english: readEnglish,
  spanish: readSpanish,
  italian: readItalian,
  german: readGerman,
}

const isEnglishPlural = (words: string) =>
  englishPluralOnly.test(words) || (/s$/.test(words) && !englishSingularInS.test(words))

function readEnglish(cell: string): ArticlelessNoun {
  const words = cell.replace(/^(?:an?|the|my) /, '')
  const isPlural = isEnglishPlural(words) && !/^an? /.test(cell)
  return { words, gender: 'masculine', isPlural }
}

function readSpanish(cell: string): ArticlelessNoun | null {
  const [, article = '', words = ''] =
    /^(un|una|el|la|los|las|unas|unos|mi|mis) (.+)$/.exec(cell) ?? []
  if (words === '') return null
  const isFeminine =
    /^(?:una|la|las|unas)$/.test(article) ||
    spanishFeminineWithEl.test(words) ||
    (/^mis?$/.test(article) && /as?$|^(?:mujer|madre)$/.test(words))
  return { words, gender: isFeminine ? 'feminine' : 'masculine', isPlural: /s$/.test(article) }
}

function readItalian(cell: string): ArticlelessNoun | null {
  const [, article = '', words = ''] =
    /^(un’|l’|uno |una |un |il |lo |la |i miei |le mie |il mio |la mia |mio |mia |i |gli |le )(.+)$/.exec(
      cell.replaceAll("'", '’'),
    ) ?? []
  if (words === '') return null
  const isFeminine =
    /^(?:un’|una |la |le |mia )/.test(article) ||
    (article === 'l’' && (/^\p{L}+a(?!\p{L})/u.test(words) || italianFeminines.test(words)))
  const isPlural = /^(?:i|gli|le) /.test(article)
  return { words, gender: isFeminine ? 'feminine' : 'masculine', isPlural }
}

const neuters = new Set(germanNeuters.split(' '))

function readGerman(cell: string): ArticlelessNoun | null {
  const [, article = '', words = ''] = /^(ein|eine|der|die|das|mein|meine) (.+)$/.exec(cell) ?? []
  if (words === '') return null
  const isNeuter = article === 'das' || neuters.has(words)
  const gender = isNeuter ? 'neuter' : /e$/.test(article) ? 'feminine' : 'masculine'
  return { words, gender, isPlural: germanPluralOnly.test(words) }
}
