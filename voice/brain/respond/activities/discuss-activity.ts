import type { Activity } from '../../activities/activity'
import { findActivity } from '../../activities/all-activities'
import {
  chooseActivity,
  findRequestedActivity,
  listActivitiesFor,
} from '../../activities/choose-activity'
import {
  continueActivity,
  isQuietActivityRunning,
  startActivity,
  stopActivity,
} from '../../activities/run-activity'
import type { DialogueState } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import {
  activityCautions,
  activityDescriptions,
  activityDurations,
  activityExamples,
  activityInterruptedReplies,
  activityInvitations,
  activityRefusalReplies,
  activityStoppedQuestions,
  activityStoppedReplies,
  freeToStopReplies,
  halfHeartedAcceptanceReplies,
  lifeEventPattern,
  requestedActivityReplies,
} from '../../templates/activity-templates'
import {
  cautionPattern,
  descriptionQuestion,
  durationQuestion,
  explicitYesPattern,
  hardshipQuestion,
  harmPattern,
  helpRequest,
  lostInterest,
  newSubjectPattern,
  newsPattern,
  openChoiceAnswer,
  openRequest,
  otherProposal,
  otherWish,
  ownGamePattern,
  personalMatterPattern,
  qualifiedYesPattern,
  realLife,
  sensation,
  stopQuestion,
  yesBeforeStatement,
} from '../../templates/activity-words'
import { suggestionRefusalReplies } from '../../templates/conversation-templates'
import { endsWithQuestionMark, type Template } from '../../templates/template'
import { topicById } from '../../topics/all-topics'
import { type Act, estimateHardship } from '../../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { isPainfulMood } from '../../understanding/find-mood'
import { askCategoryQuestion, continueConversation } from '../continue-conversation'
import { fulfilRequest } from '../requests/fulfil-request'
import type { Rule } from '../rule'
import { suggestActivity } from './suggest-activity'

/** When the caller wants to stop, ends the activity or series of questions and asks what the caller wants instead. */
export const stopActivityOnRequest: Rule = (draft, utterance) => {
  if (!utterance.intents.has('stop') && !losesInterest(draft, utterance)) return false
  stopActivity(draft)
  draft.update({ questioning: null })
  draft.sayOneOf(activityStoppedReplies)
  return draft.sayOneOf(activityStoppedQuestions) || draft.sentences.length > 0
}

/**
 * Disables suggestions when the caller has left one unanswered and the response asks something. `suggestionBefore`: the
 * suggestion before the rules responded to the caller's utterance.
 */
export function expireSuggestion(
  draft: ResponseDraft,
  suggestionBefore: DialogueState['suggestion'],
) {
  const isUnanswered =
    suggestionBefore.state === 'pending' && draft.state.suggestion === suggestionBefore
  if (isUnanswered && draft.sentences.some(endsWithQuestionMark))
    draft.update({ suggestion: { state: 'disabled' } })
}

/** A longer refusal says something else, too. */
const maxRefusalWords = 8

/**
 * When the caller refuses games or exercises: stops the running one, suggests none unless the caller asks for one, and
 * responds to what else the caller says.
 */
export const refuseActivities: Rule = (draft, utterance) => {
  const { intents, normalisedText } = utterance
  // "Guidez-moi un moment, mais pas la respiration" refuses one exercise only.
  if (!intents.has('refuses-activities') || /\bguide\w* moi\b/.test(normalisedText)) return false
  stopActivity(draft)
  draft.update({ questioning: null })
  draft.sayOneOf(activityRefusalReplies)
  if (fulfilRequest(draft, utterance)) return true
  if (utterance.wordCount > maxRefusalWords) return continueConversation(draft, utterance)
  return draft.sentences.length > 0
}

/** A longer utterance is not a question about the activity. */
const maxActivityQuestionWords = 20

/**
 * Answers a question about the suggested or running activity, without starting it or going on with it. Warns a caller
 * who names a health condition, if the activity is quiet or the caller asks what it is.
 */
