import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import actExamples from '../../brain/understanding/acts/act-examples.json'
import { type Example, listExamples } from '../../text-analysis/classifier/text-classifier'
import { blankFiguresOfSpeech } from '../figures-of-speech'
import { toClassifierInput } from '../learnt/estimate-danger'
import { findRelatedWords, toClassWords } from '../learnt/word-classes'
import { normaliseForDangerPatterns } from '../normalise-for-danger-patterns'
import { matchDangerRules } from '../rules/match-danger-rules'
import { createRandom } from './create-random'
import { developmentCorpora } from './development-corpora'
import { trainWithDropout } from './train-with-dropout'

const learntFolder = path.resolve('voice/danger/learnt')
export const weightsFile = path.join(learntFolder, 'danger-weights.json')

/** Maximum number of sentences that are learnt from one line with alternatives: further ones hardly differ. */
const maxVariants = 30

/**
 * Returns the sentences of the folder `examples`. A file of danger sentences is named after the danger; the name of a
 * file of harmless sentences begins with "harmless". A line may stand for several sentences: "[je|on] [dort|mange]"
 * for four.
 */
export function readExampleFiles(): readonly Example[] {
  const folder = path.join(learntFolder, 'examples')
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const label = file.startsWith('harmless') ? 'harmless' : path.basename(file, '.txt')
      const lines = readFileSync(path.join(folder, file), 'utf8').split('\n').filter(Boolean)
      return [...new Set(lines.flatMap(expandLine))].map((text) => ({ text, label }))
    })
}

/**
 * How many times an example without variants is learnt, so that it counts about as much as a line with variants.
 * Examples of `readExampleFiles` and `readPurposesAndCalls` are learnt once.
 */
const repeatsWithoutVariants = 3

/**
 * Returns the sentences of the files of a folder. Each file has sections: a heading such as "## suicide" or
 * "## harmless", then lines that each stand for one or several sentences (see `expandLine`). `callers` has a file for
 * each imagined caller, with their own manner of speaking, or for a group of callers; `situations` has one for each
 * subject.
 */
function readSections(folder: string): readonly Example[] {
  const lines = readdirSync(path.join(learntFolder, folder))
    .sort()
    .flatMap((file) =>
      readFileSync(path.join(learntFolder, folder, file), 'utf8')
        .split(/^## /m)
        .slice(1),
    )
    .flatMap((section) => {
      const [label = '', ...sectionLines] = section.split('\n').filter(Boolean)
      return sectionLines.map((line) => ({ texts: expandLine(line), label }))
    })
  return lines.flatMap(({ texts, label }) => {
    const examples = texts.map((text) => ({ text, label }))
    return texts.length > 1
      ? examples
      : Array.from({ length: repeatsWithoutVariants }, () => examples).flat()
  })
}

function readDevelopmentExamples(): readonly Example[] {
  const examples = developmentCorpora.flatMap(({ danger, harmless }) =>
    listExamples({ ...danger, harmless }),
  )
  return Array.from({ length: repeatsWithoutVariants }, () => examples).flat()
}

/** Examples of the act classifier (`actExamples`) that may report a danger, so they are not learnt as harmless. */
const alarmingActExamples: ReadonlySet<string> = new Set([
  'il est tombé et il s’est pas relevé',
  'elle est tombée dans l’escalier',
  'j’ai plus envie et je me force',
])

/**
 * Returns what callers say in ordinary calls, from the examples of the act classifier. Without them, the danger
 * classifier takes short sentences about family, age and feelings for dangers.
 */
function readActExamples(): readonly Example[] {
  const isHarmless = (text: string) =>
    !alarmingActExamples.has(text) &&
    matchDangerRules(blankFiguresOfSpeech(normaliseForDangerPatterns(text))).size === 0
  const examples = Object.values(actExamples)
    .flat()
    .filter(isHarmless)
    .map((text) => ({ text, label: 'harmless' }))
  return Array.from({ length: repeatsWithoutVariants }, () => examples).flat()
}

/** Both folders contain ordinary talk by many authors. */
const purposeExamplesFolder = path.resolve('voice/brain/purposes/examples')
const callsFolder = path.resolve('voice/brain/purposes/calls')

/**
 * A file of questions on which the classifier is not trained. When it was, it recognised fewer dangers: 66 instead of
 * 72 % of the indirect telephone corpus, 83 instead of 87 % of the telephone test corpus.
 */
const excludedExamplesFile = 'direct-spoken-questions.txt'

/**
 * Calls on which the classifier is not trained. When it was, it recognised fewer dangers for the same number of false
 * alarms: 72 instead of 78 % of the indirect telephone corpus. They serve for measurement, but the lines that raised an
 * alarm in `decisions-and-relationships`, `family-couple`, `long-stories` and `ordinary-days` were read for
 * development.
 */
const excludedCallFiles: ReadonlySet<string> = new Set([
  'decisions-and-relationships.txt',
  'family-couple.txt',
  'long-stories.txt',
  'ordinary-days.txt',
  'ordinary-evenings.txt',
  'questions-learning.txt',
  'unusual-subjects.txt',
])

/**
 * Returns ordinary talk: each line of the files is one example, of one or several sentences. The examples are not
 * repeated, because they would then outweigh the danger sentences.
 */
function readPurposesAndCalls(): readonly Example[] {
  const files = [
    ...listFiles(purposeExamplesFolder).filter(
      (file) => path.basename(file) !== excludedExamplesFile,
    ),
    ...listFiles(callsFolder).filter((file) => !excludedCallFiles.has(path.basename(file))),
  ]
  return files
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line !== '' && !line.startsWith('= '))
    .map((line) => ({ text: line.replace(/^[a-z-]+: /, ''), label: 'harmless' }))
}

