import type { Language } from '../../domain/languages'
import {
  countableWhenOrdered,
  englishPluralOnly,
  englishSingularInS,
  nounCells,
  plurals,
} from './words/noun-forms'

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
  isOrderedByPiece: boolean
  /**
   * Whether the noun is never changed from singular to plural or back, because its English cell is a plural: "the
   * toilets".
   */
  hasFixedNumber: boolean
}

/**
 * Reads a cell of the vocabulary; null when a Spanish, Italian or German cell has no article or possessive. `english`
 * is the English cell of the same row; it shows whether the noun is countable.
 */
export function readNoun(cell: string, language: Language, english: string): Noun | null {
  const { noun = /(.+)/, feminine, neuter, plural } = nounCells[language] ?? {}
  const words = noun.exec(cell)?.[1]
  if (!words) return null
  const englishNoun = english.replace(/^(?:the|my) /, '')
  const hasFixedNumber = isEnglishPlural(englishNoun) && !/^an? /.test(english)
  const isPlural = language === 'english' ? hasFixedNumber : (plural?.test(cell) ?? false)
  const hasArticle = /^(?:an?|the|my) /.test(english)
  const genderWithoutNeuter = feminine?.test(cell) ? 'feminine' : 'masculine'
  return {
    words,
    gender: neuter?.test(cell) ? 'neuter' : genderWithoutNeuter,
    isPlural,
    isMass: !isPlural && !hasArticle && !isEnglishPlural(english),
    isOrderedByPiece: countableWhenOrdered.test(english),
    hasFixedNumber,
  }
}

const isEnglishPlural = (words: string) =>
  englishPluralOnly.test(words) || (/s$/.test(words) && !englishSingularInS.test(words))

/**
 * Returns the plural of a noun; null when it is uncertain, as always in Russian. Arabic, Chinese and Japanese have no
 * entry in `plurals`, so the noun is returned unchanged. Only the noun before its complement changes: "botella" in
 * "botella de agua".
 */
export function formPlural({ words, gender }: Noun, language: Language): string | null {
  const { complement, irregular, endings } = plurals[language] ?? {}
  if (!complement) return language === 'russian' ? null : words
  const [singular = ''] = words.split(complement)
  const wordsOfComplement = words.slice(singular.length)
  if (language !== 'english' && singular.includes(' ')) return null
  const ending = endings?.find(
    ([pattern, , onlyGender = gender]) => pattern.test(singular) && onlyGender === gender,
  )
  const plural = irregular?.get(singular) ?? (ending && singular.replace(ending[0], ending[1]))
  return plural === undefined ? null : plural + wordsOfComplement
}
