import type { ResponseDraft } from '../dialogue/response-draft'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'

/**
 * Adds a response to the draft and returns true, or returns false when the next rules should respond. May also change
 * the dialogue's state in either case.
 */
export type Rule = (draft: ResponseDraft, utterance: UtteranceAnalysis) => boolean
