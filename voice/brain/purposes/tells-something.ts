import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { isQuestionPurpose, shortPurposes } from './purpose'

const minProbability = 0.55
const minWords = 5

/** Whether the caller tells something, whatever questions and requests the words contain. A wish may be a request. */
export const tellsSomething = ({ purpose, text, wordCount }: UtteranceAnalysis) =>
  !text.includes('?') &&
  wordCount >= minWords &&
  purpose.probability >= minProbability &&
  purpose.purpose !== 'tells-wish' &&
  !isQuestionPurpose(purpose.purpose) &&
  !shortPurposes.has(purpose.purpose)

/** Whether the caller answers, agrees or takes leave, although the words have the form of a question. */
export const saysNothingNew = ({ purpose, text }: UtteranceAnalysis) =>
  !text.includes('?') && purpose.probability >= minProbability && shortPurposes.has(purpose.purpose)
