import { findActivity } from '../activities/all-activities'
import {
  chooseActivity,
  findRequestedActivity,
  listActivitiesFor,
} from '../activities/choose-activity'
import { continueActivity, startActivity, stopActivity } from '../activities/run-activity'
import type { ResponseDraft } from '../dialogue/response-draft'
import { defaultFarewells } from '../templates/call-event-templates'
import { templatesByCategory } from '../templates/categories/templates-by-category'
import {
  activityStoppedQuestions,
  activityStoppedReplies,
  gameInterruptedReplies,
  genericQuestions,
  misunderstandingApologies,
  nameReplies,
  noReplies,
  rephraseQuestions,
  requestedActivityReplies,
  returnToTopicTransitions,
  thanksQuestions,
  thanksReplies,
  topicChangeReplies,
  unsureReplies,
} from '../templates/conversation-templates'
import { childSexualContentRefusals } from '../templates/danger-templates'
import { topicById } from '../topics/all-topics'
import { analyseUtterance, type UtteranceAnalysis } from '../understanding/analyse-utterance'
import { announcesLeaving, isClosingWords, isGoodbye } from '../understanding/goodbye'
import { answerSmallTalk } from './answer-small-talk'
import { askQuestion } from './ask-question'
import { continueConversation } from './continue-conversation'
import {
  repeatLastSentence,
  repeatPendingQuestion,
  resumeInterruptedResponse,
} from './repeat-sentences'
import { respondToDanger } from './respond-to-danger'

/** Adds a response to the draft and returns true, or returns false when the rule does not apply. */
type Rule = (draft: ResponseDraft, utterance: UtteranceAnalysis) => boolean

/** Responds to typed or transcribed text. The first rule that responds wins. */
export function respondToUtterance(draft: ResponseDraft, text: string) {
  draft.update({ turnCount: draft.state.turnCount + 1 })
  if (respondToDanger(draft, text)) return
  const utterance = analyseUtterance(text, draft.context.companion.persona.address)
  if (utterance.callerName) draft.update({ callerName: utterance.callerName })
  rules.some((rule) => rule(draft, utterance))
}

const refuseChildSexualContent: Rule = (draft, { intents }) => {
  if (!intents.has('explicit-with-minor')) return false
  stopActivity(draft)
  return draft.sayOneOf(childSexualContentRefusals)
}

const refuseExplicitContent: Rule = (draft, { intents }) => {
  if (!intents.has('explicit')) return false
  const { explicitContentRefusals, followUpQuestions } = getCategoryTemplates(draft)
  draft.sayOneOf(explicitContentRefusals)
  return returnToActivity(draft) || askQuestion(draft, [followUpQuestions, genericQuestions])
}

const repeatOnRequest: Rule = (draft, { intents, wordCount }) =>
  intents.has('repeat') && wordCount <= 9 && repeatLastSentence(draft)

const stopActivityOnRequest: Rule = (draft, { intents }) => {
  if (!intents.has('stop') || !draft.state.runningActivity) return false
  stopActivity(draft)
  draft.sayOneOf(activityStoppedReplies)
  return askQuestion(draft, [activityStoppedQuestions])
}

/** Answers small talk, then returns to the running activity or to the topic. */
const answerSmallTalkAndReturn: Rule = (draft, utterance) => {
  if (!answerSmallTalk(draft, utterance)) return false
  if (returnToActivity(draft)) return true
  if (utterance.intents.has('asks-abilities') && mentionTwoActivities(draft)) return true
  if (utterance.intents.has('insult')) return true
  if (draft.state.topic) draft.sayOneOf(returnToTopicTransitions)
  return continueConversation(draft, null)
}

/** Resumes an interrupted response when the caller said only a few words or asks to go on. */
const resumeAfterInterruption: Rule = (draft, { intents, wordCount }) => {
  const { interruptedSentences } = draft.state
  const isShort = wordCount <= 3 || intents.has('continue')
  return (
    interruptedSentences.length > 0 &&
    isShort &&
    !intents.has('no') &&
    resumeInterruptedResponse(draft, interruptedSentences)
  )
}

/**
 * Answers the caller's goodbye with a farewell, after which the call ends. Says nothing when that
 * was done and the caller only says goodbye as well. During an activity only an announcement to
 * leave counts, because some steps ask how one says goodbye.
 */
const sayGoodbye: Rule = (draft, { intents, text }) => {
  const { companion } = draft.context
  const { isCallerLeaving, runningActivity } = draft.state
  const isLeaving =
    isGoodbye(text, companion.name) && (runningActivity === null || announcesLeaving(text))
  if (isCallerLeaving && (isLeaving || isClosingWords(text, companion.name))) return true
  draft.update({ hasSaidGoodbye: isLeaving, isCallerLeaving: isLeaving })
  if (!isLeaving) return false
  const { farewells } = companion.persona.manner
  if (intents.has('thanks')) draft.sayOneOf(listThanksReplies(draft))
  return draft.sayOneOf(farewells) || draft.sayOneOf(defaultFarewells)
}

