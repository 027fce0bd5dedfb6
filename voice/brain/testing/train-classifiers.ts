import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Example, TextClassifier } from '../../text-analysis/classifier/text-classifier'
import { findEnd } from '../purposes/find-end'
import { toCommonWords } from '../understanding/acts/to-common-words'

const brainDirectory = path.resolve('voice/brain')
export const kindWeightsFile = path.join(brainDirectory, 'listening/kind-weights.json')
export const purposeWeightsFile = path.join(brainDirectory, 'purposes/purpose-weights.json')

/** With fewer buckets, both classifiers recognise fewer held-out examples. */
const trainingOptions = { epochs: 8, trainings: 1 }
const kindBucketCount = 1 << 15
const purposeBucketCount = 1 << 16

/** Lists the training examples of the kinds. */
export const readKindExamples = () => readExamples('listening/examples')

/** Lists the training examples of the purposes. Those of answers and signals are shared with the kinds. */
export const readPurposeExamples = (): readonly Example[] => [
  ...readExamples('purposes/examples'),
  ...readExamples('listening/examples', 'answer.txt').map(({ text }) => ({
    text,
    label: 'answers',
  })),
  ...readExamples('listening/examples', 'sign.txt').map(({ text }) => ({ text, label: 'signals' })),
]

/** Reads the files of a directory: each has blocks of a line "= label" and examples. */
const readExamples = (directory: string, file?: string): readonly Example[] =>
  (file === undefined ? readdirSync(path.join(brainDirectory, directory)).sort() : [file])
    .flatMap((name) =>
      readFileSync(path.join(brainDirectory, directory, name), 'utf8')
        .split(/^= /m)
        .slice(1),
    )
    .flatMap((block) => {
      const [label = '', ...texts] = block.trim().split('\n')
      return texts.filter(Boolean).map((text) => ({ text: toCommonWords(text), label }))
    })

/** Adds the end of each long question as an example of its own, because a question often follows a story. */
export const addEnds = (examples: readonly Example[]): readonly Example[] =>
  examples.flatMap(({ text, label }) => {
    const end = label.startsWith('asks-') ? findEnd(text) : null
    return end === null
      ? [{ text, label }]
      : [
          { text, label },
          { text: end, label },
        ]
  })

/** Returns a digest of the training examples, which shows whether the stored weights are up to date. */
export const digestExamples = (examples: readonly Example[]) =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex')

/** Trains the classifier of kinds on all examples; takes about a minute. */
export const trainKindClassifier = () => train(readKindExamples(), kindBucketCount)

/** Trains the classifier of purposes on all examples; takes about a minute. */
export const trainPurposeClassifier = () =>
  train(addEnds(readPurposeExamples()), purposeBucketCount)

const train = (examples: readonly Example[], bucketCount: number) => ({
  ...new TextClassifier(examples, { ...trainingOptions, bucketCount }).store(),
  examplesDigest: digestExamples(examples),
})
