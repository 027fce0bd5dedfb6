import type { Activity } from '../../activities/activity'
import { chooseActivity } from '../../activities/choose-activity'
import type { DialogueState } from '../../dialogue/dialogue-state'
import type { ResponseDraft } from '../../dialogue/response-draft'
import { furtherSuggestions, nextCallSuggestion } from '../../templates/activity-templates'
import { isSeriousTopic } from '../../topics/all-topics'

/** Number of turns of the caller after a finished activity before another one may be suggested. */
const turnsBetweenActivities = 4
/** The first activity is suggested in this turn of the caller or later. */
const firstSuggestionTurn = 2
const firstSuggestionTurnAfterSeriousTopic = 3

/**
 * Whether an activity should be suggested now: from an early turn of the call on (a later one when the topic is
 * serious), and again some turns after a finished activity. Never while a suggestion waits for an answer, during an
 * activity or once suggestions are disabled, for example by a refusal.
 */
export function isSuggestionDue({ suggestion, turnCount, topic }: DialogueState): boolean {
  switch (suggestion.state) {
    case 'not-made':
      return (
        turnCount >=
        (isSeriousTopic(topic) ? firstSuggestionTurnAfterSeriousTopic : firstSuggestionTurn)
      )
    case 'accepted':
      return (
        suggestion.finishedAtTurn !== null &&
        turnCount - suggestion.finishedAtTurn >= turnsBetweenActivities
      )
    case 'pending':
    case 'disabled':
      return false
  }
}

/** Whether the topic is serious, and the activity neither suits it nor is named by the caller: a game after a death. */
const isInappropriate = (
  { suitedTopics, requestPattern }: Activity,
  { topic }: DialogueState,
  normalisedText: string,
) =>
  topic !== null &&
  isSeriousTopic(topic) &&
  !suitedTopics.includes(topic) &&
  !requestPattern.test(normalisedText)

/** Whether the companion said the last step of an activity just before this turn of the caller. */
export const hasJustFinishedActivity = ({ suggestion, turnCount }: DialogueState) =>
  suggestion.state === 'accepted' && suggestion.finishedAtTurn === turnCount - 1

/**
 * Suggests one activity in one sentence. Returns false when all are finished, when the chosen one does not suit a
 * serious topic, or when it was already suggested in all wordings.
 */
export function suggestActivity(draft: ResponseDraft, normalisedText = ''): boolean {
  const { callCount, companion } = draft.context
  const activity = chooseActivity(companion, draft.state, normalisedText, callCount)
  if (!activity || isInappropriate(activity, draft.state, normalisedText)) return false
  const isFirstActivity = draft.state.finishedActivityIds.length === 0
  // `sayOneOf` prefers the second template in every other call. Without a call count, it cannot alternate.
  const alternatives = callCount === undefined ? [] : [nextCallSuggestion]
  const templates = [activity.suggestion, ...(isFirstActivity ? alternatives : furtherSuggestions)]
  if (!draft.sayOneOf(templates, { activity: activity.nounPhrase })) return false
  draft.update({ suggestion: { state: 'pending', activityId: activity.id } })
  return true
}