/** Stops a game when the caller mentions a serious topic. */
const stopGameForSeriousTopic: Rule = (draft, utterance) => {
  const { runningActivity } = draft.state
  const isSerious = utterance.topics.some((topic) => topicById.get(topic)?.isSerious)
  if (!runningActivity || !findActivity(runningActivity.id)?.isPlayful) return false
  if (!isSerious || utterance.wordCount < 5) return false
  stopActivity(draft)
  draft.sayOneOf(gameInterruptedReplies)
  return continueConversation(draft, { ...utterance, reflection: null })
}

const continueRunningActivity: Rule = (draft, utterance) => {
  const { runningActivity } = draft.state
  if (!runningActivity) return false
  continueActivity(draft, runningActivity, { kind: 'words', utterance })
  return draft.sentences.length > 0
}

/** Starts the suggested activity when the caller accepts it; otherwise suggests nothing again. */
const handleSuggestionAnswer: Rule = (draft, utterance) => {
  const { suggestion } = draft.state
  if (suggestion.state !== 'pending') return false
  const activity = findActivity(suggestion.activityId)
  const { intents, normalisedText, wordCount } = utterance
  const hasReservation = wordCount > 5 && /\b(mais|plutot|prefere|sauf)\b/.test(normalisedText)
  const isNamed = wordCount <= 6 && Boolean(activity?.requestPattern.test(normalisedText))
  const isAccepted =
    (intents.has('yes') && !hasReservation) || intents.has('asks-activity') || isNamed
  if (activity && isAccepted && !intents.has('no')) {
    startActivity(draft, activity)
    return true
  }
  draft.update({ suggestion: { state: 'disabled' } })
  if (!intents.has('no') && !intents.has('unsure')) return false
  draft.sayOneOf(noReplies)
  if (wordCount > 5) return continueConversation(draft, utterance)
  return askNewQuestion(draft)
}

const startRequestedActivity: Rule = (draft, { intents, normalisedText }) => {
  if (!intents.has('asks-activity')) return false
  const { companion } = draft.context
  const requested =
    findRequestedActivity(companion, normalisedText) ??
    chooseActivity(companion, draft.state, normalisedText)
  if (!requested || draft.state.finishedActivityIds.includes(requested.id)) return false
  draft.sayOneOf(requestedActivityReplies)
  startActivity(draft, requested)
  return true
}

const replyToThanks: Rule = (draft, { intents, wordCount }) => {
  if (!intents.has('thanks') || wordCount > 8) return false
  draft.sayOneOf(listThanksReplies(draft))
  return askQuestion(draft, [thanksQuestions])
}

const apologiseForMisunderstanding: Rule = (draft, { intents }) => {
  if (!intents.has('reports-misunderstanding')) return false
  draft.sayOneOf(misunderstandingApologies)
  return askQuestion(draft, [rephraseQuestions, genericQuestions])
}

const changeTopicOnRequest: Rule = (draft, { intents, wordCount }) => {
  if (!intents.has('changes-topic') || wordCount > 8) return false
  draft.update({ topic: null })
  draft.sayOneOf(topicChangeReplies)
  return askNewQuestion(draft)
}

const replyToName: Rule = (draft, { callerName, wordCount }) => {
  if (!callerName || wordCount > 9) return false
  draft.sayOneOf(nameReplies)
  draft.update({ nameLastUsedAtTurn: draft.state.turnCount })
  return askQuestion(draft, [getCategoryTemplates(draft).openingQuestions, genericQuestions])
}

const replyToUncertainty: Rule = (draft, { intents }) => {
  if (!intents.has('unsure')) return false
  draft.sayOneOf(unsureReplies)
  return continueConversation(draft, null)
}

/** By priority. */
const rules: readonly Rule[] = [
  refuseChildSexualContent,
  refuseExplicitContent,
  sayGoodbye,
  stopActivityOnRequest,
  repeatOnRequest,
  resumeAfterInterruption,
  answerSmallTalkAndReturn,
  stopGameForSeriousTopic,
  continueRunningActivity,
  handleSuggestionAnswer,
  startRequestedActivity,
  replyToThanks,
  apologiseForMisunderstanding,
  changeTopicOnRequest,
  replyToName,
  replyToUncertainty,
  continueConversation,
]

/** Repeats the question of the running activity; returns false when no activity is running. */
function returnToActivity(draft: ResponseDraft): boolean {
  const { lastResponse, runningActivity } = draft.state
  const question = lastResponse.at(-1)
  return (
    runningActivity !== null && question !== undefined && repeatPendingQuestion(draft, question)
  )
}

/** Names two activities of the companion as examples of what it can do. */
function mentionTwoActivities(draft: ResponseDraft): boolean {
  const [first, second] = listActivitiesFor(draft.context.companion)
  if (!first || !second) return false
  const slots = { first: first.nounPhrase, second: second.nounPhrase }
  return draft.sayOneOf(['Par exemple {first}, ou {second}, quand {tu veux|vous voulez}.'], slots)
}

function askNewQuestion(draft: ResponseDraft): boolean {
  const { openingQuestions, followUpQuestions } = getCategoryTemplates(draft)
  return askQuestion(draft, [openingQuestions, followUpQuestions])
}

const getCategoryTemplates = (draft: ResponseDraft) =>
  templatesByCategory[draft.context.companion.category]

const listThanksReplies = (draft: ResponseDraft) => [
  ...draft.context.companion.persona.manner.thanksReplies,
  ...thanksReplies,
]
