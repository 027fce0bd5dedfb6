import type { Conversation } from '../../../../contract/conversations/history'

/** The server starts to write a summary 5 s after it has saved the conversation, and needs a few seconds. */
const pollIntervalMs = 4_000
/** Two minutes. A summary that takes longer has failed; the user can request it again. */
const maxPolls = 30

/** Whether a summary is expected: the conversation belongs to a call and has no summary yet. */
export const isSummaryPending = ({ callId, summary }: Pick<Conversation, 'callId' | 'summary'>) =>
  callId !== null && summary === null

/**
 * Returns in how many ms to load the conversations again; false when no summary is pending, or after
 * `maxPolls`.
 */
export const getSummaryPollMs = (conversations: readonly Conversation[], pollCount: number) =>
  pollCount < maxPolls && conversations.some(isSummaryPending) && pollIntervalMs
