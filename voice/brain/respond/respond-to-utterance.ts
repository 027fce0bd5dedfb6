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
  activityInterruptedReplies,
  activityRefusalReplies,
  activityStoppedQuestions,
  activityStoppedReplies,
  correctedQuestions,
  correctedReplies,
  doubtfulAnswerContinuations,
  genericQuestions,
  misunderstandingApologies,
  nameReplies,
  noReplies,
  rephraseQuestions,
  requestedActivityReplies,
  shortAnswerContinuations,
  shortAnswerQuestions,
  thanksQuestions,
  thanksReplies,
  unsureReplies,
} from '../templates/conversation-templates'
import { childSexualContentRefusals } from '../templates/danger-templates'
import { findTopics, topicById } from '../topics/all-topics'
import { analyseUtterance, type UtteranceAnalysis } from '../understanding/analyse-utterance'
import { findCorrection } from '../understanding/find-correction'
import { announcesLeaving, isClosingWords, isGoodbye } from '../understanding/goodbye'
import { normaliseText } from '../understanding/normalise-text'
import { reflect } from '../understanding/reflect'
import { answerSmallTalk } from './answer-small-talk'
import { answerHealthQuestion } from './answers/answer-health-question'
import { answerMemoryQuestion, rememberStatement } from './answers/answer-memory-question'
import { answerQuestion } from './answers/answer-question'
import { fulfilRequest } from './answers/fulfil-request'
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
  if (respondToDanger(draft, text)) {
    rememberStatement(draft, text)
    return
  }
  const utterance = analyseUtterance(text, draft.context.companion.persona.address)
  if (utterance.callerName) draft.update({ callerName: utterance.callerName })
  if (leavesActivity(draft, utterance)) {
    stopActivity(draft)
    const isSerious = utterance.topics.some((topic) => topicById.get(topic)?.isSerious)
    if (isSerious && !utterance.isQuestion) draft.sayOneOf(activityInterruptedReplies)
  }
  rules.some((rule) => rule(draft, utterance))
  rememberStatement(draft, utterance.text)
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

/** Answers small talk, then returns to the running activity. */
const answerSmallTalkAndReturn: Rule = (draft, utterance) => {
  if (!answerSmallTalk(draft, utterance)) return false
  if (returnToActivity(draft)) return true
  if (utterance.intents.has('asks-abilities') && mentionTwoActivities(draft)) return true
  if (draft.sentences.some((sentence) => sentence.endsWith('?'))) return true
  if (!utterance.intents.has('asks-how-companion-is')) return true
  return askNewQuestion(draft)
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
    isGoodbye(text, companion.name) &&
    (runningActivity === null || announcesLeaving(text) || isPlainGoodbye(draft, text))
  if (isCallerLeaving && (isLeaving || isClosingWords(text, companion.name))) return true
  draft.update({ hasSaidGoodbye: isLeaving, isCallerLeaving: isLeaving })
  if (!isLeaving) return false
  const { farewells } = companion.persona.manner
  if (intents.has('thanks')) draft.sayOneOf(listThanksReplies(draft))
  return draft.sayOneOf(farewells) || draft.sayOneOf(defaultFarewells)
}

/** Only in a lesson a mere formula of goodbye may be the answer to a step. */
const isPlainGoodbye = (draft: ResponseDraft, text: string) =>
  draft.state.runningActivity?.id !== 'lecon-de-vocabulaire' && text.trim().includes(' ')

/** Receives grief, distress or shame before anything else, and suggests nothing afterwards. */
const receiveHardship: Rule = (draft, utterance) => {
  const [topic] = utterance.topics
  if (!topic || utterance.isQuestion || !topicById.get(topic)?.isSerious) return false
  if (utterance.wordCount < 3 || utterance.intents.has('no')) return false
  draft.update({ suggestion: { state: 'disabled' } })
  return continueConversation(draft, utterance)
}

/** Disables games and exercises for the call when the caller refuses them. */
const refuseActivities: Rule = (draft, utterance) => {
  if (!utterance.intents.has('refuses-activities')) return false
  stopActivity(draft)
  draft.sayOneOf(activityRefusalReplies)
  return continueConversation(
    draft,
    utterance.wordCount > 8 ? { ...utterance, reflection: null } : null,
  )
}

/** Accepts that the companion misunderstood, and takes up what the caller says instead. */
const acceptCorrection: Rule = (draft, { intents, text, wordCount }) => {
  if (!intents.has('reports-misunderstanding')) return false
  draft.sayOneOf(misunderstandingApologies)
  const corrected = findCorrection(text)
  const address = draft.context.companion.persona.address
  if (corrected) {
    const sentence = reflect(corrected, address) ?? corrected
    draft.sayOneOf(correctedReplies, { sentence })
    draft.update({ topic: findTopics(normaliseText(corrected))[0] ?? null })
    return draft.sayOneOf(correctedQuestions) || draft.sentences.length > 0
  }
  if (wordCount > 40) return false
  return askQuestion(draft, [rephraseQuestions, genericQuestions])
}

