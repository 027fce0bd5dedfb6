import type { Language } from '../../../domain/languages'
import { commonWords, frenchWords, scripts } from './content/common-words'
import { latinLetters, romanisations } from './content/letters'

/** Removes case, accents and punctuation, but keeps the letters of every script. */
export const normaliseWords = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652]/gu, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const count = (text: string, pattern: RegExp | undefined) =>
  pattern ? (text.match(pattern)?.length ?? 0) : 0

/** Whether a text contains more common French words than common words of the language. */
export function isFrench(text: string, language: Language): boolean {
  const words = normaliseWords(text)
  const foreignCount = count(words, commonWords[language])
  return !scripts[language]?.test(text) && count(words, frenchWords) > foreignCount
}

/** Whether the caller tried to say something in the language. */
export const isInLanguage = (text: string, language: Language): boolean =>
  scripts[language]?.test(text) ??
  (count(normaliseWords(text), commonWords[language]) > 0 && !isFrench(text, language))

/** Whether the text contains more than half of the words of a sentence, in any order. */
export function hasSameWords(text: string, sentence: string): boolean {
  const [said, expected] = [normaliseWords(text), normaliseWords(sentence)]
  if (said === '' || expected === '') return false
  if (said.replaceAll(' ', '').includes(expected.replaceAll(' ', ''))) return true
  const words = expected.split(' ').filter((word) => word.length > 1)
  return words.length > 1 && countSameWords(said, words) * 2 > words.length
}

function countSameWords(text: string, words: readonly string[]): number {
  const saidWords = new Set(text.split(' '))
  return words.filter((word) => saidWords.has(word)).length
}

/**
 * Returns the share of equal words, or of equal letters when the spelling differs; also for a Latin transcription of the
 * sentence.
 */
export const compare = (text: string, sentence: string): number =>
  Math.max(
    compareSpelling(normaliseWords(text), normaliseWords(sentence)),
    compareSpelling(normaliseWords(romanise(text)), normaliseWords(romanise(sentence))),
  )

function compareSpelling(said: string, expected: string): number {
  if (said === '' || expected === '') return 0
  const [letters, expectedLetters] = [said.replaceAll(' ', ''), expected.replaceAll(' ', '')]
  if (letters.includes(expectedLetters)) return 1
  const words = expected.split(' ')
  const wordCount = words.length + new Set(said.split(' ')).size
  const wordShare = (2 * countSameWords(said, words)) / wordCount
  const distance = countEdits(letters, expectedLetters)
  const letterShare = 1 - distance / Math.max(letters.length, expectedLetters.length)
  // A long sentence about something else shares letters by chance.
  return Math.max(wordShare, letterShare >= 0.7 ? letterShare : 0)
}

/** Returns the Levenshtein distance: the number of letters to change, add or remove. */
function countEdits(one: string, other: string): number {
  let row = [...other, ''].map((_, index) => index)
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1]
    for (const [column, otherLetter] of [...other].entries())
      next.push(
        Math.min(
          (row[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          (row[column] ?? 0) + (letter === otherLetter ? 0 : 1),
        ),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/**
 * Transliterates Cyrillic and Japanese by sound, without long vowels and double consonants, to compare them with a
 * learner's "koohii wo kudasai". Other letters are unchanged.
 */
function romanise(text: string): string {
  const letters = [...text.toLowerCase()].map((letter) => latinLetters[letter] ?? letter).join('')
  return romanisations.reduce((words, [pattern, sound]) => words.replace(pattern, sound), letters)
}
