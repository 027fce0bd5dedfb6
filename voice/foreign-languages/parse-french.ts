import type { Language } from '../../domain/languages'
import { numberWords, tens } from '../french/words/number-words'
import { type Noun, readNoun } from './noun'
import { type Determiner, formNounPhrase, type Role } from './noun-phrase'
import { findCells, findWord } from './vocabulary/find-word'
import {
  conjunctions,
  frenchDeterminers,
  orderComplements,
  prepositions,
} from './words/small-words'

type FrenchPhrase = { determiner: Determiner; isPlural: boolean; wordsAfter: string }

/** Returns the determiner of a French noun phrase, which may be a number from two to ten, and the words after it. */
export function readDeterminer(words: string): FrenchPhrase {
  const [pattern, kind] = frenchDeterminers.find(([one]) => one.test(words)) ?? [/^\S+ /, null]
  const [firstWords = ''] = pattern.exec(words) ?? []
  const wordsAfter = words.slice(firstWords.length)
  if (kind !== null) return { determiner: kind, isPlural: firstWords.endsWith('s '), wordsAfter }
  const number = readFrenchNumber(firstWords.trim())
  const isSmallNumber = number !== null && number > 1 && number <= 10
  return isSmallNumber
    ? { determiner: number, isPlural: true, wordsAfter }
    : { determiner: 'none', isPlural: false, wordsAfter: words }
}

/**
 * Parses a French number from 1 to 99, in digits or words, by adding up its words. Returns null when one of them is no
 * number or the sum is out of range.
 */
export function readFrenchNumber(normalisedWords: string): number | null {
  let sum = 0
  for (const word of normalisedWords.replace(' et une', ' un').replace(' et ', ' ').split(' ')) {
    // In "quatre-vingts", the 4 that was already added becomes 80.
    const isQuatreVingt = sum === 4 && word.startsWith('vingt')
    sum += isQuatreVingt ? 80 - 4 : (numberWords.get(word) ?? tens.get(word) ?? Number(word))
  }
  return sum > 0 && sum < 100 ? sum : null
}

/** Captures a noun, the start of its complement, and the noun of the complement: "café", "avec", "du lait". */
const complementPattern = /^(.+?) (avec|sans|a emporter|sur place)(?: (.+))?$/

/** Translates one French noun phrase; null when a word or a form is uncertain. */
export function translateNounPhrase(words: string, language: Language, role: Role) {
  const { determiner, isPlural, wordsAfter } = readDeterminer(words)
  // With a possessive, "fille" is a daughter, not a girl.
  const isPossessed = ['mine', 'yours', 'formal', 'ours'].includes(String(determiner))
  const familyNoun = isPossessed
    ? (findNoun(`ma ${wordsAfter}`, language) ?? findNoun(`mes ${wordsAfter}`, language))
    : null
  const nounOfWholePhrase = familyNoun ?? findNoun(wordsAfter, language)
  const [, frenchNoun = wordsAfter, complementStart = '', complementNoun = ''] =
    complementPattern.exec(wordsAfter) ?? []
  const noun = nounOfWholePhrase ?? findNoun(frenchNoun, language)
  const complement = nounOfWholePhrase
    ? ''
    : translateComplement(complementStart, complementNoun, language)
  if (!noun || complement === null) return null
  const phrase = formNounPhrase(noun, { ...role, determiner, isPlural }, language)
  return phrase && { ...phrase, words: phrase.words + complement }
}

function findNoun(words: string, language: Language): Noun | null {
  const cells = findCells(words, language)
  return cells && readNoun(cells.cell, language, cells.english)
}

/**
 * Translates a complement such as "à emporter", or "avec du lait" (" with milk"). Of complements with a noun, translates
 * only those whose noun needs no article: uncountable nouns, and in Arabic all nouns. Returns null for the others.
 */
function translateComplement(start: string, frenchNoun: string, language: Language): string | null {
  const wordsWithoutNoun = orderComplements[start]?.[language]
  if (wordsWithoutNoun && frenchNoun === '') return ` ${wordsWithoutNoun}`
  const noun = findNoun(readDeterminer(frenchNoun).wordsAfter, language)
  const preposition = prepositions[start]?.[language]
  const needsNoArticle = noun?.isMass || language === 'arabic'
  return noun && preposition && needsNoArticle ? ` ${preposition} ${noun.words}` : null
}

export type NounPhrases = { words: string; isPlural: boolean; missing: readonly string[] }

/** Translates phrases joined with "et" or "puis". Omits unknown phrases and lists them, in French, in `missing`. */
export function translateNounPhrases(words: string, language: Language, role: Role): NounPhrases {
  const parts = words.split(/ et | puis /).map((part) => part.trim())
  const phrases = parts.map((part) => translateNounPhrase(part, language, role))
  const translatedPhrases = phrases.filter((phrase) => phrase !== null)
  const joined = translatedPhrases
    .map((phrase) => phrase.words)
    .join(conjunctions[language])
    // The Spanish "y" becomes "e" before the sound of "i", but not before the diphthong of "hierba".
    .replace(/ y (?=h?i(?!e))/g, ' e ')
  return {
    words: joined,
    isPlural: translatedPhrases.length > 1 || translatedPhrases.some(({ isPlural }) => isPlural),
    missing: parts.filter((_, index) => phrases[index] === null),
  }
}

/** Translates a noun phrase or a word in the form that it has inside a sentence; null when it is not in the tables. */
export function translateWords(french: string, language: Language): string | null {
  if (readDeterminer(french).determiner !== 'none') {
    const phrases = translateNounPhrases(french, language, { mode: 'plain', isObject: false })
    if (phrases.missing.length === 0) return phrases.words
  }
  return findWord(french, language)
}

/** Translates a French infinitive ("to speak" in English); null without exactly one translation in the table. */
export function findInfinitive(words: string, language: Language): string | null {
  const english = findWord(words, 'english')
  if (!english?.startsWith('to ')) return null
  const verb = findWord(words, language)
  return verb?.includes(',') ? null : verb
}
