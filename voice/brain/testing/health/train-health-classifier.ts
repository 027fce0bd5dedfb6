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

/** For the sorter. Three trainings are averaged, because a single result depends on the order of the examples. */
const sorterOptions = { epochs: 8, trainings: 3 } as const

/** For the detector. With fewer buckets, features of concerns collide with those of the many harmless examples. */
const detectorOptions = { epochs: 4, trainings: 3, bucketCount: 1 << 17 } as const

/**
 * How much an example counts when the detector is trained, chosen by cross-validation over authors (docs/decisions/067).
 * `byOtherAuthor`: lines by authors who had seen no example. `others`: all other lines that were written for this
 * classifier, and the turns of the written calls. `ordinary`: examples of other classifiers and wordings of exchanges,
 * which are ten times as many and contain some complaints.
 */
const weights = { byOtherAuthor: 5, others: 2, ordinary: 0.25 } as const

/** Matches the names of the files whose authors had seen no example. */
const filesByOtherAuthors =
  /^(?:told|harmless-told|spoken-complaints|indirect-complaints|body-words-in-evening|evening-talk)/

const weighFile = (file: string) =>
  filesByOtherAuthors.test(file) ? weights.byOtherAuthor : weights.others

/** With more sentences, a single line would outweigh the other examples. */
const maxSentencesPerLine = 16

/** Expands "[mon genou|ma hanche] [craque|gonfle]" into its sentences. Keeps at most 16, evenly spread. */
export function expandLine(line: string): readonly string[] {
  // The captured parts, at odd positions, are the alternatives in brackets.
  const parts = line.split(/\[([^\]]*)\]/)
  const sentences = parts.reduce<string[]>(
    (starts, part, index) => {
      const alternatives = index % 2 === 1 ? part.split('|') : [part]
      return starts.flatMap((start) => alternatives.map((alternative) => start + alternative))
    },
    [''],
  )
  const count = Math.min(sentences.length, maxSentencesPerLine)
  return Array.from({ length: count }, (_, index) => {
    const position = ((index + sampleOffset) * sentences.length) / count
    const sentence = sentences[Math.floor(position)] ?? ''
    return sentence.replace(/ +/g, ' ').trim()
  })
}

/**
 * The list of sentences is divided into equal parts, from each of which one sentence is kept: the one at this share of
 * the part. Another value in [0, 1) would do as well, but would change the examples.
 */
const sampleOffset = 0.37

/** An example, and the line that it was expanded from. The label is a concern or "none". */
type HealthExample = Example & { line: string; weight: number }

const concernsFolder = path.resolve('voice/brain/testing/health/concerns')

/** Lists the lines in the files of the folder `concerns`; their label is the heading above them, such as "= fall". */
const listConcernLines = (): readonly Required<Example>[] =>
  listFiles(concernsFolder).flatMap(({ file, lines }) =>
    lines
      .join('\n')
      .split(/^= /m)
      .slice(1)
      .flatMap((section) => {
        const [label = '', ...texts] = section.trim().split('\n')
        return texts.map((text) => ({ text, label, weight: weighFile(file) }))
      }),
  )

/** Lists the examples of each concern, and the harmless ones in health-examples.json, which resemble concerns. */
const readHealthExamples = (): readonly HealthExample[] =>
  [...listExamples(examplesByConcern), ...listConcernLines()].flatMap(
    ({ text: line, label, weight = weights.others }) =>
      expandLine(line).map((text) => ({ text: toHealthWords(text), label, line, weight })),
  )

/** Matches lines that are health concerns, so that `toHarmlessExamples` leaves them out. */
const concernPattern =
  /fausse couche|boit tous les soirs|dors (?:plus|pas|deux|trois|quatre)|mal (?:au (?:dos|ventre)|à la tête|aux dents|partout|tous les jours|quand on fait)|insomni|d’angoisse|aspirine|reconnaît plus|perd la mémoire|ampoule au pied|vomi|fièvre|faut une ordonnance|s’est pas relevé|épuisée|envie de faire l’amour|rien mangé|malade|médicament|cachet|vertige|(?:avoir|faire) (?:un|de) (?:bébé|enfant)/i

/**
 * Lists the examples of the act classifier and the wordings of the written exchanges, except those about health and
 * those of one or two words.
 */
const readActsAndWordings = (): readonly HealthExample[] => {
  const textsOfActs = listExamples(examplesByAct).map(({ text }) => text)
  const wordings = exchanges.flatMap((exchange) => exchange.wordings)
  return toHarmlessExamples([...textsOfActs, ...wordings], weights.ordinary)
}

