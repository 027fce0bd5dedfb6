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

/** When an utterance ends with a question, this many of its last words usually contain the whole question. */
const endWordCount = 9

/** Minimum probability at which a question at the end counts, or at which a remark counts more than such a question. */
const minReliableProbability = 0.4

/**
 * Estimates the kind of the caller's utterance with a classifier trained on written examples (decision 068).
 *
 * `mayEndWithQuestion`: whether a question may follow a statement. Then, unless the whole text is a question or
 * reliably a remark, its end is classified too, and decides the kind if it is reliably a question.
 */
export function estimateKind(
  text: string,
  { mayEndWithQuestion = true }: { mayEndWithQuestion?: boolean } = {},
): KindEstimate {
  const estimateOfText = classify(toCommonWords(text))
  if (!mayEndWithQuestion || !estimateOfText.best || isQuestionKind(estimateOfText))
    return estimateOfText
  const isRemark = estimateOfText.best.kind.group === 'remark' && isReliable(estimateOfText)
  if (isRemark) return estimateOfText
  const question = listEnds(text)
    .map(classify)
    .find((estimate) => isQuestionKind(estimate) && isReliable(estimate))
  return question ?? estimateOfText
}

const isQuestionKind = ({ best }: KindEstimate) =>
  best !== null && questionGroups.includes(best.kind.group)

const isReliable = ({ best }: KindEstimate) =>
  best !== null && best.probability >= minReliableProbability

const certainQuestionStart =
  'tu (?:crois|penses|ferais|dirais|aimes|connais|veux|peux|sais)|' +
  'comment|pourquoi|combien|qu est ce|c est quoi|quel\\w*'
/** These words begin a question only when no certain beginning of a question follows them. */
const possibleQuestionStart = 'je (?:lui|dois|fais|mets|dis)|on fait'

/** Matches the words from the last beginning of a question to the end of the text. */
const lastQuestion = new RegExp(
  `(?:${certainQuestionStart}|${possibleQuestionStart})(?!.*\\b(?:${certainQuestionStart})\\b) .{4,}$`,
)

/** Returns the parts that may be a question: the last question or else the main sentence, and the last words. */
function listEnds(text: string): readonly string[] {
  const words = toCommonWords(text).split(' ')
  const question = lastQuestion.exec(words.join(' '))?.[0]
  const lastWords = words.length > endWordCount ? [words.slice(-endWordCount).join(' ')] : []
  return [question ?? toCommonWords(findMainSentence(text)), ...lastWords]
}

/** Estimates the kind of a text in the form that `toCommonWords` returns. */
function classify(words: string): KindEstimate {
  const predictions = /\w\w/.test(words) ? classifier.classify(words) : []
  const ratedKinds = predictions.map(({ label, probability }) => ({
    kind: kindById.get(label)!,
    probability,
  }))
  const groupProbabilities = Object.fromEntries(kindGroups.map((group) => [group, 0])) as Record<
    KindGroup,
    number
  >
  for (const { kind, probability } of ratedKinds) groupProbabilities[kind.group] += probability
  return {
    best: ratedKinds[0] ?? null,
    groupProbabilities,
    probabilities: new Map(ratedKinds.map(({ kind, probability }) => [kind.id, probability])),
  }
}
