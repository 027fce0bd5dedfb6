/** Probability of each purpose, in the order of the classifier's labels. */
export type PurposeRatings = readonly number[]

/** The first classifier's ratings of an utterance and of the utterance before it. */
export type RatedUtterance = {
  whole: PurposeRatings
  /** The ratings of the last words; null for a short utterance. */
  end: PurposeRatings | null
  /** The ratings of the caller's previous utterance; null for the first one. */
  previous: PurposeRatings | null
  wordCount: number
}

/** Added to each probability, so that differences between very small, uncertain ones do not count. */
const minProbability = 0.001
const minPreviousProbability = 0.01

const maxLogWordCount = 4

/** Returns the input features of the second classifier, which estimates the purpose within the call. */
export function listCallFeatures({
  whole,
  end,
  previous,
  wordCount,
}: RatedUtterance): readonly number[] {
  const unknown = whole.map(() => 0)
  return [
    ...toScores(whole, minProbability),
    ...(end === null ? unknown : toScores(end, minProbability)),
    ...(previous === null ? unknown : toScores(previous, minPreviousProbability)),
    1,
    Math.min(Math.log(wordCount || 1), maxLogWordCount),
    end === null ? 0 : 1,
  ]
}

/**
 * Returns the logarithm of each probability divided by the one that all purposes would have if equally
 * probable.
 */
const toScores = (ratings: PurposeRatings, min: number): readonly number[] =>
  ratings.map((rating) => Math.log(rating + min) - Math.log(1 / ratings.length + min))
