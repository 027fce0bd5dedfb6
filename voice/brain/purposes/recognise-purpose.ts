import type { PurposeRatings } from './list-call-features'
import { findValence, isQuestionPurpose, type Purpose, type Valence } from './purpose'
import { ratePurposes } from './rate-purposes'

export type PurposeEstimate = {
  purpose: Purpose
  /** Probability in [0, 1]. */
  probability: number
  /** Sum of the probabilities of all questions. */
  questionProbability: number
  /** Sum of the probabilities of the statements that are as pleasant or painful. */
  valenceProbability: number
  /** What the words alone say, for the next utterance of the call. */
  ratings: PurposeRatings
}

/**
 * Estimates why the caller says the text, from written examples (decision 070). A statement is first judged pleasant,
 * painful or neutral by the sums of its purposes, which is wrong less often than the most probable purpose alone.
 *
 * previous: the ratings of the caller's utterance before; null for the first.
 */
export function estimatePurpose(text: string, previous: PurposeRatings | null): PurposeEstimate {
  const { probabilities, ratings } = ratePurposes(text, previous)
  const questionProbability = sumQuestions(probabilities)
  const isQuestion = questionProbability >= 0.5
  const valences = new Map<Valence, number>()
  for (const [purpose, probability] of probabilities)
    if (!isQuestionPurpose(purpose)) {
      const valence = findValence(purpose)
      valences.set(valence, (valences.get(valence) ?? 0) + probability)
    }
  const [valence] = [...valences].sort(([, one], [, other]) => other - one)[0] ?? []
  let best: Purpose = 'tells-everyday'
  let highest = 0
  for (const [purpose, probability] of probabilities)
    if (
      probability > highest &&
      isQuestionPurpose(purpose) === isQuestion &&
      (isQuestion || findValence(purpose) === valence)
    ) {
      best = purpose
      highest = probability
    }
  return {
    purpose: best,
    probability: highest,
    questionProbability,
    valenceProbability: valences.get(findValence(best)) ?? 0,
    ratings,
  }
}

function sumQuestions(probabilities: ReadonlyMap<Purpose, number>): number {
  let sum = 0
  for (const [purpose, probability] of probabilities)
    if (isQuestionPurpose(purpose)) sum += probability
  return sum
}
