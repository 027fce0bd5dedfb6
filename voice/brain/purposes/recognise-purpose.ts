import type { PurposeRatings } from './list-call-features'
import { findValence, isQuestionPurpose, type Purpose, type Valence } from './purpose'
import { ratePurposes } from './rate-purposes'

export type PurposeEstimate = {
  purpose: Purpose
  /** Probability in [0, 1]. */
  probability: number
  /** Sum of the probabilities of all question purposes. */
  questionProbability: number
  /** Sum of the probabilities of all statement purposes with the same valence. */
  valenceProbability: number
  /** The ratings of the words alone, which help to rate the caller's next utterance. */
  ratings: PurposeRatings
}

/**
 * Estimates the purpose of a text with classifiers trained on written examples (decision 070). For a statement, first
 * chooses the valence with the highest summed probability, then the most probable purpose of that valence. This is
 * wrong less often than choosing the most probable purpose directly.
 *
 * `previous`: the ratings of the caller's previous utterance; null for the first one.
 */
export function estimatePurpose(text: string, previous: PurposeRatings | null): PurposeEstimate {
  const { probabilities, ratings } = ratePurposes(text, previous)
  const questionProbability = sumQuestions(probabilities)
  const isQuestion = questionProbability >= 0.5
  const probabilityByValence = new Map<Valence, number>()
  for (const [purpose, probability] of probabilities)
    if (!isQuestionPurpose(purpose)) {
      const valence = findValence(purpose)
      probabilityByValence.set(valence, (probabilityByValence.get(valence) ?? 0) + probability)
    }
  const [valence] = [...probabilityByValence].sort(([, one], [, other]) => other - one)[0] ?? []
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
    valenceProbability: probabilityByValence.get(findValence(best)) ?? 0,
    ratings,
  }
}

function sumQuestions(probabilities: ReadonlyMap<Purpose, number>): number {
  let sum = 0
  for (const [purpose, probability] of probabilities)
    if (isQuestionPurpose(purpose)) sum += probability
  return sum
}
