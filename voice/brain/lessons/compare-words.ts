import type { Language } from '../../../domain/languages'
import { commonWords, frenchWords, scripts } from './content/common-words'

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

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** Whether a text contains more common French words than common words of the language. */
export function isFrench(text: string, language: Language): boolean {
  const words = normaliseWords(text)
  const script = scripts[language]
  if (script?.test(text)) return false
  const languagePattern = commonWords[language]
  return count(words, frenchWords) > (languagePattern ? count(words, languagePattern) : 0)
}

/** Whether the caller tried to say something in the language. */
export function isInLanguage(text: string, language: Language): boolean {
  const script = scripts[language]
  if (script) return script.test(text)
  const languagePattern = commonWords[language]
  return (
    languagePattern !== undefined &&
    count(normaliseWords(text), languagePattern) > 0 &&
    !isFrench(text, language)
  )
}

/** Whether the text contains more than half of the words of a sentence, in any order. */
export function hasSameWords(text: string, sentence: string): boolean {
  const textWords = normaliseWords(text)
  const sentenceWords = normaliseWords(sentence)
  if (textWords === '' || sentenceWords === '') return false
  if (
    textWords === sentenceWords ||
    textWords.replaceAll(' ', '').includes(sentenceWords.replaceAll(' ', ''))
  )
    return true
  const words = sentenceWords.split(' ').filter((word) => word.length > 1)
  const saidWords = new Set(textWords.split(' '))
  const matches = words.filter((word) => saidWords.has(word)).length
  return words.length > 1 && matches * 2 > words.length
}
