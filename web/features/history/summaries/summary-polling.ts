import type { Conversation } from '../../../../contract/conversations/history'

/** A summary is requested 5 seconds after a call and takes a moment. */
const pollIntervalMs = 4_000
/** Two minutes. A summary that takes longer has failed, and the server tries again. */
const maxPolls = 30

/** A conversation of a call without a summary will get one. */
export const isSummaryPending = ({ callId, summary }: Pick<Conversation, 'callId' | 'summary'>) =>
  callId !== null && summary === null

/** Returns when to load the conversations again; false when no summary is pending. */
export const getSummaryPollMs = (conversations: readonly Conversation[], pollCount: number) =>
  pollCount < maxPolls && conversations.some(isSummaryPending) && pollIntervalMs
