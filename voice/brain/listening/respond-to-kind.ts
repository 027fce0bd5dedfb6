import type { ResponseDraft } from '../dialogue/response-draft'
import { answerEverydayQuestion } from '../knowledge/everyday'
import { agreesWithGroup, isQuestionPurpose, uninformativePurposes } from '../purposes/purpose'
import { restateOrEcho } from '../purposes/restate-or-echo'
import { isOccupied, namesActivity } from '../respond/activities/is-occupied'
import {
  admitUnknownSubject,
  answerAboutOtherPerson,
  joinRecentStatements,
  sayWhereToFindOut,
} from '../respond/answers/answer-question'
import { askCategoryQuestion, mayWantActivity } from '../respond/continue-conversation'
import type { Rule } from '../respond/rule'
import { stances } from '../templates/answers/answer-templates'
import { tips } from '../templates/answers/view-templates'
import type { Template } from '../templates/template'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { questionGroups, type UtteranceKind } from './all-kinds'
import { askTaciturnCaller } from './ask-taciturn-caller'
import { greetBack } from './greet-back'
import { requiredWordsByKind } from './kinds/required-words-by-kind'

/**
 * Minimum probabilities at which the kind is used. They are lower for remarks about the conversation and for questions,
 * which have few wordings and are recognised well; statements can be about anything.
 */
const minStatementProbability = 0.75
const minRemarkProbability = 0.6
const minQuestionProbability = 0.5

/**
 * A kind with at least this probability is sure. The kind of a question must be sure when the purpose is that of a
 * statement, and also when a purpose of a question is sure (`minSurePurposeProbability`).
 */
const minSureKindProbability = 0.8

/** When the purpose is that of a statement, a longer text counts as a question only if it has the form of one. */
const maxWordsWithoutQuestionForm = 16

/** At this probability, the purpose of a question decides the answer, unless the kind is sure and agrees with it. */
const minSurePurposeProbability = 0.5

/** Matches the intents of questions about the companion or the call that have a definite answer. */
const factualIntent = /^asks-(?:if-human|name|maker|abilities|privacy|price|balance)$/

/** Before this turn a caller cannot object: there is nothing to object to yet, and "pas mal" is approval. */
const minTurnOfObjection = 3

/** A shorter greeting says nothing about the caller's mood. */
const minGreetingWords = 4

/** Reacts to the kind of a statement, a short answer or a remark about the conversation. */
export const reactToKind: Rule = (draft, utterance) => {
  if (isOccupied(draft) || namesActivity(draft, utterance)) return false
  if (mayWantActivity(draft, utterance)) return false
  const kind = findStatementKind(utterance)
  if (!kind || kind.reactions.length === 0) return false
  if (kind.id === 'objects' && draft.state.turnCount < minTurnOfObjection) return false
  const requiredWords = requiredWordsByKind.get(kind.id)
  if (requiredWords && !requiredWords.test(utterance.normalisedText)) return false
  greetBack(draft, utterance)
  if (kind.group !== 'remark') restateOrEcho(draft, utterance, { isPurposeKnown: true })
  if (!draft.sayOneOf(kind.reactions)) return false
  const isPainful = kind.group === 'worry' || kind.group === 'sadness'
  if (isPainful) draft.update({ suggestion: { state: 'disabled' } })
  draft.update({
    topic: utterance.topics[0] ?? (isPainful ? draft.state.topic : null),
    turnsSinceTopic: 0,
  })
  if (kind.id === 'hello-and-mood') return askCategoryQuestion(draft)
  askTaciturnCaller(draft, utterance)
  return true
}

/**
 * Answers some questions more specifically than `answerByKind`: gives a tip or an opinion, declines to guess what
 * somebody else thinks, says where to find a fact, or admits that the companion does not know the thing.
 */