/** Continues after a short answer such as "ok nickel" or "bof" with what was last said. */
const continueAfterShortAnswer: Rule = (draft, { normalisedText, wordCount }) => {
  const { interruptedSentences, turnCount } = draft.state
  if (wordCount > 4 || turnCount < 2 || interruptedSentences.length > 0) return false
  const isDoubtful =
    /^(ah |euh |oh )*(bof+|mouais|mouai|moyen|pas (trop|vraiment|convaincue?)|mwais|mouif)\b/
  const isAgreeing =
    /^(ah |oh |euh |ben |bah |bon )*(ok|okay|nickel|d accord|dac|je vois|ah|super|parfait|cool|bien|tres bien|ca marche|entendu|mm+|mh+|hm+|voila|c est vrai|tant mieux|top|genial)( (ok|nickel|super|bien|merci|d accord|cool|alors|oui|parfait|ca marche|c est vrai|top))*$/
  const pool = isDoubtful.test(normalisedText)
    ? doubtfulAnswerContinuations
    : isAgreeing.test(normalisedText)
      ? shortAnswerContinuations
      : null
  if (!pool || !draft.sayOneOf(pool)) return false
  const topic = draft.state.topic ? topicById.get(draft.state.topic) : null
  return (topic ? draft.sayOneOf(topic.questions) : draft.sayOneOf(shortAnswerQuestions)) || true
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
  const hasReservation =
    utterance.isQuestion ||
    wordCount > 7 ||
    /\b(mais|plutot|prefere|sauf|d abord|apres|plus tard|seulement|avant|finalement|pas (ca|de|d)|si (c est|ca|ce|je|j|on))\b/.test(
      normalisedText,
    )
  const isExplicitYes =
    /\b(oui|ouais|yes|ok|d accord|dac|volontiers|avec plaisir|carrement|bien sur|pourquoi pas|allez|allons y|on y va|vas y|ca marche|je veux bien|on essaie|si tu veux|si vous voulez)\b/.test(
      normalisedText,
    )
  const isNamed = wordCount <= 6 && Boolean(activity?.requestPattern.test(normalisedText))
  const isAccepted = !hasReservation && ((intents.has('yes') && isExplicitYes) || isNamed)
  if (activity && isAccepted && !intents.has('no')) {
    startActivity(draft, activity)
    return true
  }
  draft.update({ suggestion: { state: 'disabled' } })
  if (utterance.isQuestion || (!intents.has('no') && !intents.has('unsure'))) return false
  draft.sayOneOf(noReplies)
  if (wordCount > 5) return continueConversation(draft, utterance)
  return askNewQuestion(draft)
}

const startRequestedActivity: Rule = (draft, { intents, normalisedText }) => {
  if (!intents.has('asks-activity') || intents.has('refuses-activities')) return false
  if (intents.has('asks-joke')) return false
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
  answerMemoryQuestion,
  answerHealthQuestion,
  refuseExplicitContent,
  sayGoodbye,
  stopActivityOnRequest,
  refuseActivities,
  repeatOnRequest,
  resumeAfterInterruption,
  acceptCorrection,
  fulfilRequest,
  receiveHardship,
  startRequestedActivity,
  answerSmallTalkAndReturn,
  continueRunningActivity,
  handleSuggestionAnswer,
  answerQuestion,
  replyToThanks,
  replyToName,
  continueAfterShortAnswer,
  replyToUncertainty,
  continueConversation,
]

/** Whether the caller turns to something else than the running activity. */
function leavesActivity(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { runningActivity } = draft.state
  if (!runningActivity) return false
  const { intents, isQuestion, normalisedText, topics, wordCount } = utterance
  if (intents.has('repeat') || intents.has('asks-if-human') || intents.has('asks-name'))
    return false
  const isSerious = topics.some((topic) => topicById.get(topic)?.isSerious) && wordCount >= 4
  if (isSerious || intents.has('refuses-activities') || intents.has('changes-topic')) return true
  const isNewSubject = /^(sinon|au fait|en fait|bref|dis|attends|par contre|ecoute|non mais)\b/
  const isRequest = /\b(aide|aidez) moi|(tu|vous) (peux|pouvez|pourrais|pourriez) (me|m)\b/
  if (isNewSubject.test(normalisedText) && wordCount > 5) return true
  if (isRequest.test(normalisedText)) return true
  return (
    isQuestion &&
    /\b(je|j|tu|te|toi|ton|vous|mon|ma|mes|il|elle|on|c est|ca|est ce que|comment|pourquoi|combien|quand)\b/.test(
      normalisedText,
    )
  )
}

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
