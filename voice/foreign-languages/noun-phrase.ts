import type { Language } from '../../domain/languages'
import { readRows } from './cells'
import { formPlural, type Gender, type Noun } from './noun'
import { germanWeakNouns, plurals } from './words/noun-forms'
import {
  chineseMeasures,
  contractions,
  type DeterminerKind,
  determinerTables,
  numberWords,
  ownNouns,
} from './words/small-words'

/** An article, a possessive, or a number from two to ten. */
export type Determiner = DeterminerKind | number

/** How a sentence uses the noun: as a specific item, in general ("j'aime le café"), or after a negation. */
export type NounMode = 'plain' | 'generic' | 'negated'

type NounPhrase = { words: string; isPlural: boolean; gender: Gender }

/** How a sentence uses the noun, and whether the noun is its object. */
export type Role = { mode: NounMode; isObject: boolean }

/**
 * Forms a noun phrase in another language; null when the form is uncertain. The parameter `isPlural` is about the
 * French noun, the result's `isPlural` about the foreign one.
 */
export function formNounPhrase(
  noun: Noun,
  { determiner, isPlural, ...role }: Role & { determiner: Determiner; isPlural: boolean },
  language: Language,
): NounPhrase | null {
  const isCounted = typeof determiner === 'number'
  if (isCounted && noun.isMass && !noun.isOrderedByPiece) return null
  // "Dos cervezas", but "zwei Bier".
  const isCountable = !noun.isMass || (isCounted && language !== 'german')
  const needsPlural = isPlural && !noun.isPlural && isCountable && !noun.hasFixedNumber
  const words = needsPlural ? formPlural(noun, language) : noun.words
  if (words === null) return null
  if (language === 'german' && role.isObject && germanWeakNouns.test(words)) return null
  const hasPluralForms = plurals[language] !== undefined
  const inflectedNoun = {
    ...noun,
    words,
    isPlural: noun.isPlural || (needsPlural && hasPluralForms),
  }
  const phrase = isCounted
    ? addNumber(words, determiner, language)
    : addDeterminer(inflectedNoun, determiner, role, language)
  return phrase === null ? null : { ...inflectedNoun, words: phrase }
}

/** Adds a number from two to ten; null when its form before the noun is uncertain. */
function addNumber(words: string, number: number, language: Language): string | null {
  const count = numberWords[language]?.split(' ')[number - 2]
  if (language !== 'chinese') return count ? `${count} ${words}` : null
  const measure = chineseMeasures.find(([pattern]) => pattern.test(words))?.[1]
  const wordsWithoutOne = words.replace(/^一/, '')
  return measure === undefined ? null : `${count}${measure}${wordsWithoutOne}`
}

const determinerRows = new Map(
  Object.entries(determinerTables).map(([language, table]) => [language, readRows(table)]),
)

/** Adds an article or a possessive in the form that the noun and the sentence need; null when it is uncertain. */
function addDeterminer(noun: Noun, kind: DeterminerKind, role: Role, language: Language) {
  const rows = determinerRows.get(language)
  const columns = rows?.get('') ?? []
  const row = rows?.get(`${kind} ${role.mode}`) ?? rows?.get(kind)
  const form = listProperties(noun, kind, role, language)
    .map((property) => row?.[columns.indexOf(property)])
    .find(Boolean)
  if (!form) return null
  const words =
    language === 'russian' && role.isObject ? formRussianAccusative(noun.words) : noun.words
  if (form === '-') return words
  const rules = contractions[language] ?? []
  const phrase = rules.reduce(
    (contracted, [pattern, replacement]) => contracted.replace(pattern, replacement),
    `${form} ${words}`,
  )
  const isUncertain = phrase.includes('?')
  return isUncertain ? null : phrase
}

/** Lists the columns of `determinerTables` in which the form may stand, the most specific one first. */
function listProperties(noun: Noun, kind: DeterminerKind, { isObject }: Role, language: Language) {
  const { words, gender, isPlural, isMass, isOrderedByPiece } = noun
  const isUncounted = isPlural || (isMass && !(kind === 'indefinite' && isOrderedByPiece))
  return [
    ...(isUncounted ? ['uncounted'] : []),
    ...(isObject && gender === 'masculine' && !isPlural ? ['accusative'] : []),
    ...(ownNouns[language]?.test(words) ? ['own'] : []),
    ...(isPlural ? [`${gender} plural`, 'plural'] : [gender]),
    'other',
  ]
}

/** Changes the ending of a feminine noun; the words after it stay the same. */
const formRussianAccusative = (words: string) =>
  words.replace(/^(\p{L}+)а(?= |$)/u, '$1у').replace(/^(\p{L}+)я(?= |$)/u, '$1ю')
