import type { TextClassifier } from '../../text-analysis/classifier/text-classifier'

/** Probability of each purpose according to the first classifier, in the order of its labels. */
export type PurposeRatings = readonly number[]

/** The last words of an utterance often reveal its purpose, so this many are also rated separately. */
const endWordCount = 12
const minWordsBeforeEnd = 3

/** Added to each probability before taking its logarithm, so that differences between very small ones do not count. */
const addedProbability = 0.001
/** Added to each probability of the previous utterance for the same reason. */
const addedPreviousProbability = 0.01

/** Maximum of the natural logarithm of the word count: texts of more than 54 words count as equally long. */
const maxLogWordCount = 4

/**
 * Rates the words of an utterance with the first classifier. Returns these ratings, and the input features of the
 * second classifier, which estimates the purpose in the context of the call. `previous`: the ratings of the caller's
 * previous utterance; null for the first one.
 */
export function listCallFeatures(
  classifier: TextClassifier,
  words: string,
  previous: PurposeRatings | null,
): { ratings: PurposeRatings; features: readonly number[] } {
  const ratings = rateWords(classifier, words)
  const end = findEnd(words)
  const noScores = ratings.map(() => 0)
  const features = [
    ...toScores(ratings, addedProbability),
    ...(end === null ? noScores : toScores(rateWords(classifier, end), addedProbability)),
    ...(previous === null ? noScores : toScores(previous, addedPreviousProbability)),
    // Constant: the weights of this feature are the biases of the labels.
    1,
    Math.min(Math.log(words.split(' ').length), maxLogWordCount),
    end === null ? 0 : 1,
  ]
  return { ratings, features }
}

/** Returns the last `endWordCount` words of a text; null when fewer than `minWordsBeforeEnd` words precede them. */
export function findEnd(words: string): string | null {
  const list = words.split(' ')
  const hasEnd = list.length >= minWordsBeforeEnd + endWordCount
  return hasEnd ? list.slice(-endWordCount).join(' ') : null
}

function rateWords(classifier: TextClassifier, words: string): PurposeRatings {
  const probabilities = new Map(
    classifier.classify(words).map(({ label, probability }) => [label, probability]),
  )
  return classifier.labels.map((label) => probabilities.get(label) ?? 0)
}

/**
 * Returns log(p / q) for each purpose: p is its probability, and q the probability that it would have if all purposes
 * were equally probable, both increased by `added`.
 */
const toScores = (ratings: PurposeRatings, added: number): readonly number[] =>
  ratings.map((rating) => Math.log(rating + added) - Math.log(1 / ratings.length + added))
