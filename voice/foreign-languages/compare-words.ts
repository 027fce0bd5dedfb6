import type { Language } from '../../domain/languages'
import { findMistake } from './mistakes/find-mistake'
import { commonWords, frenchWords, scripts } from './words/common-words'
import { latinLetters, romanisations } from './words/letters'
import { frenchFillers } from './words/small-words'

/** Accents of Latin letters, and the vowel signs of Arabic. */
const combiningSigns = /[\u0300-\u036f\u064b-\u0652]/gu

/** Removes case, accents and punctuation, but keeps the letters of every script. */
export const normaliseWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(combiningSigns, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const countMatches = (text: string, pattern: RegExp | undefined) =>
  pattern ? (text.match(pattern)?.length ?? 0) : 0

/**
 * Whether a text contains more common French words than common words of the language. A text with letters of the
 * language's own script is not French.
 */
export function isFrench(text: string, language: Language): boolean {
  const words = normaliseWords(text)
  const foreignCount = countMatches(words, commonWords[language])
  return !scripts[language]?.test(text) && countMatches(words, frenchWords) > foreignCount
}

/**
 * Whether the text contains common words of the language and is not French. For a language in another script, whether
 * it contains a letter of that script.
 */
export const isInLanguage = (text: string, language: Language): boolean =>
  scripts[language]?.test(text) ??
  (countMatches(normaliseWords(text), commonWords[language]) > 0 && !isFrench(text, language))

/** Whether the caller tried to say something in the language, correctly or with a mistake. */
export const isAttempt = (text: string, language: Language): boolean =>
  isInLanguage(text, language) || findMistake(text, language) !== null

const minCommonWords = 2

/**
 * Returns English, Spanish, Italian or German if a text contains at least two common words of it and no French one;
 * undefined for other texts.
 */
export function findSpokenLanguage(text: string) {
  const words = normaliseWords(text)
  if (countMatches(words, frenchWords) > 0) return undefined
  return spokenLanguages.find(
    (language) => countMatches(words, commonWords[language]) >= minCommonWords,
  )
}

const spokenLanguages = ['english', 'spanish', 'italian', 'german'] as const

/**
 * Returns the part of a text that is in the language, without the French words before and after it; null when no part
 * is in the language.
 */
export function findForeignPart(text: string, language: Language): string | null {
  const parts = text
    .split(/[,;:.!?…«»"]+/u)
    .map((part) => part.trim().replace(frenchFillers, '').trim())
    .filter((part) => part !== '')
  const isForeign = (part: string) => !isFrench(part, language)
  const start = parts.findIndex((part) => isForeign(part) && isAttempt(part, language))
  return start < 0 ? null : parts.slice(start, parts.findLastIndex(isForeign) + 1).join(', ')
}

/** Whether a text contains a sentence, or has most words or letters in common with it. */
export const isSimilar = (text: string, sentence: string): boolean =>
  rateSimilarity(text, sentence) >= minSimilarShare

const minSimilarShare = 0.6

/**
 * Returns the higher of two shares: of the words that both texts have, and of the pairs of letters that both have,
 * which counts only from `minLetterShare`. Returns 1 if `text` contains the sentence. May exceed 1 (see
 * `findEqualShare`).
 */
export function rateSimilarity(text: string, sentence: string): number {
  const [said, expected] = [normaliseWords(romanise(text)), normaliseWords(romanise(sentence))]
  if (said === '' || expected === '') return 0
  const [letters, expectedLetters] = [said.replaceAll(' ', ''), expected.replaceAll(' ', '')]
  if (letters.includes(expectedLetters)) return 1
  const wordShare = findEqualShare(said.split(' '), expected.split(' '))
  const letterShare = findEqualShare(listPairs(letters), listPairs(expectedLetters))
  // A long sentence about something else shares letters by chance.
  return Math.max(wordShare, letterShare >= minLetterShare ? letterShare : 0)
}

const minLetterShare = 0.7

/** Returns the Dice coefficient of two lists, which exceeds 1 if the second one repeats enough values of the first. */
function findEqualShare(one: readonly string[], other: readonly string[]): number {
  const values = new Set(one)
  const equalValues = other.filter((value) => values.has(value))
  return (2 * equalValues.length) / (values.size + other.length)
}

/** Lists the pairs of neighbouring letters, and the last letter alone. */
const listPairs = (letters: string): readonly string[] =>
  [...letters].map((letter, index) => letter + letters.charAt(index + 1))

/**
 * Transliterates Cyrillic and Japanese by sound, without long vowels and double consonants, to compare them with a
 * learner's "koohii wo kudasai". Other letters are unchanged.
 */
function romanise(text: string): string {
  const letters = [...text.toLowerCase()].map((letter) => latinLetters[letter] ?? letter).join('')
  return romanisations.reduce((words, [pattern, sound]) => words.replace(pattern, sound), letters)
}
