import { findActivity } from '../activities/all-activities'
import { continueActivity, startActivity } from '../activities/run-activity'
import type { ResponseDraft } from '../dialogue/response-draft'
import { continueWithoutWords } from '../lessons/play-scene'
import { activityFinishedQuestions } from '../templates/activity-templates'
import {
  listeningSignals,
  openQuestions,
  recognitionFailureExplanations,
  requestsToRepeat,
  unconfirmedActivityStarts,
} from '../templates/unrecognised-speech-templates'
import {
  hasJustFinishedActivity,
  isSuggestionDue,
  suggestActivity,
} from './activities/suggest-activity'
import { askQuestion } from './ask-question'
import { continueCrisisSupport } from './crisis/respond-to-danger'
import { resumeInterruptedResponse } from './repeat-sentences'

/**
 * Responds to speech in which no words were recognised, without claiming to have understood
 * anything. With a recogniser the companion asks the caller to repeat. Without one it explains once
 * why it receives no words, and then leads the conversation.
 */
export function respondToUnrecognisedSpeech(draft: ResponseDraft, hasRecogniser: boolean) {
  const {
    mode,
    suggestion,
    runningActivity,
    interruptedSentences,
    lesson,
    hasExplainedRecognitionFailure,
    unrecognisedTurnCount,
    turnCount,
  } = draft.state
  draft.update({
    unrecognisedTurnCount: unrecognisedTurnCount + 1,
    turnCount: turnCount + 1,
    hasSaidGoodbye: false,
    isCallerLeaving: false,
  })
  if (mode === 'closed') return
  if (mode === 'crisis') {
    continueCrisisSupport(draft)
    return
  }
  if (hasRecogniser && draft.sayOneOf(requestsToRepeat)) return
  if (!hasRecogniser && !hasExplainedRecognitionFailure) return explainRecognitionFailure(draft)
  if (interruptedSentences.length > 0 && resumeInterruptedResponse(draft, interruptedSentences))
    return
  if (lesson?.isActive && continueWithoutWords(draft, lesson)) return
  if (runningActivity) return continueActivity(draft, runningActivity, { kind: 'unrecognised' })
  if (suggestion.state === 'pending') return startSuggestedActivity(draft, suggestion.activityId)
  leadConversation(draft)
}

function explainRecognitionFailure(draft: ResponseDraft) {
  draft.update({ hasExplainedRecognitionFailure: true })
  const index = Math.floor(draft.nextRandomValue() * recognitionFailureExplanations.length)
  const explanation = recognitionFailureExplanations[index]
  if (explanation) draft.sayAll(explanation)
}

function startSuggestedActivity(draft: ResponseDraft, activityId: string) {
  const activity = findActivity(activityId)
  if (!activity) return leadConversation(draft)
  draft.sayOneOf(unconfirmedActivityStarts)
  startActivity(draft, activity)
}

function leadConversation(draft: ResponseDraft) {
  const { manner } = draft.context.companion.persona
  if (draft.state.unrecognisedTurnCount % 4 === 0) draft.sayOneOf(manner.turnsOfPhrase)
  else draft.sayOneOf([...manner.acknowledgements, ...listeningSignals])
  if (isSuggestionDue(draft.state) && suggestActivity(draft)) return
  if (hasJustFinishedActivity(draft.state) && draft.sayOneOf(activityFinishedQuestions)) return
  askQuestion(draft, [openQuestions])
}
