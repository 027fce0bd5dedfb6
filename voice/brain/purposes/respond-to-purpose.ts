import type { ResponseDraft } from '../dialogue/response-draft'
import { isOccupied, namesActivity } from '../respond/activities/is-occupied'
import { mayWantActivity } from '../respond/continue-conversation'
import type { Rule } from '../respond/rule'
import { greetBack } from '../tellings/greet-back'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'
import { repliesByPurpose, repliesByValence } from './all-replies'
import { findValence, isQuestionPurpose, shortPurposes, type Valence } from './purpose'
import { takeUp } from './take-up'

/** Below these probabilities the purpose is not used; a statement then gets what fits its valence. */
const minStatementProbability = 0.5
/** What is said about a secret is out of place when there is none. */
const minConfidingProbability = 0.7
const minQuestionProbability = 0.35
/** From this probability on, a question that names an activity does not ask for it. */
const minQuestionAboutActivityProbability = 0.6
/** A question without the form of one must be more probable. */
const minHiddenQuestionProbability = 0.75
const minHiddenQuestionWords = 4

/** Below these sums of probabilities nothing is said; joy about something painful is the worst mistake. */
const minValenceProbability: Readonly<Record<Valence, number>> = {
  pleasant: 0.6,
  painful: 0.7,
  neutral: 0.5,
}

/** Fewer words are an answer or a sign. */
const minStatementWords = 4

/** Share of the reactions that are followed by a question: when the purpose is certain, after a question, else. */
const questionShare = 0.7
const questionShareAfterQuestion = 0.5
const uncertainQuestionShare = 0.35

/** Reacts to why the caller tells something, and to a long story also restates what matters most in it. */
export const reactToPurpose: Rule = (draft, utterance) => {
  const { isQuestion, mood, purpose, wordCount } = utterance
  if (wordCount < minStatementWords || isQuestion) return false
  if (isQuestionPurpose(purpose.purpose) || shortPurposes.has(purpose.purpose)) return false
  const valence = findValence(purpose.purpose)
  const minProbability =
    purpose.purpose === 'confides' ? minConfidingProbability : minStatementProbability
  const isCertain = purpose.probability >= minProbability
  const replies = isCertain ? repliesByPurpose.get(purpose.purpose) : repliesByValence.get(valence)
  const contradictsMood = valence === 'pleasant' && mood !== null && mood !== 'joy'
  if (!replies || contradictsMood) return false
  if (purpose.valenceProbability < minValenceProbability[valence]) return false
  if (!isFree(draft, utterance)) return false
  greetBack(draft, utterance)
  takeUp(draft, utterance, isCertain)
  if (!draft.sayOneOf(replies.reactions) && draft.sentences.length === 0) return false
  const isPainful = valence === 'painful'
  if (isPainful) draft.update({ suggestion: { state: 'disabled' } })
  draft.update({
    topic: utterance.topics[0] ?? (isPainful ? draft.state.topic : null),
    turnsSinceTopic: 0,
  })
  const hasJustAsked = draft.state.lastResponse.at(-1)?.endsWith('?') ?? false
  const certainShare = hasJustAsked ? questionShareAfterQuestion : questionShare
  const share = isCertain ? certainShare : uncertainQuestionShare
  if (draft.nextRandomValue() < share) draft.sayOneOf(replies.questions)
  return true
}

/** Answers a question by what the caller wants with it, when nothing more definite is known about it. */
export const answerByPurpose: Rule = (draft, utterance) => {
  const { intents, purpose, wordCount } = utterance
  if (!isQuestionPurpose(purpose.purpose)) return false
  const asks = utterance.isQuestion || intents.has('asks-advice')
  if (!asks && wordCount < minHiddenQuestionWords) return false
  // "Tu penses que je devrais réviser" names an activity but does not ask for it.
  const mayAskForActivity =
    purpose.purpose === 'asks-to-do' || purpose.probability < minQuestionAboutActivityProbability
  if (mayAskForActivity ? !isFree(draft, utterance) : isOccupied(draft)) return false
  const minProbability = asks ? minQuestionProbability : minHiddenQuestionProbability
  if (purpose.probability < minProbability) return false
  const replies = repliesByPurpose.get(purpose.purpose)
  if (!replies || !draft.sayOneOf(replies.reactions)) return false
  if (!draft.sentences.at(-1)?.endsWith('?') && draft.nextRandomValue() < questionShare)
    draft.sayOneOf(replies.questions)
  return true
}

const isFree = (draft: ResponseDraft, utterance: UtteranceAnalysis) =>
  !isOccupied(draft) && !namesActivity(draft, utterance) && !mayWantActivity(draft, utterance)
