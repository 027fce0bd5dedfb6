import type { Conversation } from '../../../../contract/conversations/history'
import { isSummaryPending } from '../../../ui/conversations/is-summary-pending'

/**
 * How often to ask for a pending summary. The server starts its analysis 5 s after it saved the conversation, at once when a
 * page requests it, so a shorter interval would gain little.
 */
const pollIntervalMs = 4_000
/** Polls for two minutes. A summary that takes longer has failed; the user can request it again. */
const maxPolls = 30

/**
 * Returns in how many ms to load the conversations again; false when no summary is pending, or after
 * `maxPolls`.
 */
export const getSummaryPollMs = (conversations: readonly Conversation[], pollCount: number) =>
  pollCount < maxPolls && conversations.some(isSummaryPending) && pollIntervalMs
