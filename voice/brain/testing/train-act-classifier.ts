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

/** Lists everything that the classifier of acts learns from. */
export const readActExamples = (): readonly Example[] =>
  listExamples(examplesByAct).map(({ text, label }) => ({ text: toCommonWords(text), label }))

/** Changes with every change of what the classifier learns from. */
export const digestActExamples = (examples: readonly Example[]) =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex')

/** Takes about a second. */
export function trainActClassifier() {
  const examples = readActExamples()
  return { ...new TextClassifier(examples).store(), examplesDigest: digestActExamples(examples) }
}