const listFiles = (folder: string): readonly string[] =>
  readdirSync(folder)
    .sort()
    .map((file) => path.join(folder, file))

/** Every eighth danger example and every second harmless one are also learnt as parts of a longer text. */
const longTextSteps = { danger: 8, harmless: 2 }

/**
 * Joins examples into long texts, as from callers who speak at length; a text with a danger in one part keeps
 * the label of that danger.
 */
function joinToLongTexts(examples: readonly Example[]): readonly Example[] {
  const harmless = examples.filter(({ label }) => label === 'harmless')
  const dangers = examples.filter(({ label }) => label !== 'harmless')
  // A large prime step, so that neighbouring examples are joined with texts on different subjects.
  const pickHarmless = (index: number) => harmless[(index * 7919) % harmless.length]?.text ?? ''
  const joinWithHarmless = ({ text, label }: Example, index: number): Example => {
    const harmlessTexts = [pickHarmless(index), pickHarmless(index + 1)]
    const parts = [
      [text, harmlessTexts[0]],
      [harmlessTexts[0], text],
      [harmlessTexts[0], text, harmlessTexts[1]],
    ][index % 3]
    return { text: (parts ?? []).join(' '), label }
  }
  return [
    ...dangers.filter((_, index) => index % longTextSteps.danger === 0).map(joinWithHarmless),
    ...harmless.filter((_, index) => index % longTextSteps.harmless === 0).map(joinWithHarmless),
  ]
}

/** Returns all examples in the classifier's input form, before `addVersions` multiplies them. */
export function readTrainingExamples(): readonly Example[] {
  const examples = [
    ...readExampleFiles(),
    ...readSections('callers'),
    ...readSections('situations'),
    ...readDevelopmentExamples(),
    ...readActExamples(),
  ]
  return [...examples, ...joinToLongTexts(examples), ...readPurposesAndCalls()].map(
    ({ text, label }) => ({
      text: toClassifierInput(text),
      label,
    }),
  )
}

/** Returns a hash of the examples and their word classes. Stored weights with another hash are out of date. */
export const digestExamples = (examples: readonly Example[]) =>
  createHash('sha256')
    .update(JSON.stringify(examples))
    .update(JSON.stringify(examples.map(({ text }) => toClassWords(text))))
    .digest('hex')

const shareOfRelatedWords = 0.4
const shareOfOmittedWords = 0.1

/**
 * Adds two versions of each example: one with related words, so that "mec" is learnt with "mari", and one with
 * word classes. Both omit some words, as a recogniser does. The same examples give the same versions.
 */
function addVersions(examples: readonly Example[]): readonly Example[] {
  const random = createRandom()
  const omitWords = (text: string) =>
    text
      .split(' ')
      .filter(() => random() >= shareOfOmittedWords)
      .join(' ')
  const replaceWord = (word: string) => {
    const related = findRelatedWords(word)
    if (related === null || random() >= shareOfRelatedWords) return word
    return related[Math.floor(random() * related.length)] ?? word
  }
  return examples.flatMap(({ text, label }) => [
    { text, label },
    { text: omitWords(text).split(' ').map(replaceWord).join(' '), label },
    { text: toClassWords(omitWords(text)), label },
  ])
}

/** With fewer buckets, too many features of the 150,000 or so examples and their versions would share a bucket. */
const bucketCount = 1 << 19

/** Trains the classifier on all examples, and returns it with their digest. Takes a few minutes. */
export function trainDangerClassifier() {
  const examples = readTrainingExamples()
  const classifier = trainWithDropout(addVersions(examples), {
    epochs: 4,
    trainings: 5,
    bucketCount,
    dropout: 0.4,
  })
  return { ...classifier, examplesDigest: digestExamples(examples) }
}

/**
 * Returns a sentence for every combination of the alternatives of a line, or for a selection of `maxVariants`
 * combinations when there are more.
 */
export function expandLine(line: string): readonly string[] {
  const slots = line
    .split(/[[\]]/)
    .map((part, index) => (index % 2 === 1 ? part.split('|') : [part]))
  const combinationCount = slots.reduce((product, { length }) => product * length, 1)
  return Array.from({ length: Math.min(combinationCount, maxVariants) }, (_, variant) => {
    let remainingIndex = variant
    const words = slots.map((alternatives, slot) => {
      const { length } = alternatives
      // Each slot goes through its alternatives in a different order, so that the variants differ in several words.
      if (combinationCount > maxVariants)
        return alternatives[(variant * (slot + 2) + Math.floor(variant / length)) % length]
      const index = remainingIndex % length
      remainingIndex = Math.floor(remainingIndex / length)
      return alternatives[index]
    })
    return words.join('').replace(/ +/g, ' ').trim()
  })
}
