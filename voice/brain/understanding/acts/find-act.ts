import { listWindows } from '../../../french/list-windows'
import { TextClassifier } from '../../../text-analysis/classifier/text-classifier'
import type examples from './act-examples.json'
import storedClassifier from './act-weights.json'
import { toCommonWords } from './to-common-words'

/** What the caller does with an utterance: asks for advice, says goodbye, reports something sad … */
export type Act = keyof typeof examples

/** Minimum probability at which an act is recognised. */
const minProbability = 0.36

/** Higher thresholds for acts whose recognition by mistake would offend the caller. */
const minProbabilities: Readonly<Partial<Record<Act, number>>> = {
  complaint: 0.55,
  // The act of a caller who sets a boundary: "je veux pas parler de sexe".
  limit: 0.5,
  goodbye: 0.6,
}

/** A text with more words usually expresses several acts, so that no single act is recognised. */
const maxActWords = 22

const isAct = (label: string): label is Act => storedClassifier.labels.includes(label)

const classifier = TextClassifier.restore(storedClassifier)

/** Matches a word of at least two letters. The classifier would take "à" for a goodbye, because of "à demain". */
const wordPattern = /\w\w/

/**
 * Returns the act of the utterance; null when its probability is below `minimum` or the act's own minimum, when the
 * text has more than `maxActWords` words, and when it has no word of at least two letters.
 */
export function findAct(text: string, minimum = minProbability): Act | null {
  const words = toCommonWords(text)
  if (!wordPattern.test(words) || words.split(' ').length > maxActWords) return null
  const [best] = classifier.classify(words)
  if (!best || !isAct(best.label)) return null
  return best.probability >= Math.max(minimum, minProbabilities[best.label] ?? 0)
    ? best.label
    : null
}

/** A long text is classified in windows of this many words. */
const wordsPerWindow = 12

/** Minimum mean probability, over the windows of a long text, at which the whole text reports hardship or joy. */
const minMeanProbability = 0.13

/** Returns the probability, in [0, 1], that the text reports hardship. */
export const estimateHardship = (text: string): number =>
  classifier.classify(toCommonWords(text)).find(({ label }) => label === 'tells-hardship')
    ?.probability ?? 0

/** Returns 'tells-hardship' or 'tells-joy' if a long text reports hardship or joy, otherwise 'tells'. */
export function findActOfLongText(text: string): Act {
  const windows = listWindows(text, wordsPerWindow).map((part) =>
    classifier.classify(toCommonWords(part)),
  )
  const averageProbability = (...acts: readonly Act[]) =>
    windows
      .flat()
      .filter(({ label }) => acts.some((act) => act === label))
      .reduce((sum, { probability }) => sum + probability, 0) / windows.length
  const hardship = averageProbability('tells-hardship', 'tells-self-blame')
  const joy = averageProbability('tells-joy')
  if (hardship > joy && hardship >= minMeanProbability) return 'tells-hardship'
  return joy > hardship && joy >= minMeanProbability ? 'tells-joy' : 'tells'
}

/** Minimum probability of a goodbye of one or two words, because so short a sentence is often ambiguous. */
const minShortGoodbyeProbability = 0.8

/** Whether one of the sentences is a goodbye: "bon j'y vais, on m'attend. Salut !" */
export const hasGoodbye = (text: string): boolean =>
  splitIntoSentences(text).some((sentence) => {
    const isShort = sentence.split(' ').length <= 2
    const minimum = isShort ? minShortGoodbyeProbability : minProbabilities.goodbye
    return findAct(sentence, minimum) === 'goodbye'
  })

/**
 * Returns the sentence that a response should answer: the last question, otherwise the last sentence.
 * The sentences before it usually give context.
 */
export function findMainSentence(text: string): string {
  const sentences = splitIntoSentences(text)
  return sentences.findLast((sentence) => sentence.endsWith('?')) ?? sentences.at(-1) ?? text
}

const splitIntoSentences = (text: string): readonly string[] =>
  text
    .split(/(?<=[.?!…])\s+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
