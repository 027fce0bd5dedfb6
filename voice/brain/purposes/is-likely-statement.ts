import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isQuestionPurpose, shortPurposes } from './purpose'

const minProbability = 0.55
const minWords = 5

/**
 * Whether the utterance is probably a statement, even if it resembles a request. A wish does not
 * count, because it is often a request.
 */
export const isLikelyStatement = ({ purpose, text, wordCount }: UtteranceAnalysis) =>
  !text.includes('?') &&
  wordCount >= minWords &&
  purpose.probability >= minProbability &&
  purpose.purpose !== 'tells-wish' &&
  !isQuestionPurpose(purpose.purpose) &&
  !shortPurposes.has(purpose.purpose)

/** Whether the caller only answers, agrees or says goodbye, even if the words have the form of a question. */
export const saysNothingNew = ({ purpose, text }: UtteranceAnalysis) =>
  !text.includes('?') && purpose.probability >= minProbability && shortPurposes.has(purpose.purpose)
