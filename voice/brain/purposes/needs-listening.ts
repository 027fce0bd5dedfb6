import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findValence, isQuestionPurpose } from './purpose'

const minProbability = 0.7
const minWords = 5

/** Whether the caller is probably telling something painful or confiding; a lesson or rehearsal must then wait. */
export const needsListening = ({ purpose: estimate, wordCount }: UtteranceAnalysis) => {
  const { purpose, probability, valenceProbability } = estimate
  if (wordCount < minWords || isQuestionPurpose(purpose)) return false
  return purpose === 'confides'
    ? probability >= minProbability
    : findValence(purpose) === 'painful' && valenceProbability >= minProbability
}
