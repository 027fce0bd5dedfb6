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
  activityInvitations,
  activityRefusalReplies,
  activityStoppedQuestions,
  activityStoppedReplies,
  freeToStopReplies,
  lifeEventPattern,
  requestedActivityReplies,
  suggestionDoubts,
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
  otherStatement,
  otherWish,
  ownAffairPattern,
  ownGamePattern,
  qualifiedYesPattern,
  realLife,
  sensation,
  stopQuestion,
} from '../../templates/activity-words'
import { noReplies } from '../../templates/conversation-templates'
import { endsWithQuestionMark, type Template } from '../../templates/template'
import { topicById } from '../../topics/all-topics'
import { type Act, estimateHardship } from '../../understanding/acts/find-act'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'
import { askCategoryQuestion, continueConversation } from '../continue-conversation'
import { fulfilRequest } from '../requests/fulfil-request'
import type { Rule } from '../rule'
import { suggestActivity } from './suggest-activity'

/** Stops the activity or the series of questions on request, or when interest is lost, and asks what comes next. */
export const stopActivityOnRequest: Rule = (draft, utterance) => {
  if (!utterance.intents.has('stop') && !losesInterest(draft, utterance)) return false
  stopActivity(draft)
  draft.update({ questioning: null })
  draft.sayOneOf(activityStoppedReplies)
  return draft.sayOneOf(activityStoppedQuestions) || draft.sentences.length > 0
}

/** Disables suggestions when the caller has not answered one and the companion asks about something else. */
export function expireSuggestion(draft: ResponseDraft, earlier: DialogueState['suggestion']) {
  const isUnanswered = earlier.state === 'pending' && draft.state.suggestion === earlier
  if (isUnanswered && draft.sentences.some(endsWithQuestionMark))
    draft.update({ suggestion: { state: 'disabled' } })
}

/** Stops a game or an exercise, and suggests no other, when the caller refuses them; then responds to the rest. */
export const refuseActivities: Rule = (draft, utterance) => {
  const { intents, normalisedText } = utterance
  // "Guidez-moi un moment, mais pas la respiration" refuses one exercise only.
  if (!intents.has('refuses-activities') || /\bguide\w* moi\b/.test(normalisedText)) return false
  stopActivity(draft)
  draft.update({ questioning: null })
  draft.sayOneOf(activityRefusalReplies)
  if (fulfilRequest(draft, utterance)) return true
  if (utterance.wordCount > 8) return continueConversation(draft, utterance)
  return draft.sentences.length > 0
}

/** Answers questions about the suggested or running activity, without starting it. */
export const explainActivity: Rule = (draft, { act, normalisedText, text, wordCount }) => {
  if (/\bc est (?:dangereux|difficile|dur|bizarre)\b/.test(normalisedText) && !text.includes('?'))
    return false
  if (act === 'asks-self' && /\b(?:toi|vous)\b/.test(normalisedText)) return false
  const { suggestion, runningActivity } = draft.state
  const id = runningActivity?.id ?? (suggestion.state === 'pending' ? suggestion.activityId : null)
  const activity = id === null ? undefined : findActivity(id)
  if (!activity || wordCount > 20 || act === 'asks-translation') return false
  const healthCondition = cautionPattern.exec(normalisedText)?.[0]
  if (healthCondition && activity.pace === 'quiet') return sayAllOf(draft, activityCautions)
  if (stopQuestion.test(normalisedText)) return draft.sayOneOf(freeToStopReplies)
  const slots = {
    activity: activity.nounPhrase,
    count: `${numberNames[activity.getSteps(draft.context.companion.language).length] ?? 'quelques'}`,
  }
  if (durationQuestion.test(normalisedText) && !ownAffairPattern.test(normalisedText))
    return draft.sayOneOf(activityDurations[activity.pace], slots) && askToTry(draft)
  if (!descriptionQuestion.test(normalisedText)) return false
  if (healthCondition) return sayAllOf(draft, activityCautions)
  return draft.sayOneOf(activityDescriptions[activity.pace], slots) && askToTry(draft)
}

/** Invites the caller to try the activity, unless it is running. Always returns true. */
const askToTry = (draft: ResponseDraft) =>
  draft.state.runningActivity !== null || draft.sayOneOf(activityInvitations) || true

function sayAllOf(draft: ResponseDraft, templates: readonly Template[]): boolean {
  draft.sayAll(templates)
  return draft.sentences.length > 0
}

/** Indexed by number of steps. No activity has fewer than four. */
const numberNames = ',,,,quatre,cinq,six,sept,huit,neuf,dix,onze,douze'.split(',')

/** Takes the utterance as the answer to the step of the running activity, and says the next step. */
export const continueRunningActivity: Rule = (draft, utterance) => {
  const { runningActivity } = draft.state
  if (!runningActivity) return false
  continueActivity(draft, runningActivity, { kind: 'words', utterance })
  return draft.sentences.length > 0
}

/**
 * Starts the suggested activity when the caller accepts it, and asks once more after "si tu veux". Otherwise disables
 * suggestions; accepts a no or an uncertain answer with a question, and leaves other utterances to other rules.
 */
