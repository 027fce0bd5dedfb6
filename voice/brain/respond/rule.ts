import type { ResponseDraft } from '../dialogue/response-draft'
import type { UtteranceAnalysis } from '../understanding/analyse-utterance'

/** Adds a response to the draft and returns true, or returns false when the rule does not apply. */
export type Rule = (draft: ResponseDraft, utterance: UtteranceAnalysis) => boolean