/** Converts lines to examples without a concern. Leaves out those about health and those of one or two words. */
const toHarmlessExamples = (lines: readonly string[], weight: number): readonly HealthExample[] =>
  lines
    .filter((line) => !concernPattern.test(line.replace(/'/g, '’')))
    .map((line) => ({ text: toHealthWords(line), label: 'none', line, weight }))
    // `toHealthWords` appends "xmedical" for words such as "médecin".
    .filter(({ text }) => !text.includes('xmedical') && text.split(' ').length > 2)

const ordinaryTalkFolder = path.resolve('voice/brain/testing/health/ordinary-talk')

/** Lists the utterances in `ordinary-talk`, in which words such as "rouge" or "cachet" are not about health. */
const readOrdinaryTalk = (): readonly HealthExample[] =>
  listFiles(ordinaryTalkFolder)
    .flatMap(({ file, lines }) =>
      lines.flatMap((line) =>
        expandLine(line).map((text) => ({
          text: toHealthWords(text),
          label: 'none',
          line,
          weight: weighFile(file),
        })),
      ),
    )
    .filter(({ text }) => text.split(' ').length > 2)

const purposesFolder = path.resolve('voice/brain/purposes/examples')

/** Purposes of utterances that are rarely about health. With other purposes, such as a worry, they often are. */
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

/** Lists the examples of `purposesBesidesHealth`, except those about health and those of one or two words. */
const readPurposeExamples = (): readonly HealthExample[] => {
  const harmlessLines = listFiles(purposesFolder)
    .flatMap(({ lines }) => lines)
    .join('\n')
    .split(/^= /m)
    .flatMap((section) => {
      const [purpose = '', ...lines] = section.split('\n').filter(Boolean)
      return purposesBesidesHealth.has(purpose) ? lines : []
    })
  return toHarmlessExamples(harmlessLines, weights.ordinary)
}

const callsFolder = path.resolve('voice/brain/purposes/calls')

/** Turns of the written calls that report a concern, so that `readCallTurns` does not list them as harmless. */
const concernsInCalls: ReadonlySet<string> = new Set(
  readFileSync(path.resolve('voice/brain/testing/health/concerns-in-calls.txt'), 'utf8').split(
    '\n',
  ),
)

/**
 * Lists the harmless turns of the callers in the written calls, whose lines are "purpose: text". Includes worries and
 * doubts, which in these calls are seldom about health.
 */
const readCallTurns = (): readonly HealthExample[] => {
  const harmlessTurns = listFiles(callsFolder)
    .flatMap(({ lines }) => lines)
    .flatMap((turn) => {
      const [, purpose = '', text = ''] = /^([a-z-]+): (.*)$/.exec(turn) ?? []
      return purpose === 'tells-ailment' || concernsInCalls.has(text) ? [] : [text]
    })
  return toHarmlessExamples(harmlessTurns, weights.others)
}

/** Lists the files of the folder, each with its non-empty lines. */
const listFiles = (folder: string) =>
  readdirSync(folder)
    .sort()
    .map((file) => ({
      file,
      lines: readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean),
    }))

const readAllExamples = () => [
  ...readHealthExamples(),
  ...readActsAndWordings(),
  ...readOrdinaryTalk(),
  ...readPurposeExamples(),
  ...readCallTurns(),
]

/** Trains two classifiers: the detector tells whether a text reports a health concern, the sorter tells which one. */
function trainDetectorAndSorter(examples: readonly Example[]) {
  const detectorExamples = examples.map(({ label, ...example }) => ({
    ...example,
    label: label === 'none' ? 'none' : 'concern',
  }))
  const sorterExamples = examples
    .filter(({ label }) => label !== 'none')
    .map(({ text, label }) => ({ text, label }))
  return {
    detector: new TextClassifier(detectorExamples, detectorOptions),
    sorter: new TextClassifier(sorterExamples, sorterOptions),
  }
}

/** Returns a digest of all examples, to detect stored weights that are out of date. */
export const digestHealthExamples = () =>
  createHash('sha256').update(JSON.stringify(readAllExamples())).digest('hex')

/** Trains both classifiers on all examples and returns them in stored form; takes several seconds. */
export function trainHealthClassifiers() {
  const { detector, sorter } = trainDetectorAndSorter(readAllExamples())
  return {
    detector: detector.store(),
    sorter: sorter.store(),
    examplesDigest: digestHealthExamples(),
  }
}
