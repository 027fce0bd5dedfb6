import type { Conversation } from '../../../../contract/conversations/history'
import { isSummaryPending } from '../../../ui/conversations/is-summary-pending'

/**
 * Interval between two requests for a pending summary. A shorter interval would gain little,
 * because the server starts the analysis only 5 s after it has saved the conversation. (It starts
 * at once when the user requests the summary.)
 */
const pollIntervalMs = 4_000
/** Polls for two minutes. A summary that takes longer has probably failed; the user can request it again. */
const maxPolls = 30

/**
 * Returns after how many ms to load the conversations again; false when no summary is pending, or after
 * `maxPolls`.
 */
export const getSummaryPollMs = (conversations: readonly Conversation[], pollCount: number) =>
  pollCount < maxPolls && conversations.some(isSummaryPending) && pollIntervalMs
