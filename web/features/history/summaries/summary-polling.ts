import type { Conversation } from '../../../../contract/conversations/history'

/** How often the list is loaded, because a summary is requested 5 seconds after a call and takes some time. */
const pollIntervalMs = 4_000
/** Two minutes. A summary that takes longer has failed, and the server tries again. */
const maxPolls = 30

/** Whether a summary is still to come: the conversation of a call has none yet. */
export const isSummaryPending = ({ callId, summary }: Pick<Conversation, 'callId' | 'summary'>) =>
  callId !== null && summary === null

/** Returns when to load the conversations again; false when no summary is pending. */
export const getSummaryPollMs = (conversations: readonly Conversation[], pollCount: number) =>
  pollCount < maxPolls && conversations.some(isSummaryPending) && pollIntervalMs
