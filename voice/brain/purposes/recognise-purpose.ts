import { DenseClassifier } from '../../text-analysis/classifier/dense-classifier'
import { TextClassifier } from '../../text-analysis/classifier/text-classifier'
import { toCommonWords } from '../understanding/acts/to-common-words'
import { listCallFeatures, type PurposeRatings } from './call-features'
import { findValence, isQuestionPurpose, type Purpose, valences } from './purpose'
import storedCallClassifier from './purpose-in-call-weights.json'
import storedTextClassifier from './purpose-weights.json'

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
 * `previous`: the ratings of the caller's previous utterance; null for the first one. `isQuestion`: whether the text is
 * certainly a question, so that only the purposes of questions are possible.
 */
export function estimatePurpose(
  text: string,
  previous: PurposeRatings | null = null,
  { isQuestion = false }: { isQuestion?: boolean } = {},
): PurposeEstimate {
  const { probabilities, ratings } = ratePurposes(text, previous)
  const totals = { question: 0, pleasant: 0, painful: 0, neutral: 0 }
  for (const [purpose, probability] of probabilities) totals[findClass(purpose)] += probability
  const mostProbableValence = valences.reduce((best, one) =>
    totals[one] > totals[best] ? one : best,
  )
  const isProbablyQuestion = isQuestion || totals.question >= minQuestionProbability
  const chosenClass = isProbablyQuestion ? 'question' : mostProbableValence
  const [purpose, probability] = [...probabilities]
    .filter(([candidate]) => findClass(candidate) === chosenClass)
    .reduce((best, candidate) => (candidate[1] > best[1] ? candidate : best))
  return {
    purpose,
    probability,
    questionProbability: totals.question,
    valenceProbability: totals[findValence(purpose)],
    ratings,
  }
}

/** Minimum summed probability of all question purposes at which one of them is chosen. */
const minQuestionProbability = 0.5

const findClass = (purpose: Purpose) =>
  isQuestionPurpose(purpose) ? 'question' : findValence(purpose)

const textClassifier = TextClassifier.restore(storedTextClassifier)
const callClassifier = DenseClassifier.restore(storedCallClassifier)

/**
 * Estimates the probability of each purpose. The first classifier rates the words of the whole text and of its end.
 * The second one, trained on whole calls, corrects these ratings with the length of the text and the ratings of the
 * caller's previous utterance.
 */
export function ratePurposes(text: string, previous: PurposeRatings | null = null) {
  const words = toCommonWords(text)
  const { features, ratings } = listCallFeatures(textClassifier, words, previous)
  const probabilities = callClassifier
    .classify(features)
    .map(({ label, probability }) => [label as Purpose, probability] as const)
  return { probabilities: new Map(probabilities), ratings }
}
