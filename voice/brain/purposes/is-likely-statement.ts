import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isQuestionPurpose, uninformativePurposes } from './purpose'

const minProbability = 0.55
const minWords = 5

/**
 * Whether the utterance probably states something new, even if it resembles a request. A wish does not count, because
 * it is often a request.
 */
export const isLikelyStatement = ({ purpose, text, wordCount }: UtteranceAnalysis) =>
  !text.includes('?') &&
  wordCount >= minWords &&
  purpose.probability >= minProbability &&
  purpose.purpose !== 'tells-wish' &&
  !isQuestionPurpose(purpose.purpose) &&
  !uninformativePurposes.has(purpose.purpose)

/**
 * Whether the caller probably only answers, gives a signal such as "d'accord" or says goodbye. A text with a question
 * mark counts as something new.
 */
export const saysNothingNew = ({ purpose: { probability, purpose }, text }: UtteranceAnalysis) =>
  !text.includes('?') && probability >= minProbability && uninformativePurposes.has(purpose)
