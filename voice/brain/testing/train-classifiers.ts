import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DenseClassifier, type DenseExample } from '../../text-analysis/classifier/dense-classifier'
import { type Example, TextClassifier } from '../../text-analysis/classifier/text-classifier'
import { findEnd, listCallFeatures, type PurposeRatings } from '../purposes/call-features'
import { toCommonWords } from '../understanding/acts/to-common-words'

const brainDirectory = path.resolve('voice/brain')
export const kindWeightsFile = path.join(brainDirectory, 'listening/kind-weights.json')
export const purposeWeightsFile = path.join(brainDirectory, 'purposes/purpose-weights.json')
export const purposeInCallWeightsFile = path.join(
  brainDirectory,
  'purposes/purpose-in-call-weights.json',
)

const trainingOptions = { epochs: 8, trainings: 1 }

/** The number of buckets for hashed features. With fewer, each classifier recognises fewer held-out examples. */
const kindBucketCount = 1 << 15
const purposeBucketCount = 1 << 16

/** Lists the training examples of the kinds of utterances. */
export const readKindExamples = () => readExamples('listening/examples')

/**
 * Lists the purpose examples that are single utterances. The examples of the purposes `answers` and `signals` are
 * those of all kinds in the files `answer.txt` and `signal.txt`.
 */
const readSingleUtterances = (): readonly Example[] => [
  ...readExamples('purposes/examples'),
  ...readExamples('listening/examples', 'answer.txt').map(({ text }) => ({
    text,
    label: 'answers',
  })),
  ...readExamples('listening/examples', 'signal.txt').map(({ text }) => ({
    text,
    label: 'signals',
  })),
]

/** The caller's utterances of one call, in order. */
type ExampleCall = readonly Example[]

const callsDirectory = path.join(brainDirectory, 'purposes/calls')

/**
 * Reads whole calls; each file contains those of one author. Each call starts with "= call" and has lines of the form
 * "purpose: text".
 */
const readCallsByAuthor = (): readonly (readonly ExampleCall[])[] =>
  readdirSync(callsDirectory)
    .sort()
    .map((name) =>
      readFileSync(path.join(callsDirectory, name), 'utf8')
        .split(/^= call$/m)
        .slice(1)
        .map((call) =>
          call
            .trim()
            .split('\n')
            .map((line) => {
              const [label = '', text = ''] = line.split(/: (.*)/)
              return { text: toCommonWords(text), label }
            }),
        ),
    )

/** Lists the training examples of the purposes: single utterances, and the utterances of whole calls. */
export const readPurposeExamples = (): readonly Example[] => [
  ...readSingleUtterances(),
  ...readCallsByAuthor().flat(2),
]

/** Reads one file of a directory, or all. A file consists of blocks: a line "= label", then one example per line. */
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

/** Adds the end of each long question as a separate example, because many questions come at the end of a long text. */
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

/** Returns a digest of the training examples, to detect stored weights that are out of date. */
export const digestExamples = (examples: readonly Example[]) =>
  createHash('sha256').update(JSON.stringify(examples)).digest('hex')

/** Trains the classifier of kinds on all examples; takes about a minute. */
export const trainKindClassifier = () => train(readKindExamples(), kindBucketCount)

/** Trains the first purpose classifier, which knows only one utterance, on all examples; takes about ten seconds. */
export const trainPurposeClassifier = () =>
  train(addEnds(readPurposeExamples()), purposeBucketCount)

const foldCount = 5

/**
 * Trains the second purpose classifier, which corrects the first one with the context of the call; takes about a
 * minute. It must learn from the mistakes that the first one makes on unknown authors, so for each fold of authors, the
 * first classifier is trained again without their calls.
 */
export function trainPurposeInCallClassifier() {
  const callsByAuthor = readCallsByAuthor()
  const callsByFold = Array.from({ length: foldCount }, (_, fold) =>
    callsByAuthor.filter((_, author) => author % foldCount === fold).flat(),
  )
  const examples = callsByFold.flatMap((calls, fold) => {
    const otherAuthorsExamples = callsByFold.filter((_, other) => other !== fold).flat(2)
    const classifier = new TextClassifier(
      addEnds([...readSingleUtterances(), ...otherAuthorsExamples]),
      {
        ...trainingOptions,
        bucketCount: purposeBucketCount,
      },
    )
    return calls.flatMap((call) => listDenseExamples(call, classifier))
  })
  const labels = [...new Set(examples.map(({ label }) => label))].sort()
  return {
    ...DenseClassifier.train(labels, examples).store(),
    examplesDigest: digestExamples(readPurposeExamples()),
  }
}

/** Lists an example for each utterance of a call: its purpose, and its features in the context of the call. */
function listDenseExamples(call: ExampleCall, classifier: TextClassifier): readonly DenseExample[] {
  let previous: PurposeRatings | null = null
  return call.map(({ text, label }) => {
    const { ratings, features } = listCallFeatures(classifier, text, previous)
    previous = ratings
    return { features, label }
  })
}

const train = (examples: readonly Example[], bucketCount: number) => ({
  ...new TextClassifier(examples, { ...trainingOptions, bucketCount }).store(),
  examplesDigest: digestExamples(examples),
})
