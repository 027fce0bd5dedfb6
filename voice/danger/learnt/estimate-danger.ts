import { TextClassifier } from '../../text-analysis/classifier/text-classifier'
import { normaliseText } from '../../text-analysis/normalise-text'
import { type Danger, dangersByUrgency } from '../danger'
import { removeDisfluencies } from '../remove-disfluencies'
import storedClassifier from './danger-weights.json'
import { toClassWords } from './word-classes'

export type DangerEstimate = {
  /** Between 0 and 1: how much the text resembles danger sentences rather than harmless ones. */
  probability: number
  /** The danger that the text resembles most, if it reports one. */
  danger: Danger
  /**
   * Whether the text was classified in parts. The part with the highest probability counts, so long texts tend to get
   * higher probabilities.
   */
  isLong: boolean
}

const classifier = TextClassifier.restore(storedClassifier)

/** Longer texts are classified in overlapping parts, so that harmless sentences do not outweigh one danger sentence. */
const maxUndividedWords = 30
const partWords = 20
const wordsBetweenPartStarts = 10

/** Returns a text in the form on which the classifier is trained and run. */
export const toClassifierInput = (text: string) => removeDisfluencies(normaliseText(text))

/** Estimates with the trained classifier whether a text reports a danger, and which one. */
export function estimateDanger(text: string): DangerEstimate {
  const parts = toParts(toClassifierInput(text))
  const mostDangerous = parts
    .map(estimatePart)
    .reduce((one, other) => (other.probability > one.probability ? other : one))
  return { ...mostDangerous, isLong: parts.length > 1 }
}

function toParts(text: string): readonly string[] {
  const words = text.split(/\s+/)
  if (words.length <= maxUndividedWords) return [text]
  const partCount = Math.ceil((words.length - partWords) / wordsBetweenPartStarts) + 1
  return Array.from({ length: partCount }, (_, index) =>
    words
      .slice(index * wordsBetweenPartStarts, index * wordsBetweenPartStarts + partWords)
      .join(' '),
  )
}

/**
 * Classifies a text, or a part of a long text, twice: as it is, and with each word that belongs to a class replaced by
 * the class, which also covers words that occur in no training example. Combines both results.
 */
function estimatePart(text: string): Omit<DangerEstimate, 'isLong'> {
  const [byWords, byClasses] = [text, toClassWords(text)].map(computeProbabilityByLabel)
  const getProbability = (predictions: ReadonlyMap<string, number> | undefined, label: string) =>
    predictions?.get(label) ?? 0
  const logOdds = [byWords, byClasses].map((predictions) =>
    toLogOdds(1 - getProbability(predictions, 'harmless')),
  )
  const meanLogOdds = logOdds.reduce((sum, value) => sum + value, 0) / logOdds.length
  const scores = dangersByUrgency.map((danger) => ({
    danger,
    score: getProbability(byWords, danger) * getProbability(byClasses, danger),
  }))
  const { danger } = scores.reduce((one, other) => (other.score > one.score ? other : one))
  return { probability: 1 / (1 + Math.exp(-meanLogOdds)), danger }
}

const computeProbabilityByLabel = (text: string): ReadonlyMap<string, number> =>
  new Map(classifier.classify(text).map(({ label, probability }) => [label, probability]))

/** Smaller probabilities are raised to this value, so that the log odds stay finite. */
const minProbability = 1e-6

const toLogOdds = (probability: number) =>
  Math.log(Math.max(minProbability, probability) / Math.max(minProbability, 1 - probability))
