import { findRequestedActivity } from '../../activities/choose-activity'
import type { ResponseDraft } from '../../dialogue/response-draft'
import type { UtteranceAnalysis } from '../../understanding/analyse-utterance'

/**
 * Whether an activity, a series of questions or a scene is going on, or a suggestion waits for an answer. Rules for
 * anything else should then not respond.
 */
export const isOccupied = ({ state }: ResponseDraft) =>
  state.runningActivity !== null ||
  state.questioning !== null ||
  state.suggestion.state === 'pending' ||
  (state.scene?.isActive ?? false)

/** Whether the words name an activity that the companion can lead, so that another rule starts or suggests it. */
export const namesActivity = ({ context }: ResponseDraft, { normalisedText }: UtteranceAnalysis) =>
  findRequestedActivity(context.companion, normalisedText) !== undefined
