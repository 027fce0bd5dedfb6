import { TextClassifier } from '../../text-analysis/classifier/text-classifier'
import { toCommonWords } from '../understanding/acts/to-common-words'
import { findEnd } from './find-end'
import {
  findValence,
  isQuestionPurpose,
  type Purpose,
  shortPurposes,
  type Valence,
} from './purpose'
import storedClassifier from './purpose-weights.json'

export type PurposeEstimate = {
  purpose: Purpose
  /** Probability in [0, 1]. */
  probability: number
  /** Sum of the probabilities of the statements that are as pleasant or painful. */
  valenceProbability: number
}

const classifier = TextClassifier.restore(storedClassifier)

/**
 * Estimates why the caller says the text, from written examples (decision 070). A statement is first judged pleasant,
 * painful or neutral by the sums of its purposes, which is wrong less often than the most probable purpose alone.
 */
export function estimatePurpose(text: string): PurposeEstimate {
  const probabilities = withoutShortPurposes(text, ratePurposes(text))
  const isQuestion = sumQuestions(probabilities) >= 0.5
  const valences = new Map<Valence, number>()
  for (const [purpose, probability] of probabilities)
    if (!isQuestionPurpose(purpose)) {
      const valence = findValence(purpose)
      valences.set(valence, (valences.get(valence) ?? 0) + probability)
    }
  const [valence] = [...valences].sort(([, one], [, other]) => other - one)[0] ?? []
  let best: PurposeEstimate = { purpose: 'tells-everyday', probability: 0, valenceProbability: 0 }
  for (const [purpose, probability] of probabilities)
    if (
      probability > best.probability &&
      isQuestionPurpose(purpose) === isQuestion &&
      (isQuestion || findValence(purpose) === valence)
    )
      best = { purpose, probability, valenceProbability: valences.get(findValence(purpose)) ?? 0 }
  return best
}

/** A longer text is no mere answer or signal. */
const maxWordsOfShortPurpose = 8

/** Removes answers and signals from the purposes of a longer text. */
function withoutShortPurposes(
  text: string,
  probabilities: ReadonlyMap<Purpose, number>,
): ReadonlyMap<Purpose, number> {
  if (text.split(/[\s’']+/).length <= maxWordsOfShortPurpose) return probabilities
  const others = [...probabilities].filter(
    ([purpose]) => purpose === 'says-goodbye' || !shortPurposes.has(purpose),
  )
  const total = others.reduce((sum, [, probability]) => sum + probability, 0)
  return new Map(others.map(([purpose, probability]) => [purpose, probability / (total || 1)]))
}

/** Returns the probability of each purpose. */
export function ratePurposes(text: string): ReadonlyMap<Purpose, number> {
  const words = toCommonWords(text)
  const whole = classify(words)
  const end = findEnd(words)
  if (end === null) return whole
  const last = classify(end)
  const wholeQuestion = sumQuestions(whole)
  const questionShare = (wholeQuestion + sumQuestions(last)) / 2
  // Purposes of questions share the probability of a question, and those of statements the rest.
  const combined = new Map<Purpose, number>()
  let total = 0
  for (const [purpose, probability] of whole)
    if (isQuestionPurpose(purpose)) total += probability * (last.get(purpose) ?? 0)
  for (const [purpose, probability] of whole)
    combined.set(
      purpose,
      isQuestionPurpose(purpose)
        ? (questionShare * probability * (last.get(purpose) ?? 0)) / (total || 1)
        : ((1 - questionShare) * probability) / (1 - wholeQuestion || 1),
    )
  return combined
}

const classify = (words: string): ReadonlyMap<Purpose, number> =>
  new Map(
    classifier.classify(words).map(({ label, probability }) => [label as Purpose, probability]),
  )

function sumQuestions(probabilities: ReadonlyMap<Purpose, number>): number {
  let sum = 0
  for (const [purpose, probability] of probabilities)
    if (isQuestionPurpose(purpose)) sum += probability
  return sum
}
