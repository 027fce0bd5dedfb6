import { TextClassifier } from '../../../text-analysis/classifier/text-classifier'
import type examples from './health-examples.json'
import storedClassifiers from './health-weights.json'
import { toHealthWords } from './health-words'

/** What callers worry about, each with its own professional and time. */
export type HealthConcern = Exclude<keyof typeof examples, 'none'>

/** Chosen by cross-validation (docs/decisions/067). */
const minProbability = 0.63

/** With a word that only medicine uses, such as "palpitations", a lower probability is enough. */
const minMedicalProbability = 0.3

/** A text that resembles no kind at least this much is rarely a concern, such as "le mildiou a tout bouffé". */
const minKindProbability = 0.4

/** A longer text is judged sentence by sentence. */
const maxWords = 25

const detector = TextClassifier.restore(storedClassifiers.detector)
const sorter = TextClassifier.restore(storedClassifiers.sorter)

const isConcern = (label: string): label is HealthConcern => sorter.labels.includes(label)

/** Returns the concern about health that the text reports or asks about; null when there is none. */
export function findHealthConcern(text: string): HealthConcern | null {
  const sentences = text.split(/\s+/).length > maxWords ? text.split(/[.?!…]+\s+/) : [text]
  const [worst] = sentences
    .map(toHealthWords)
    .filter((words) => words.split(' ').length > 2)
    .map((words) => ({ words, probability: estimateConcern(words) }))
    .sort((one, other) => other.probability - one.probability)
  if (!worst) return null
  const isMedical = worst.words.includes('xmedical')
  if (worst.probability < (isMedical ? minMedicalProbability : minProbability)) return null
  const [best] = sorter.classify(worst.words)
  return best && best.probability >= minKindProbability && isConcern(best.label) ? best.label : null
}

/** Returns the probability that the words are a concern about health. */
export const estimateConcern = (words: string): number =>
  detector.classify(words).find(({ label }) => label === 'concern')?.probability ?? 0
