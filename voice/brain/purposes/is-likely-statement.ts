import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isQuestionPurpose, shortPurposes } from './purpose'

const minProbability = 0.55
const minWords = 5

/**
 * Whether the utterance is probably a statement, even if it resembles a request. A wish is not a likely statement,
 * because it is often a request.
 */
export const isLikelyStatement = ({ purpose, text, wordCount }: UtteranceAnalysis) =>
  !text.includes('?') &&
  wordCount >= minWords &&
  purpose.probability >= minProbability &&
  purpose.purpose !== 'tells-wish' &&
  !isQuestionPurpose(purpose.purpose) &&
  !shortPurposes.has(purpose.purpose)

/**
 * Whether the caller only answers, gives a signal such as "d'accord" or says goodbye, even in the form of a question.
 */
export const saysNothingNew = ({ purpose, text }: UtteranceAnalysis) =>
  !text.includes('?') && purpose.probability >= minProbability && shortPurposes.has(purpose.purpose)
