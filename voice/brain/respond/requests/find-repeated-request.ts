import { isQuestion } from '../../../french/is-question'
import { normaliseText } from '../../../text-analysis/normalise-text'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  answerAgain,
  knownAlready,
  questionAgain,
  repeatableRequest,
  requestForAnother,
} from '../../templates/manner-words'
import { findSelfCorrection } from '../respond-to-correction'

/** A longer text is more than a request for another answer. */
const maxWords = 10

/**
 * Returns the request or clause that the companion should answer instead of the caller's words:
 * - for "une autre" or "déjà vu", the earlier request;
 * - for "raconte-m'en une", a request for a joke;
 * - for "non mais ma question, c'est combien ça coûte", that question; for "t'as pas répondu", the earlier question;
 * - for the correction of a wrong choice of words, the corrected clause.
 * Returns null when the companion should answer the words themselves.
 */
export function findRepeatedRequest({ state }: ResponseDraft, text: string): string | null {
  const words = normaliseText(text)
  const questionOrClause = findQuestionOrClause(state.callerStatements, text)
  if (questionOrClause !== null) return questionOrClause
  if (words.split(' ').length > maxWords) return null
  if (/\bracont\w+ (?:m|nous) en une\b/.test(words)) return 'raconte-moi une blague'
  if (!wantsAnother(words) || state.runningActivity !== null || state.lesson !== null) return null
  return findLastRequest(state.callerStatements)
}

const wantsAnother = (words: string): boolean =>
  requestForAnother.test(words) || knownAlready.test(words)

/**
 * Leaves out the latest statements that only ask for another one, and returns the latest repeatable request in the two
 * statements before them; null when there is none.
 */
function findLastRequest(statements: readonly string[]): string | null {
  const end = statements.findLastIndex((one) => !wantsAnother(normaliseText(one))) + 1
  return (
    statements
      .slice(Math.max(end - 2, 0), end)
      .findLast((one) => repeatableRequest.test(normaliseText(one))) ?? null
  )
}

/** Fewer words are only a part of the question that is asked again. */
const minWordsOfQuestion = 3

/**
 * Returns the clause with which the caller corrects a wrong choice of words, or the question that the caller asks
 * again in full. When the text repeats only one or two words of a question, or only demands an answer, returns the
 * caller's previous question. Returns null for any other text.
 */
function findQuestionOrClause(statements: readonly string[], text: string): string | null {
  const plainText = text.replace(/['`]/g, '’')
  const correction = findSelfCorrection(text) ?? ''
  const isClause = /^(?:que |qu’|(?:tu|vous|je|ils?|elles?|on|ça) |[tj]’)/i.test(correction)
  if (isClause) return correction.replace(/^(?:que |qu’)/i, '')
  const question = questionAgain.exec(plainText)?.[1]
  if (question && question.split(' ').length >= minWordsOfQuestion)
    return `${question.replace(/^si /i, 'est-ce que ').replace(/[ ?.!]+$/, '')} ?`
  if (!question && !demandsAnswer(text)) return null
  const earlierQuestion = statements.findLast((one) => isQuestion(one) && !demandsAnswer(one))
  if (!earlierQuestion) return null
  return `${earlierQuestion.replace(/^je (?:te |vous )?demande |[ ?.!]+$/gi, '')} ?`
}

const demandsAnswer = (text: string) => answerAgain.test(normaliseText(text))
