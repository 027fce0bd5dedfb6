import { findRequestedActivity } from '../../activities/choose-activity'
import type { ResponseDraft } from '../../dialogue/response-draft'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'

/** Whether an activity, a quiz, a suggestion or a scene is pending, which then answers the utterance. */
export const isOccupied = ({ state }: ResponseDraft) =>
  state.runningActivity !== null ||
  state.questioning !== null ||
  state.suggestion.state === 'pending' ||
  (state.scene?.isActive ?? false)

/** Whether the words name an activity of the companion, which another rule begins or suggests. */
export const namesActivity = ({ context }: ResponseDraft, { normalisedText }: UtteranceAnalysis) =>
  findRequestedActivity(context.companion, normalisedText) !== undefined
