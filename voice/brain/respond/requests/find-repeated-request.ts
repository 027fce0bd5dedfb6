import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  anotherRequest,
  answerAgain,
  knownAlready,
  questionAgain,
  repeatableRequest,
} from '../../templates/manner-words'
import { isQuestion } from '../../understanding/language/is-question'
import { findSelfCorrection } from '../respond-to-correction'

const maxWords = 10

/**
 * Returns the earlier request that the caller repeats with "une autre" or "déjà vu"; for "raconte-m'en une", a
 * request for a joke; the question that the caller asks again ("ma question, c'est combien"), or the clause with
 * which the caller corrects a wrong choice of words. Returns null for any other text.
 */
export function findRepeatedRequest({ state }: ResponseDraft, text: string): string | null {
  const words = normaliseText(text)
  const again = findQuestionAgain(state.callerStatements, text)
  if (again !== null) return again
  if (words.split(' ').length > maxWords) return null
  if (/\bracont\w+ (?:m|nous) en une\b/.test(words)) return 'raconte-moi une blague'
  if (!anotherRequest.test(words) && !knownAlready.test(words)) return null
  if (state.runningActivity !== null || state.lesson !== null) return null
  const earlier = state.callerStatements.map((one) => normaliseText(one))
  const index = earlier.findLastIndex((one) => !anotherRequest.test(one) && !knownAlready.test(one))
  const latest = state.callerStatements.slice(Math.max(index - 1, 0), index + 1)
  return latest.findLast((one) => repeatableRequest.test(normaliseText(one))) ?? null
}

const minWordsOfQuestion = 3

/**
 * Returns the clause with which the caller corrects a wrong choice of words, or the question that the caller asks
 * again in full. When the text repeats only one or two words of a question, or only demands an answer, returns the
 * caller's previous question. Returns null for any other text.
 */
function findQuestionAgain(statements: readonly string[], text: string): string | null {
  const plain = text.replace(/['`]/g, '’')
  const clause = findSelfCorrection(text) ?? ''
  if (/^(?:que |qu’|(?:tu|vous|je|ils?|elles?|on|ça) |[tj]’)/i.test(clause))
    return clause.replace(/^(?:que |qu’)/i, '')
  const asked = questionAgain.exec(plain)?.[1]
  if (asked && asked.split(' ').length >= minWordsOfQuestion)
    return `${asked.replace(/^si /i, 'est-ce que ').replace(/[ ?.!]+$/, '')} ?`
  if (!asked && !isAskedAgain(text)) return null
  const earlier = statements.findLast((one) => isQuestion(one) && !isAskedAgain(one))
  return earlier ? `${earlier.replace(/^je (?:te |vous )?demande |[ ?.!]+$/gi, '')} ?` : null
}

const isAskedAgain = (text: string) => answerAgain.test(normaliseText(text))
