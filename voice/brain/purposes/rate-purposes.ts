import { DenseClassifier } from '../../text-analysis/classifier/dense-classifier'
import { TextClassifier } from '../../text-analysis/classifier/text-classifier'
import { toCommonWords } from '../understanding/acts/to-common-words'
import { findEnd } from './find-end'
import { listCallFeatures, type PurposeRatings } from './list-call-features'
import type { Purpose } from './purpose'
import storedCallClassifier from './purpose-in-call-weights.json'
import storedTextClassifier from './purpose-weights.json'
import { rateWords } from './rate-words'

export type RatedPurposes = {
  /** The probability of each purpose. */
  probabilities: ReadonlyMap<Purpose, number>
  /** The ratings of the words alone, which help to rate the caller's next utterance. */
  ratings: PurposeRatings
}

const textClassifier = TextClassifier.restore(storedTextClassifier)
const callClassifier = DenseClassifier.restore(storedCallClassifier)

/**
 * Estimates the probability of each purpose. The first classifier rates the words of the whole text and of its end.
 * The second one, trained on whole calls, corrects these ratings with the length of the text and the ratings of the
 * caller's previous utterance.
 */
export function ratePurposes(text: string, previous: PurposeRatings | null = null): RatedPurposes {
  const words = toCommonWords(text)
  const whole = rateWords(textClassifier, words)
  const end = findEnd(words)
  const features = listCallFeatures({
    whole,
    end: end === null ? null : rateWords(textClassifier, end),
    previous,
    wordCount: words.split(' ').length,
  })
  const probabilities = callClassifier
    .classify(features)
    .map(({ label, probability }) => [label as Purpose, probability] as const)
  return { probabilities: new Map(probabilities), ratings: whole }
}
