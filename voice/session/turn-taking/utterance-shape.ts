import { isAddressedElsewhere } from './addressed-elsewhere'
import { isHoldRequest } from './hold-request'
import { splitWords, toWordSet } from './spoken-words'
import { isUnfinishedClause } from './unfinished-clause'

/** What the words so far show: whether they are for the companion, and whether more is coming. */
export type UtteranceShape =
  | 'addressed-elsewhere'
  | 'asked-to-wait'
  | 'unfinished'
  | 'short-answer'
  | 'complete'

const answerWords =
  toWordSet(`oui non si ouais nan ok okay d’accord bof merci voilà exactement jamais
  toujours parfois souvent rarement peut-être bien très pas ça volontiers évidemment carrément
  vraiment absolument`)

const maxShortAnswerWords = 4

/** Classifies what was said so far. The transcript must contain at least one word. */
export function classifyUtterance(transcript: string): UtteranceShape {
  if (isAddressedElsewhere(transcript)) return 'addressed-elsewhere'
  if (isHoldRequest(transcript)) return 'asked-to-wait'
  if (isUnfinishedClause(transcript)) return 'unfinished'
  return isShortAnswer(transcript) ? 'short-answer' : 'complete'
}

function isShortAnswer(transcript: string): boolean {
  const words = splitWords(transcript)
  if (words.length > maxShortAnswerWords) return false
  return words.length <= 2 || /[.!?]$/u.test(transcript.trim()) || answerWords.has(words[0] ?? '')
}
