import type { Conversation } from '../../../contract/conversations/history'

/** An analysis is asked for 5 s after a call and takes a moment: look again so often… */
const pollIntervalMs = 4_000
/** …for two minutes. A summary that takes longer has failed and is tried again by the server. */
const mostPolls = 30

/** With a call and no summary yet, the summary is on its way (first document, section 4). */
export const isSummaryPending = ({ callId, summary }: Pick<Conversation, 'callId' | 'summary'>) =>
  callId !== null && summary === null

/** When to ask again for what is still pending; false when there is nothing to wait for. */
export const summaryPollMs = (conversations: readonly Conversation[], pollCount: number) =>
  pollCount < mostPolls && conversations.some(isSummaryPending) && pollIntervalMs