export const explainActivity: Rule = (draft, utterance) => {
  const activity = findDiscussedActivity(draft)
  if (!activity || !mayAskAboutActivity(utterance)) return false
  const { normalisedText } = utterance
  const namesHealthCondition = cautionPattern.test(normalisedText)
  if (namesHealthCondition && activity.pace === 'quiet') return sayAllOf(draft, activityCautions)
  if (stopQuestion.test(normalisedText)) return draft.sayOneOf(freeToStopReplies)
  const stepCount = activity.getSteps(draft.context.companion.language).length
  const slots = { activity: activity.nounPhrase, count: numberNames[stepCount] ?? 'quelques' }
  if (durationQuestion.test(normalisedText) && !personalMatterPattern.test(normalisedText))
    return draft.sayOneOf(activityDurations[activity.pace], slots) && inviteToTry(draft)
  if (!descriptionQuestion.test(normalisedText)) return false
  if (namesHealthCondition) return sayAllOf(draft, activityCautions)
  return draft.sayOneOf(activityDescriptions[activity.pace], slots) && inviteToTry(draft)
}

/** Returns the running activity, or else the suggested one. */
function findDiscussedActivity({ state }: ResponseDraft): Activity | undefined {
  const { runningActivity, suggestion } = state
  if (runningActivity) return findActivity(runningActivity.id)
  return suggestion.state === 'pending' ? findActivity(suggestion.activityId) : undefined
}

function mayAskAboutActivity({ act, normalisedText, text, wordCount }: UtteranceAnalysis): boolean {
  const isRemark =
    /\bc est (?:dangereux|difficile|dur|bizarre)\b/.test(normalisedText) && !text.includes('?')
  const isAboutCompanion = act === 'asks-self' && /\b(?:toi|vous)\b/.test(normalisedText)
  const isShort = wordCount <= maxActivityQuestionWords
  return isShort && !isRemark && !isAboutCompanion && act !== 'asks-translation'
}

/** Invites the caller to try the activity, unless it is running. Always returns true. */
function inviteToTry(draft: ResponseDraft): true {
  if (draft.state.runningActivity === null) draft.sayOneOf(activityInvitations)
  return true
}

function sayAllOf(draft: ResponseDraft, templates: readonly Template[]): boolean {
  draft.sayAll(templates)
  return draft.sentences.length > 0
}

/** The numbers of steps that an activity may have, in words. */
const numberNames: Readonly<Record<number, string>> = {
  4: 'quatre',
  5: 'cinq',
  6: 'six',
  7: 'sept',
  8: 'huit',
  9: 'neuf',
  10: 'dix',
  11: 'onze',
  12: 'douze',
}

/** Takes the utterance as the answer to the step of the running activity, and says the next step. */
export const continueRunningActivity: Rule = (draft, utterance) => {
  const { runningActivity } = draft.state
  if (!runningActivity) return false
  continueActivity(draft, runningActivity, { kind: 'recognised', utterance })
  return draft.sentences.length > 0
}

/** A longer utterance says more than yes to a suggestion. */
const maxAcceptanceWords = 8
/** A longer utterance that names the activity may be about something else. */
const maxAcceptanceByNameWords = 6
/** A longer answer says more than no or "si tu veux". */
const maxShortAnswerWords = 5

/**
 * Starts the suggested activity when the caller accepts it, and asks once more after "si tu veux". Any other utterance
 * disables suggestions. This rule then responds only to a no or to a caller who is unsure, and leaves anything else to
 * other rules.
 */
export const handleSuggestionAnswer: Rule = (draft, utterance) => {
  const { suggestion } = draft.state
  if (suggestion.state !== 'pending') return false
  const activity = findActivity(suggestion.activityId)
  const { intents, normalisedText, wordCount, isQuestion } = utterance
  if (activity && acceptsActivity(activity, utterance)) {
    startActivity(draft, activity)
    return true
  }
  // "Si tu veux" is not a yes. The companion asks once more.
  const leavesChoice = wordCount <= maxShortAnswerWords && openChoiceAnswer.test(normalisedText)
  if (leavesChoice && draft.sayOneOf(halfHeartedAcceptanceReplies)) {
    // Stores a new object, so that `expireSuggestion` does not treat the suggestion as unanswered.
    draft.update({ suggestion: { ...suggestion } })
    return true
  }
  draft.update({ suggestion: { state: 'disabled' } })
  if (isQuestion || (!intents.has('no') && !intents.has('unsure'))) return false
  draft.sayOneOf(suggestionRefusalReplies)
  if (wordCount > maxShortAnswerWords) return continueConversation(draft, utterance)
  return askCategoryQuestion(draft)
}

