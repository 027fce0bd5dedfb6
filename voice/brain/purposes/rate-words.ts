import type { TextClassifier } from '../../text-analysis/classifier/text-classifier'
import type { PurposeRatings } from './list-call-features'

/** Returns the probability of each label of the classifier, in the order of its labels. */
export function rateWords(classifier: TextClassifier, words: string): PurposeRatings {
  const probabilities = new Map(
    classifier.classify(words).map(({ label, probability }) => [label, probability]),
  )
  return classifier.labels.map((label) => probabilities.get(label) ?? 0)
}
