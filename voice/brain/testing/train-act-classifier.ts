import { createHash } from 'node:crypto'
import path from 'node:path'
import {
  type Example,
  listExamples,
  TextClassifier,
} from '../../text-analysis/classifier/text-classifier'
import examplesByAct from '../understanding/acts/act-examples.json'
import { toCommonWords } from '../understanding/acts/to-common-words'

export const actWeightsFile = path.resolve('voice/brain/understanding/acts/act-weights.json')

/** Lists the training examples of the act classifier. */
export const readActExamples = (): readonly Example[] =>
  listExamples(examplesByAct).map(({ text, label }) => ({ text: toCommonWords(text), label }))

/** Returns a digest of the training examples, to detect stored weights that are out of date. */
export const digestActExamples = (examples: readonly Example[]) =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex')

/** Trains the act classifier on all examples; takes about a second. */
export function trainActClassifier() {
  const examples = readActExamples()
  return { ...new TextClassifier(examples).store(), examplesDigest: digestActExamples(examples) }
}