/** Whether the caller agrees to the suggested activity or names it, and sets no condition and adds nothing else. */
function acceptsActivity({ requestPattern }: Activity, utterance: UtteranceAnalysis): boolean {
  const { intents, isQuestion, mood, normalisedText, wordCount } = utterance
  const saysMoreThanYes =
    isQuestion ||
    wordCount > maxAcceptanceWords ||
    qualifiedYesPattern.test(normalisedText) ||
    yesBeforeStatement.test(normalisedText)
  if (saysMoreThanYes || intents.has('no') || isPainfulMood(mood)) return false
  const isNamed = wordCount <= maxAcceptanceByNameWords && requestPattern.test(normalisedText)
  return isNamed || explicitYesPattern.test(normalisedText)
}

/**
 * Starts the activity that the caller names, or one that suits the topic when the caller names none and wants to begin
 * at once ("on joue"). Only suggests one when the request leaves the choice open: "on fait quoi ?" Returns false when
 * the requested activity was finished in this call.
 */
export const startRequestedActivity: Rule = (draft, utterance) => {
  const { intents, normalisedText } = utterance
  if (otherProposal.test(normalisedText)) return false
  if (intents.has('refuses-activities') || intents.has('asks-joke') || intents.has('no'))
    return false
  const isOpenRequest = openRequest.test(normalisedText)
  if (!intents.has('asks-activity') && !isOpenRequest) return false
  const { companion } = draft.context
  const namedActivity = findRequestedActivity(companion, normalisedText)
  if (!namedActivity && ownGamePattern.test(normalisedText)) return false
  const wantsSuggestion = isOpenRequest || !namedActivity || intents.has('asks-how-companion-is')
  if (wantsSuggestion && !startRequest.test(normalisedText)) {
    draft.update({ suggestion: { state: 'not-made' } })
    return suggestActivity(draft, normalisedText) || mentionTwoActivities(draft)
  }
  const requestedActivity = namedActivity ?? chooseActivity(companion, draft.state, normalisedText)
  if (!requestedActivity || draft.state.finishedActivityIds.includes(requestedActivity.id))
    return false
  draft.sayOneOf(requestedActivityReplies)
  startActivity(draft, requestedActivity)
  return true
}

/** Matches words with which callers want to start at once: "on joue", "on fait une respiration". */
const startRequest = /\b(on (joue|fait (le|un|une|la))|lance|commence)\b/

/**
 * Names two activities of the companion as examples of what it can do; the first one becomes the pending
 * suggestion.
 */
export function mentionTwoActivities(draft: ResponseDraft): boolean {
  const [first, second] = listActivitiesFor(draft.context.companion)
  if (!first || !second) return false
  const slots = { first: first.nounPhrase, second: second.nounPhrase }
  draft.update({ suggestion: { state: 'pending', activityId: first.id } })
  return draft.sayOneOf(activityExamples, slots)
}

/** Acts of a caller who no longer wants the activity. */
const actsOfLostInterest: ReadonlySet<Act | null> = new Set<Act | null>([
  'stop',
  'change-topic',
  'complaint',
  'refuses-activity',
])

/** A longer utterance is about more than lost interest. */
const maxWordsOfLostInterest = 8
/** A longer "non" may answer the first step. */
const maxWordsOfRefusedStart = 4

/** Whether the caller wants to end the running activity, or refuses its first step, without naming another subject. */
function losesInterest({ state }: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { runningActivity } = state
  const { act, intents, normalisedText, wordCount } = utterance
  if (!runningActivity || wordCount > maxWordsOfLostInterest) return false
  const namesSubjectOrContinues = /\bparl\w* d|arret\w* pas\b/.test(normalisedText)
  if (namesSubjectOrContinues) return false
  const refusesToStart =
    runningActivity.stepIndex === 0 && intents.has('no') && wordCount <= maxWordsOfRefusedStart
  return (
    refusesToStart ||
    actsOfLostInterest.has(act) ||
    lostInterest.test(normalisedText) ||
    otherWish.test(normalisedText)
  )
}

