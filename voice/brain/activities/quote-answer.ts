import { lowercaseFirst } from '../../text-analysis/letter-case'
import {
  firstOrSecondPersonPattern,
  introductoryWords,
  lowercasedFirstWord,
} from '../knowledge/words/quotable-words'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'

const maxQuoteWords = 9

/** Emoji, markup and quotation marks, which cannot be spoken. */
const unspeakableCharacters = /[^\p{L}\p{M}\p{N}\s’.,!?;:…%€&+/-]/gu

/**
 * Returns the caller's answer in a form that fits into a sentence of the companion ("Une paire de
 * chaussettes !" becomes "une paire de chaussettes"). Returns null when the answer is a question or a greeting, has no
 * words, has several sentences, is too long, or contains a pronoun or possessive of the first or second person.
 */
export function quoteAnswer({ act, text, isQuestion }: UtteranceAnalysis): string | null {
  if (isQuestion || act === 'greeting') return null
  const answer = text
    .replace(/'/g, '’')
    .replace(unspeakableCharacters, '')
    .replace(introductoryWords, '')
    .replace(/[\s.!…,;:]+$/, '')
    .trim()
  const hasWord = /[\p{L}\p{N}]/u.test(answer)
  if (!hasWord || answer.split(/\s+/).length > maxQuoteWords) return null
  const hasSeveralSentences = /[.!?;:\n]/.test(answer)
  if (hasSeveralSentences || firstOrSecondPersonPattern.test(answer)) return null
  return lowercasedFirstWord.test(answer) ? lowercaseFirst(answer) : answer
}
