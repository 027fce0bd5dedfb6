import { normaliseText } from '../../text-analysis/normalise-text'
import type { ResponseDraft } from '../dialogue/response-draft'
import {
  askingPattern,
  fatal,
  ownPlanPattern,
  reportedOpinionPattern,
  rhetoricalPattern,
} from '../knowledge/questions/question-words'
import { hasPainfulContext } from '../listening/acknowledge-answer'
import { invitationsToGoOn } from '../listening/general-replies'
import { greetBack } from '../listening/greet-back'
import { isOccupied, namesActivity } from '../respond/activities/is-occupied'
import { admitUnknownSubject, sayWhereToFindOut } from '../respond/answers/answer-question'
import { mayWantActivity } from '../respond/continue-conversation'
import type { Rule } from '../respond/rule'
import { selfAnswers } from '../templates/answers/self-answers'
import { unsafePlanPattern } from '../templates/crisis/ambiguous-words'
import { findMainSentence } from '../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findAnswers, findReactions } from './all-replies'
import { findValence, isQuestionPurpose, uninformativePurposes, type Valence } from './purpose'
import { findQuestionForm, type QuestionForm } from './question-form'
import { restateOrEcho } from './restate-or-echo'

/**
 * `purpose`: minimum probability of the purpose for its own reactions; below it, those of its valence are used.
 * `valence`: minimum probability of the valence for any reaction.
 */
const minProbabilities: Readonly<Record<Valence, { purpose: number; valence: number }>> = {
  pleasant: { purpose: 0.65, valence: 0.6 },
  painful: { purpose: 0.8, valence: 0.7 },
  neutral: { purpose: 0.65, valence: 0.5 },
}

/** In a painful context, joy is shared only at this probability: joy at something painful would hurt. */
const minJoyProbabilityInPainfulContext = 0.9

/** A shorter utterance is an answer or a signal such as "d'accord". */
const minStatementWords = 4

/** A longer text has several purposes, and a reaction to a plan or an opinion in it often misses what matters. */
const maxWordsOfNeutralStatement = 30

/**
 * Share of the reactions that are followed by an invitation to go on; nothing follows the others. There are no
 * questions about the purposes, because raters found that 13 of 29 reactions that ended with one did not fit, but only
 * 1 of 16 without one (docs/decisions/070-purposes.md).
 */
const invitationShare = 0.35

/** Reacts to a statement's purpose, or to its valence if the purpose is uncertain. Often restates it first. */
export const reactToPurpose: Rule = (draft, utterance) => {
  const { topics, wordCount } = utterance
  const { purpose, probability, valenceProbability } = utterance.purpose
  const valence = findValence(purpose)
  if (!isStatement(utterance) || valenceProbability < minProbabilities[valence].valence)
    return false
  if (valence === 'neutral' && wordCount > maxWordsOfNeutralStatement) return false
  const isPurposeCertain = probability >= minProbabilities[valence].purpose
  const reactions = findReactions(isPurposeCertain ? purpose : valence)
  if (reactions.length === 0 || mayHurt(draft, utterance)) return false
  if (isOccupied(draft) || namesActivity(draft, utterance)) return false
  if (mayWantActivity(draft, utterance)) return false
  greetBack(draft, utterance)
  restateOrEcho(draft, utterance, { isPurposeKnown: isPurposeCertain })
  if (!draft.sayOneOf(reactions) && draft.sentences.length === 0) return false
  const isPainful = valence === 'painful'
  if (isPainful) draft.update({ suggestion: { state: 'disabled' } })
  draft.update({ topic: topics[0] ?? (isPainful ? draft.state.topic : null), turnsSinceTopic: 0 })
  if (draft.nextRandomValue() < invitationShare) draft.sayOneOf(invitationsToGoOn)
  return true
}

const isStatement = ({ isQuestion, purpose, wordCount }: UtteranceAnalysis): boolean =>
  wordCount >= minStatementWords &&
  !isQuestion &&
  !isQuestionPurpose(purpose.purpose) &&
  !uninformativePurposes.has(purpose.purpose)

/**
 * Whether a reaction may encourage a plan that is unwise or not the caller's own, agree with what others say about the
 * caller, or rejoice at something sad.
 */
