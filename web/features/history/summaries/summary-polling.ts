import type { Conversation } from '../../../../contract/conversations/history'

/** The server requests a summary 5 seconds after the call, and writing it takes a few more seconds. */
const pollIntervalMs = 4_000
/** Two minutes. A summary that takes longer has failed, and the server requests it again later. */
const maxPolls = 30

/** Whether a summary is expected: the conversation belongs to a call and has no summary yet. */
export const isSummaryPending = ({ callId, summary }: Pick<Conversation, 'callId' | 'summary'>) =>
  callId !== null && summary === null

/** Returns when to load the conversations again; false when no summary is pending. */
export const getSummaryPollMs = (conversations: readonly Conversation[], pollCount: number) =>
  pollCount < maxPolls && conversations.some(isSummaryPending) && pollIntervalMs