export const answerSpecifically: Rule = (draft, utterance) => {
  if (sayTip(draft, utterance)) return true
  const id = findProbableQuestionKind(utterance)?.id
  if (!id) return false
  const { normalisedText } = utterance
  const asksForDefinition = /\b(?:ce que c est|c est quoi)\b/.test(normalisedText)
  if (asksForDefinition && admitUnknownSubject(draft, utterance)) return true
  if (id === 'asks-others-mind' && answerAboutOtherPerson(draft, normalisedText)) return true
  if (/^asks-(?:fact|how-much|do-you-know)$/.test(id) && sayWhereToFindOut(draft, utterance))
    return true
  if (!/^asks-(?:should|view|opinion)/.test(id)) return false
  const stance = stances.find(([pattern]) => pattern.test(normalisedText))
  return stance !== undefined && draft.sayOneOf(stance[1])
}

const advicePurpose = /^asks-(?:idea|how-to-cope|practical)$/
const minAdviceProbability = 0.35
/** A question of at most this many words may refer to what the caller has just said: "je mets quoi dessus ?" */
const maxBareQuestionWords = 7

/**
 * Gives a written tip on what the caller asks about or has just mentioned. A text with the word "conseil" needs no
 * minimum probability.
 */
function sayTip(
  draft: ResponseDraft,
  { normalisedText, purpose, text, wordCount }: UtteranceAnalysis,
): boolean {
  if (isOccupied(draft) || !advicePurpose.test(purpose.purpose)) return false
  if (purpose.probability < minAdviceProbability && !/\bconseil/i.test(text)) return false
  const texts = [normalisedText]
  if (wordCount <= maxBareQuestionWords) texts.push(joinRecentStatements(draft))
  return texts.some((one) => draft.sayOneOf(answerEverydayQuestion(one) ?? findTips(one)))
}

const findTips = (text: string): readonly Template[] =>
  tips.find(([pattern]) => pattern.test(text))?.[1] ?? []

/** Answers a request, or a question about the companion, with the replies of its kind. Other rules answer the rest. */
export const answerByKind: Rule = (draft, utterance) => {
  const kind = findQuestionKind(utterance)
  return kind !== null && kind.group !== 'question' && draft.sayOneOf(kind.reactions)
}

/**
 * Returns the kind of a statement or a remark; null when it is uncertain or disagrees with the purpose, or when the
 * utterance asks for a definite answer (`factualIntent`).
 */
function findStatementKind(utterance: UtteranceAnalysis): UtteranceKind | null {
  const { intents, isQuestion, kinds, purpose, wordCount } = utterance
  if (!kinds.best || [...intents].some((intent) => factualIntent.test(intent))) return null
  const { kind, probability } = kinds.best
  if (kind.id === 'hello-and-mood' && wordCount < minGreetingWords) return null
  if (kind.group === 'remark') {
    if (!uninformativePurposes.has(purpose.purpose)) return null
    return probability >= minRemarkProbability ? kind : null
  }
  if (isQuestion || questionGroups.includes(kind.group)) return null
  const isStatement =
    probability >= minStatementProbability && agreesWithGroup(purpose.purpose, kind.group)
  return isStatement ? kind : null
}

/** Returns the kind of a question; null when it is uncertain, or when the purpose takes precedence over it. */
function findQuestionKind(utterance: UtteranceAnalysis): UtteranceKind | null {
  const { kinds, purpose } = utterance
  const kind = findProbableQuestionKind(utterance)
  if (!kind) return null
  const isPurposeSure =
    isQuestionPurpose(purpose.purpose) && purpose.probability >= minSurePurposeProbability
  if (!isPurposeSure) return kind
  const isKindSure = (kinds.best?.probability ?? 0) >= minSureKindProbability
  return isKindSure && agreesWithGroup(purpose.purpose, kind.group) ? kind : null
}

/** Returns the most probable kind of a question; null when it is uncertain or not a question. */
function findProbableQuestionKind(utterance: UtteranceAnalysis): UtteranceKind | null {
  const { isQuestion, kinds, purpose, wordCount } = utterance
  if (!kinds.best || !questionGroups.includes(kinds.best.kind.group)) return null
  const { kind, probability } = kinds.best
  if (isQuestionPurpose(purpose.purpose)) return probability >= minQuestionProbability ? kind : null
  const mayBeQuestion = isQuestion || wordCount <= maxWordsWithoutQuestionForm
  return mayBeQuestion && probability >= minSureKindProbability ? kind : null
}
