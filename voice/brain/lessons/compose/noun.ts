import type { Language } from '../../../../domain/languages'
import {
  englishPluralOnly,
  englishSingularInS,
  germanNeuters,
  italianFeminines,
  orderedByPiece,
} from '../content/noun-forms'

export type Gender = 'masculine' | 'feminine' | 'neuter'

/** A noun of the vocabulary, read from a cell such as "una mesa para dos". */
export type Noun = {
  /** Without an article or a possessive. */
  words: string
  gender: Gender
  isPlural: boolean
  /** Whether it is uncountable, like "bread". */
  isMass: boolean
  /** Whether people order it by number: "two beers". */
  isOrderedByPiece?: boolean
  /** Whether it has no plural form, although French and English use the plural: "les toilettes". */
  hasFixedNumber?: boolean
}

const plain = (words: string): Noun => ({
  words,
  gender: 'masculine',
  isPlural: false,
  isMass: false,
})

/**
 * Reads a cell of the vocabulary; null when it is not a noun with an article or a possessive. `english` is the English
 * cell of the same row; it shows whether the noun is countable.
 */
export function readNoun(cell: string, language: Language, english: string): Noun | null {
  const isMass = !/^(?:an?|the|my) /.test(english) && !isEnglishPlural(english)
  const noun = readCell(cell, language, isMass)
  const hasFixedNumber = isEnglishPlural(english.replace(/^(?:the|my) /, ''))
  return (
    noun && {
      ...noun,
      hasFixedNumber: hasFixedNumber && !/^an? /.test(english),
      isOrderedByPiece: orderedByPiece.test(english),
    }
  )
}

function readCell(cell: string, language: Language, isMass: boolean): Noun | null {
  switch (language) {
    case 'english':
      return readEnglish(cell)
    case 'spanish':
      return readSpanish(cell, isMass)
    case 'italian':
      return readItalian(cell.replace(/['’]/g, '’'), isMass)
    case 'german':
      return readGerman(cell, isMass)
    default:
      return { ...plain(cell), isMass }
  }
}

const isEnglishPlural = (words: string) =>
  englishPluralOnly.test(words) || (/s$/.test(words) && !englishSingularInS.test(words))

function readEnglish(cell: string): Noun {
  const words = cell.replace(/^(?:an?|the|my) /, '')
  const isCounted = /^an? /.test(cell)
  const isPlural = !isCounted && (isEnglishPlural(words) || / of \p{L}+s$/u.test(words))
  return { ...plain(words), isPlural, isMass: words === cell && !isPlural }
}

function readSpanish(cell: string, isMass: boolean): Noun | null {
  const [, article = '', words = ''] =
    /^(un|una|el|la|los|las|unas|unos|mi|mis) (.+)$/.exec(cell) ?? []
  if (words === '') return null
  const isPlural = /^(?:los|las|unas|unos|mis)$/.test(article)
  const isFeminine =
    /^(?:una|la|las|unas)$/.test(article) ||
    /^(?:agua|hambre|acta)(?!\p{L})/u.test(words) ||
    (/^mis?$/.test(article) && /as?$|^(?:mujer|madre)$/.test(words))
  return { words, gender: isFeminine ? 'feminine' : 'masculine', isPlural, isMass }
}

function readItalian(cell: string, isMass: boolean): Noun | null {
  const [, article = '', words = ''] =
    /^(un’|l’|uno |una |un |il |lo |la |i miei |le mie |il mio |la mia |mio |mia |i |gli |le )(.+)$/.exec(
      cell,
    ) ?? []
  if (words === '') return null
  const name = article.trim()
  const isPlural = /^(?:i|gli|le|i miei|le mie)$/.test(name)
  const isFeminine =
    /^(?:un’|una|la|le|la mia|mia|le mie)$/.test(name) ||
    (name === 'l’' && (/^\p{L}+a(?!\p{L})/u.test(words) || italianFeminines.test(words)))
  return { words, gender: isFeminine ? 'feminine' : 'masculine', isPlural, isMass }
}

const neuters = new Set(germanNeuters.split(' '))

function readGerman(cell: string, isMass: boolean): Noun | null {
  const [, article = '', words = ''] = /^(ein|eine|der|die|das|mein|meine) (.+)$/.exec(cell) ?? []
  if (words === '') return null
  const isPlural =
    /^(?:Nudeln|Haare|Augen|Schuhe|Socken|Berge|Ferien|Fähigkeiten|Hausaufgaben|Steuern|Eltern|Enkelkinder|Kinder|Calamares|Garnelen|Muscheln|Trauben|Oliven|Pommes frites)$/.test(
      words,
    )
  const gender: Gender =
    article === 'das' || neuters.has(words)
      ? 'neuter'
      : /^(?:die|eine|meine)$/.test(article)
        ? 'feminine'
        : 'masculine'
  return { words, gender, isPlural, isMass: isMass && !isPlural }
}
