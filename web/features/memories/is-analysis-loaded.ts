import type { Conversation } from '../../../contract/conversations/history'
import { isSummaryPending } from '../../ui/conversations/is-summary-pending'

/**
 * Whether the highlight and the memories of a conversation that has just ended are loaded, or there are none to
 * load. `conversation` is undefined until it is loaded. The memories are loaded after the analysis, and never for a
 * conversation that may not be analysed, which has neither highlight nor memories.
 */
export function isAnalysisLoaded(
  conversation: Pick<Conversation, 'callId' | 'summary'> | undefined,
  areMemoriesLoaded: boolean,
): boolean {
  if (!conversation || isSummaryPending(conversation)) return false
  return conversation.summary === null || areMemoriesLoaded
}
