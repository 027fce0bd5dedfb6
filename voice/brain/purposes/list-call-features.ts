/** Probability of each purpose, in the order of the classifier's labels. */
export type PurposeRatings = readonly number[]

/** What the first classifier finds in the words of an utterance, and in those of the utterance before it. */
export type RatedUtterance = {
  whole: PurposeRatings
  /** The ratings of the last words; null for a short utterance. */
  end: PurposeRatings | null
  /** The ratings of the utterance before it in the call; null for the first. */
  previous: PurposeRatings | null
  wordCount: number
}

/** Smaller probabilities are rounded up, because they are uncertain. */
const minProbability = 0.001
const minPreviousProbability = 0.01

const maxLogWordCount = 4

/** Returns the features from which the second classifier estimates the purpose in the call. */
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

/** Returns the logarithm of each probability; zero means no more probable than the others. */
const toScores = (ratings: PurposeRatings, min: number): readonly number[] =>
  ratings.map((rating) => Math.log(rating + min) - Math.log(1 / ratings.length + min))