export const handleSuggestionAnswer: Rule = (draft, utterance) => {
  const { suggestion } = draft.state
  if (suggestion.state !== 'pending') return false
  const activity = findActivity(suggestion.activityId)
  const { intents, normalisedText, wordCount, isQuestion, mood } = utterance
  const isQualified =
    isQuestion ||
    wordCount > 8 ||
    qualifiedYesPattern.test(normalisedText) ||
    otherStatement.test(normalisedText)
  const isNamed = wordCount <= 6 && Boolean(activity?.requestPattern.test(normalisedText))
  const isAccepted = !isQualified && (explicitYesPattern.test(normalisedText) || isNamed)
  const hasPainfulMood = mood !== null && mood !== 'joy'
  if (activity && isAccepted && !intents.has('no') && !hasPainfulMood) {
    startActivity(draft, activity)
    return true
  }
  // "Si tu veux" is not a yes. The companion asks once more.
  if (wordCount <= 5 && openChoiceAnswer.test(normalisedText) && draft.sayOneOf(suggestionDoubts)) {
    // Stores a new object, so that `expireSuggestion` does not treat the suggestion as unanswered.
    draft.update({ suggestion: { ...suggestion } })
    return true
  }
  draft.update({ suggestion: { state: 'disabled' } })
  if (isQuestion || (!intents.has('no') && !intents.has('unsure'))) return false
  draft.sayOneOf(noReplies)
  if (wordCount > 5) return continueConversation(draft, utterance)
  return askCategoryQuestion(draft)
}

/** Starts the activity that the caller names. Suggests one when the caller asks for an activity without naming it. */
export const startRequestedActivity: Rule = (draft, utterance) => {
  if (otherProposal.test(utterance.normalisedText)) return false
  const { intents, normalisedText } = utterance
  if (intents.has('refuses-activities') || intents.has('asks-joke') || intents.has('no'))
    return false
  const asksOpenly = openRequest.test(normalisedText)
  if (!intents.has('asks-activity') && !asksOpenly) return false
  const { companion } = draft.context
  const namedActivity = findRequestedActivity(companion, normalisedText)
  if (!namedActivity && ownGamePattern.test(normalisedText)) return false
  const asksGenerally = asksOpenly || !namedActivity || intents.has('asks-how-companion-is')
  if (asksGenerally && !/\b(on (joue|fait (le|un|une|la))|lance|commence)\b/.test(normalisedText)) {
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

const actsOfStopping: ReadonlySet<Act | null> = new Set<Act | null>([
  'stop',
  'change-topic',
  'complaint',
  'refuses-activity',
])

/**
 * Whether the caller wants to end the running activity without naming another subject. A no to its
 * first step counts, too.
 */
function losesInterest({ state }: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { runningActivity } = state
  const { act, intents, normalisedText, wordCount } = utterance
  if (!runningActivity || wordCount > 8 || /\bparl\w* d|arret\w* pas\b/.test(normalisedText))
    return false
  const refusesToStart = runningActivity.stepIndex === 0 && intents.has('no') && wordCount <= 4
  return (
    refusesToStart ||
    actsOfStopping.has(act) ||
    lostInterest.test(normalisedText) ||
    otherWish.test(normalisedText)
  )
}

/** At this probability of hardship, the utterance is bad news and not an answer to the step. */
const minHardship = 0.4

/** Whether the utterance reports a problem or a bad event instead of answering the step. */
function tellsBadNews(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  const { mood, normalisedText, text, topics, wordCount } = utterance
  const isSerious = topics.some((topic) => topicById.get(topic)?.isSerious) && wordCount >= 4
  const hasPainfulMood = mood !== null && mood !== 'joy' && wordCount >= 5
  if (isSerious || hasPainfulMood) return true
  if (wordCount < 3 || !realLife.test(normalisedText)) return false
  const question = draft.state.lastResponse.at(-1) ?? ''
  if (hardshipQuestion.test(question)) return false
  const isNews =
    mood !== 'joy' && !/personne|qui /i.test(question) && newsPattern.test(normalisedText)
  return isNews || harmPattern.test(normalisedText) || estimateHardship(text) >= minHardship
}

/** Whether the caller speaks of something other than the running activity. */
export function leavesActivity(draft: ResponseDraft, utterance: UtteranceAnalysis): boolean {
  if (!draft.state.runningActivity) return false
  const { intents, isQuestion, normalisedText, wordCount } = utterance
  if (intents.has('repeat') || intents.has('asks-if-human') || intents.has('asks-name'))
    return false
  // `stopActivityOnRequest` responds to a few words of lost interest; after more words, other rules answer the rest.
  if (losesInterest(draft, utterance)) return false
  if (lostInterest.test(normalisedText) || otherWish.test(normalisedText)) return true
  if (intents.has('refuses-activities') || intents.has('changes-topic')) return true
  if (tellsBadNews(draft, utterance)) return true
  // For example "mon chef, il me gonfle" during a relaxation.
  const isAboutRealLife = wordCount >= 3 && !intents.has('unsure') && realLife.test(normalisedText)
  if (isAboutRealLife && isQuietActivityRunning(draft.state) && !sensation.test(normalisedText))
    return true
  if (lifeEventPattern.test(normalisedText) || helpRequest.test(normalisedText)) return true
  if (newSubjectPattern.test(normalisedText) && wordCount > 5) return true
  return (
    isQuestion &&
    /\b(je|j|tu|te|toi|ton|vous|mon|ma|mes|il|elle|on|c est|ca|est ce que|comment|pourquoi|combien|quand)\b/.test(
      normalisedText,
    )
  )
}