/** At this probability of hardship, the utterance is bad news and not an answer to the step. */
const minHardshipProbability = 0.4

/**
 * With fewer words, the utterance may be the answer to the step, although its topic, mood or words suggest bad news.
 */
const minWordsOfSeriousTopic = 4
const minWordsOfPainfulMood = 5
const minWordsOfRealLife = 3

/** Whether the utterance reports a problem or a bad event instead of answering the step. */
function tellsBadNews(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { mood, normalisedText, text, topics, wordCount } = utterance
  const isSerious = topics.some((topic) => topicById.get(topic)?.isSerious)
  if (isSerious && wordCount >= minWordsOfSeriousTopic) return true
  if (isPainfulMood(mood) && wordCount >= minWordsOfPainfulMood) return true
  if (!isAboutRealLife(utterance)) return false
  const stepQuestion = draft.state.lastResponse.at(-1) ?? ''
  if (hardshipQuestion.test(stepQuestion)) return false
  const asksAboutPerson = /personne|qui /i.test(stepQuestion)
  const isNews = mood !== 'joy' && !asksAboutPerson && newsPattern.test(normalisedText)
  return (
    isNews || harmPattern.test(normalisedText) || estimateHardship(text) >= minHardshipProbability
  )
}

const isAboutRealLife = ({ normalisedText, wordCount }: UtteranceAnalysis): boolean =>
  wordCount >= minWordsOfRealLife && realLife.test(normalisedText)

/** A shorter utterance that starts with a word such as "sinon" may still be an answer to the step. */
const minWordsOfNewSubject = 6

/** Matches a pronoun, a possessive or a question word. A question with one of them is not part of an activity. */
const wordOfOtherQuestion =
  /\b(je|j|tu|te|toi|ton|vous|mon|ma|mes|il|elle|on|c est|ca|est ce que|comment|pourquoi|combien|quand)\b/

/** Whether the caller speaks of something other than the running activity. */
export function leavesActivity(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  if (!draft.state.runningActivity) return false
  const { intents, isQuestion, normalisedText, wordCount } = utterance
  if (intents.has('repeat') || intents.has('asks-if-human') || intents.has('asks-name'))
    return false
  // `stopActivityOnRequest` responds to a short statement of lost interest. A longer one also says something else.
  if (losesInterest(draft, utterance)) return false
  return (
    lostInterest.test(normalisedText) ||
    otherWish.test(normalisedText) ||
    intents.has('refuses-activities') ||
    intents.has('changes-topic') ||
    tellsBadNews(draft, utterance) ||
    leavesExercise(draft, utterance) ||
    lifeEventPattern.test(normalisedText) ||
    helpRequest.test(normalisedText) ||
    (newSubjectPattern.test(normalisedText) && wordCount >= minWordsOfNewSubject) ||
    (isQuestion && wordOfOtherQuestion.test(normalisedText))
  )
}

/** Whether the caller speaks of real life during an exercise such as a relaxation: "mon chef, il me gonfle". */
const leavesExercise = ({ state }: ResponseDraft, utterance: UtteranceAnalysis): boolean =>
  isQuietActivityRunning(state) &&
  isAboutRealLife(utterance) &&
  !utterance.intents.has('unsure') &&
  !sensation.test(utterance.normalisedText)

/** Stops the activity for a caller who speaks of something else, and says so unless the caller asks a question. */
export function leaveActivity(draft: ResponseDraft, utterance: UtteranceAnalysis) {
  stopActivity(draft)
  if (utterance.isQuestion) return
  const isSerious =
    lifeEventPattern.test(utterance.normalisedText) ||
    utterance.topics.some((topic) => topicById.get(topic)?.isSerious)
  draft.sayOneOf(isSerious ? activityInterruptedReplies : activityStoppedReplies)
}