function mayHurt(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { normalisedText } = utterance
  const { purpose, probability } = utterance.purpose
  if (purpose === 'tells-plan')
    return !ownPlanPattern.test(normalisedText) || unsafePlanPattern.test(normalisedText)
  if (purpose === 'tells-opinion') return reportedOpinionPattern.test(normalisedText)
  return (
    findValence(purpose) === 'pleasant' &&
    probability < minJoyProbabilityInPainfulContext &&
    hasPainfulContext(draft, utterance)
  )
}

/** Minimum probability of the purpose by which a question is answered. */
const minQuestionProbability = 0.35
/** Lower than `minQuestionProbability`, because the form of a clear question also determines the answer. */
const minClearQuestionProbability = 0.2
/** Minimum summed probability of all question purposes for a hidden question: one without the form of a question. */
const minHiddenQuestionProbability = 0.75
const minHiddenQuestionWords = 4
/** A longer text also contains a statement, which is more important: "par quoi je commence, j'ai mon voisin qui…". */
const maxHiddenQuestionWords = 20

/** Matches the forms that a statement never has. */
const unmistakableForm = /^(?:why|would|knows|opinion)$/

/** Answers a question by its purpose and form, when no rule for more specific questions has answered it. */
export const answerByPurpose: Rule = (draft, utterance) => {
  const { isQuestion } = utterance
  const { purpose, probability } = utterance.purpose
  if (isOccupied(draft)) return false
  const form = findFormOfMainSentence(utterance)
  // The purpose of a request or a statement says nothing about a question, so only the form decides.
  if (!isQuestionPurpose(purpose) || purpose === 'asks-to-do') {
    if (form === 'opinion') return draft.sayOneOf(findAnswers('asks-view', form))
    if (form === 'would' && isQuestion) return draft.sayOneOf(findAnswers('asks-companion', form))
  }
  if (!isQuestionPurpose(purpose) || !mayBeQuestion(utterance)) return false
  const isHidden = isHiddenQuestion(utterance, form)
  if (isHidden && !isCertainHiddenQuestion(utterance)) return false
  const isClear = !isHidden && form !== 'other'
  if (probability < (isClear ? minClearQuestionProbability : minQuestionProbability)) return false
  if (purpose === 'asks-companion' && answerFromSelfAnswers(draft, utterance)) return true
  const asksForFact = form === 'knows' || /^asks-(?:fact|practical)$/.test(purpose)
  if (asksForFact && sayWhereToFindOut(draft, utterance)) return true
  if (asksForFact && /^(?:other|knows)$/.test(form) && admitUnknownSubject(draft, utterance))
    return true
  // "Vous savez comment on fait pour estimer une maison" asks for a fact and not for comfort.
  const isPractical = purpose === 'asks-how-to-cope' && form === 'knows'
  return draft.sayOneOf(findAnswers(isPractical ? 'asks-practical' : purpose, form))
}

function findFormOfMainSentence({ text }: UtteranceAnalysis): QuestionForm {
  // "Où" is replaced because, without its accent, it would be "ou" and seem to offer two options.
  const question = findMainSentence(text).replace(/(?<!\p{L})où(?!\p{L})/giu, 'à quel endroit')
  return findQuestionForm(normaliseText(question))
}

const isHiddenQuestion = ({ intents, isQuestion }: UtteranceAnalysis, form: QuestionForm) =>
  !isQuestion && !intents.has('asks-advice') && !unmistakableForm.test(form)

const isCertainHiddenQuestion = ({ purpose, wordCount }: UtteranceAnalysis) =>
  wordCount >= minHiddenQuestionWords &&
  wordCount <= maxHiddenQuestionWords &&
  purpose.questionProbability >= minHiddenQuestionProbability

/** Answers a question about the companion from `selfAnswers`; returns false when none fits. */
const answerFromSelfAnswers: Rule = (draft, { normalisedText }) => {
  const answers = selfAnswers.find(([pattern]) => pattern.test(normalisedText))?.[1]
  return answers !== undefined && draft.sayOneOf(answers)
}

/** Minimum probability at which an utterance counts as a question although `askingPattern` does not match it. */
const minQuestionProbabilityWithoutForm = 0.9

/** Whether an utterance with the purpose of a question has a question mark or typical words, or is very probably one. */
const mayBeQuestion = ({ normalisedText, purpose, text }: UtteranceAnalysis): boolean =>
  text.includes('?') ||
  (purpose.probability >= minQuestionProbabilityWithoutForm && !fatal.test(normalisedText)) ||
  askingPattern.test(normalisedText.replace(rhetoricalPattern, ' '))
