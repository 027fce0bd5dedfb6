import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Example, TextClassifier } from '../../text-analysis/classifier/text-classifier'
import { toCommonWords } from '../understanding/acts/to-common-words'

const examplesDirectory = path.resolve('voice/brain/listening/examples')

export const kindWeightsFile = path.resolve('voice/brain/listening/kind-weights.json')

/** Options of the training. Fewer buckets than 32,768 recognise fewer held-out examples. */
export const kindTrainingOptions = { bucketCount: 1 << 15, epochs: 8, trainings: 1 }

/** Lists the training examples of the kinds: each file has blocks of a line "= kind" and examples. */
export const readKindExamples = (): readonly Example[] =>
  readdirSync(examplesDirectory)
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(examplesDirectory, file), 'utf8').split(/^= /m).slice(1),
    )
    .flatMap((block) => {
      const [label = '', ...texts] = block.trim().split('\n')
      return texts.filter(Boolean).map((text) => ({ text: toCommonWords(text), label }))
    })

/** Returns a digest of the training examples, which shows whether the stored weights are up to date. */
export const digestKindExamples = (examples: readonly Example[]) =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex')

/** Trains the classifier of kinds on all examples; takes about a minute. */
export function trainKindClassifier() {
  const examples = readKindExamples()
  return {
    ...new TextClassifier(examples, kindTrainingOptions).store(),
    examplesDigest: digestKindExamples(examples),
  }
}
