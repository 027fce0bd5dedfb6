import { TextClassifier } from '../../text-analysis/classifier/text-classifier'
import { normaliseText } from '../../text-analysis/normalise-text'
import { type Danger, dangersByUrgency } from '../danger'
import { removeDisfluencies } from '../remove-disfluencies'
import storedClassifier from './danger-weights.json'

export type DangerEstimate = {
  /** Between 0 and 1: how much the text resembles danger sentences rather than harmless ones. */
  probability: number
  /** The danger that the text resembles most, if it reports one. */
  danger: Danger
  /**
   * Whether the text was judged in parts; the highest probability of a part counts, so long texts score
   * higher.
   */
  isLong: boolean
}

const classifier = TextClassifier.restore(storedClassifier)

/** Longer texts are also judged in parts, so that one danger sentence is not lost among others. */
const maxWords = 30
const partWords = 20
const wordsBetweenPartStarts = 10

/** Returns a text as the classifier learns and judges it. */
export const toClassifiedWords = (text: string) => removeDisfluencies(normaliseText(text))

/** Estimates from written examples whether a text reports a danger, and which one. */
export function estimateDanger(text: string): DangerEstimate {
  const parts = toParts(toClassifiedWords(text))
  const mostDangerous = parts
    .map(estimatePart)
    .reduce((one, other) => (other.probability > one.probability ? other : one))
  return { ...mostDangerous, isLong: parts.length > 1 }
}

function toParts(text: string): readonly string[] {
  const words = text.split(/\s+/)
  if (words.length <= maxWords) return [text]
  const count = Math.ceil((words.length - partWords) / wordsBetweenPartStarts) + 1
  return Array.from({ length: count }, (_, index) =>
    words
      .slice(index * wordsBetweenPartStarts, index * wordsBetweenPartStarts + partWords)
      .join(' '),
  )
}

function estimatePart(text: string): Omit<DangerEstimate, 'isLong'> {
  const predictions = classifier.classify(text)
  const harmless = predictions.find(({ label }) => label === 'harmless')
  const danger = predictions.map(({ label }) => label).find(isDanger) ?? 'suicide'
  return { probability: 1 - (harmless?.probability ?? 1), danger }
}

const isDanger = (label: string): label is Danger =>
  (dangersByUrgency as readonly string[]).includes(label)
