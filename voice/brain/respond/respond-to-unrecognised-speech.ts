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
import { continueCrisisSupport } from './crisis/say-helpline'
import { resumeInterruptedResponse } from './repeat-sentences'

/**
 * Responds to speech in which no words were recognised, without claiming to have understood anything. In a crisis the
 * companion continues its support. Otherwise, with a recogniser, it asks the caller to repeat until all such requests
 * were said; without one, it explains once why it receives no words. After that it continues an interrupted response,
 * starts or continues a lesson scene, continues an activity, starts the activity that it has suggested, or leads the
 * conversation.
 */
export function respondToUnrecognisedSpeech(draft: ResponseDraft, hasRecogniser: boolean) {
  const { interruptedSentences, lesson, mode, runningActivity, suggestion } = draft.state
  draft.update({
    unrecognisedTurnCount: draft.state.unrecognisedTurnCount + 1,
    turnCount: draft.state.turnCount + 1,
    hasSaidGoodbye: false,
    isCallEnding: false,
  })
  if (mode === 'closed') return
  if (mode === 'crisis') return continueCrisisSupport(draft)
  if (hasRecogniser && draft.sayOneOf(requestsToRepeat)) return
  if (!hasRecogniser && !draft.state.hasExplainedRecognitionFailure) {
    draft.update({ hasExplainedRecognitionFailure: true })
    const index = Math.floor(draft.nextRandomValue() * recognitionFailureExplanations.length)
    return draft.sayAll(recognitionFailureExplanations[index] ?? [])
  }
  if (resumeInterruptedResponse(draft, interruptedSentences)) return
  if (lesson?.isActive && continueWithoutWords(draft, lesson)) return
  if (runningActivity) return continueActivity(draft, runningActivity, { kind: 'unrecognised' })
  const suggested = suggestion.state === 'pending' && findActivity(suggestion.activityId)
  if (!suggested) return leadConversation(draft)
  draft.sayOneOf(unconfirmedActivityStarts)
  startActivity(draft, suggested)
}

/** In every fourth unrecognised turn, a turn of phrase of the persona replaces the acknowledgement. */
const turnOfPhraseInterval = 4

/** Shows that the companion listens, then suggests an activity or asks a question that needs no earlier answer. */
function leadConversation(draft: ResponseDraft) {
  const { manner } = draft.context.companion.persona
  const { unrecognisedTurnCount } = draft.state
  if (unrecognisedTurnCount % turnOfPhraseInterval === 0) draft.sayOneOf(manner.turnsOfPhrase)
  else draft.sayOneOf([...manner.acknowledgements, ...listeningSignals])
  if (isSuggestionDue(draft.state) && suggestActivity(draft)) return
  if (hasJustFinishedActivity(draft.state) && draft.sayOneOf(activityFinishedQuestions)) return
  askQuestion(draft, [openQuestions])
}
