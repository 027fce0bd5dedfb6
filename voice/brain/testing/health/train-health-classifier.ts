import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  type Example,
  listExamples,
  TextClassifier,
} from '../../../text-analysis/classifier/text-classifier'
import { exchanges } from '../../exchanges/all-exchanges'
import examplesByAct from '../../understanding/acts/act-examples.json'
import examplesByConcern from '../../understanding/health/health-examples.json'
import { toHealthWords } from '../../understanding/health/health-words'

export const healthWeightsFile = path.resolve(
  'voice/brain/understanding/health/health-weights.json',
)

/** Options for both classifiers. Three trainings are averaged, because one depends on the order of its examples. */
const trainingOptions = { epochs: 8, trainings: 3 } as const

/** With fewer buckets, features of concerns collide with those of the many harmless examples. */
const detectorBucketCount = 1 << 16

/** With more sentences, a single line would outweigh the other examples. */
const maxSentencesPerLine = 16

/** Expands "[mon genou|ma hanche] [craque|gonfle]" into its sentences. Keeps at most 16, evenly spread. */
export function expandLine(line: string): readonly string[] {
  const sentences = line
    .split(/\[([^\]]*)\]/)
    .reduce<string[]>(
      (starts, part, index) =>
        starts.flatMap((start) =>
          (index % 2 === 1 ? part.split('|') : [part]).map((option) => `${start}${option}`),
        ),
      [''],
    )
  const count = Math.min(sentences.length, maxSentencesPerLine)
  return Array.from({ length: count }, (_, index) => {
    const sentence = sentences[Math.floor(((index + 0.37) * sentences.length) / count)] ?? ''
    return sentence.replace(/ +/g, ' ').trim()
  })
}

/** An example, and the line that it was expanded from. */
export type HealthExample = Example & { line: string }

const concernsFolder = path.resolve('voice/brain/testing/health/concerns')

/** Lists the lines below each heading "= fall" of the files with longer and indirect wordings of concerns. */
const listConcernLines = (): readonly Example[] =>
  listLines(concernsFolder)
    .join('\n')
    .split(/^= /m)
    .slice(1)
    .flatMap((section) => {
      const [label = '', ...lines] = section.trim().split('\n')
      return lines.map((text) => ({ text, label }))
    })

/** Lists the examples of health concerns and of harmless talk. */
export const readHealthExamples = (): readonly HealthExample[] =>
  [...listExamples(examplesByConcern), ...listConcernLines()].flatMap(({ text: line, label }) =>
    expandLine(line).map((text) => ({ text: toHealthWords(text), label, line })),
  )

/** Matches lines that are health concerns, so that `readHarmlessTalk` does not list them as harmless. */
const concernPattern =
  /fausse couche|boit tous les soirs|dors (?:plus|pas|deux|trois|quatre)|mal (?:au (?:dos|ventre)|à la tête|aux dents|partout|tous les jours|quand on fait)|insomni|d’angoisse|aspirine|reconnaît plus|perd la mémoire|ampoule au pied|vomi|fièvre|faut une ordonnance|s’est pas relevé|épuisée|envie de faire l’amour|rien mangé|malade|médicament|cachet|vertige|(?:avoir|faire) (?:un|de) (?:bébé|enfant)/i

/**
 * Lists harmless talk: the examples of the act classifier and the wordings of the written exchanges, except those
 * about health and those of one or two words.
 */
export const readHarmlessTalk = (): readonly HealthExample[] => {
  const wordings = exchanges.flatMap((exchange) => exchange.wordings)
  return [...listExamples(examplesByAct).map(({ text }) => text), ...wordings]
    .filter((line) => !concernPattern.test(line.replace(/'/g, '’')))
    .map((line) => ({ text: toHealthWords(line), label: 'none', line }))
    .filter(({ text }) => !text.includes('xmedical') && text.split(' ').length > 2)
}

const ordinaryTalkFolder = path.resolve('voice/brain/testing/health/ordinary-talk')

/** Lists ordinary utterances, in which words such as "rouge" or "cachet" are not about health. */
const readOrdinaryTalk = (): readonly HealthExample[] =>
  listLines(ordinaryTalkFolder)
    .flatMap((line) =>
      expandLine(line).map((text) => ({ text: toHealthWords(text), label: 'none', line })),
    )
    .filter(({ text }) => text.split(' ').length > 2)

const purposesFolder = path.resolve('voice/brain/purposes/examples')

/** What callers rarely say about their health; other purposes, such as a worry, often are about it. */
const purposesBesidesHealth: ReadonlySet<string> = new Set([
  'tells-everyday',
  'tells-funny',
  'tells-joy',
  'tells-plan',
  'tells-memory',
  'tells-annoyance',
  'tells-opinion',
  'tells-wish',
  'tells-conflict',
  'tells-mixed',
  'tells-loneliness',
  'asks-how-to-say',
  'asks-fact',
  'asks-practical',
  'asks-choice',
  'asks-idea',
  'asks-to-do',
  'asks-companion',
  'asks-view',
  'answers',
])

/** Lists the examples of purposes in which words of the body are seldom a concern: "la viande, on la met dans l’eau". */
const readPurposeExamples = (): readonly HealthExample[] =>
  listLines(purposesFolder)
    .join('\n')
    .split(/^= /m)
    .flatMap((section) => {
      const [purpose = '', ...lines] = section.split('\n').filter(Boolean)
      return purposesBesidesHealth.has(purpose) ? lines : []
    })
    .filter((line) => !concernPattern.test(line.replace(/'/g, '’')))
    .map((line) => ({ text: toHealthWords(line), label: 'none', line }))
    .filter(({ text }) => !text.includes('xmedical') && text.split(' ').length > 2)

/** Lists the lines that are not empty, of all files of the folder. */
const listLines = (folder: string): readonly string[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean))

export const readAllExamples = () => [
  ...readHealthExamples(),
  ...readHarmlessTalk(),
  ...readOrdinaryTalk(),
  ...readPurposeExamples(),
]

/** Trains the two classifiers, which tell whether a text reports a health concern, and which concern. */
export function trainOn(examples: readonly Example[]) {
  const detectorExamples = examples.map(({ text, label }) => ({
    text,
    label: label === 'none' ? 'none' : 'concern',
  }))
  return {
    detector: new TextClassifier(detectorExamples, {
      ...trainingOptions,
      bucketCount: detectorBucketCount,
    }),
    sorter: new TextClassifier(
      examples.filter(({ label }) => label !== 'none'),
      trainingOptions,
    ),
  }
}

/** Returns a digest of all examples, to detect stored weights that are out of date. */
export const digestHealthExamples = () =>
  createHash('sha256').update(JSON.stringify(readAllExamples())).digest('hex')

/** Trains both classifiers on all examples; takes several seconds. */
export function trainHealthClassifiers() {
  const { detector, sorter } = trainOn(readAllExamples())
  return {
    detector: detector.store(),
    sorter: sorter.store(),
    examplesDigest: digestHealthExamples(),
  }
}
