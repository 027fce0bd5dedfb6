import { TextClassifier } from '../../text-analysis/classifier/text-classifier'
import { findMainSentence } from '../understanding/acts/find-act'
import { toCommonWords } from '../understanding/acts/to-common-words'
import {
  type KindGroup,
  kindById,
  kindGroups,
  questionGroups,
  type UtteranceKind,
} from './all-kinds'
import storedClassifier from './kind-weights.json'

export type KindEstimate = {
  /** The most probable kind and its probability in [0, 1]; null for a text without a word of at least two letters. */
  best: { kind: UtteranceKind; probability: number } | null
  /** The sum of the probabilities of the kinds in each group. */
  groupProbabilities: Readonly<Record<KindGroup, number>>
  /** The probability of each kind, by its id. */
  probabilities: ReadonlyMap<string, number>
}

const classifier = TextClassifier.restore(storedClassifier)

/** Number of words at the end of an utterance that usually contain its question. */
const endLength = 9

/** Minimum probability at which a question at the end of an utterance counts more than the text before it. */
const minEndProbability = 0.4

/**
 * Estimates the kind of the caller's utterance with a classifier trained on written examples (decision 068).
 *
 * `mayEndWithQuestion`: whether to classify the end of the text too, because a question may follow a statement.
 */
export function estimateKind(
  text: string,
  { mayEndWithQuestion = true }: { mayEndWithQuestion?: boolean } = {},
): KindEstimate {
  const whole = estimate(toCommonWords(text))
  if (!mayEndWithQuestion || !whole.best || isQuestion(whole)) return whole
  const ends = listEnds(text).map(estimate)
  const question = ends.find((end) => isQuestion(end) && isProbable(end))
  const isRemark = whole.best.kind.group === 'remark' && isProbable(whole)
  return question && !isRemark ? question : whole
}

const isQuestion = ({ best }: KindEstimate) =>
  best !== null && questionGroups.includes(best.kind.group)

const isProbable = ({ best }: KindEstimate) =>
  best !== null && best.probability >= minEndProbability

/** Matches the words from the last beginning of a question to the end of normalised text. */
const lastQuestion =
  /(?:tu (?:crois|penses|ferais|dirais|aimes|connais|veux|peux|sais)|je (?:lui|dois|fais|mets|dis)|on fait|comment|pourquoi|combien|qu est ce|c est quoi|quel\w*)(?!.*\b(?:tu (?:crois|penses|ferais|dirais|aimes|connais|veux|peux|sais)|comment|pourquoi|combien|qu est ce|c est quoi|quel\w*)\b) .{4,}$/

/** Returns the last question or sentence of the text, and its last words. */
function listEnds(text: string): readonly string[] {
  const sentence = toCommonWords(findMainSentence(text))
  const words = toCommonWords(text).split(' ')
  const question = lastQuestion.exec(words.join(' '))?.[0]
  const lastWords = words.length > endLength ? [words.slice(-endLength).join(' ')] : []
  return [question ?? sentence, ...lastWords]
}

function estimate(words: string): KindEstimate {
  const predictions = /\w\w/.test(words) ? classifier.classify(words) : []
  const rated = predictions.map(({ label, probability }) => ({
    kind: kindById.get(label)!,
    probability,
  }))
  const sums = Object.fromEntries(kindGroups.map((group) => [group, 0])) as Record<
    KindGroup,
    number
  >
  for (const { kind, probability } of rated) sums[kind.group] += probability
  return {
    best: rated[0] ?? null,
    groupProbabilities: sums,
    probabilities: new Map(rated.map(({ kind, probability }) => [kind.id, probability])),
  }
}
