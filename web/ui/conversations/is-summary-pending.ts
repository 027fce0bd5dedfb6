import type { Conversation } from '../../../contract/conversations/history'

/**
 * Whether a summary is expected but not written yet. Only a conversation that may be analysed has a call id: the
 * user had given the call-memory consent.
 */
export const isSummaryPending = ({ callId, summary }: Pick<Conversation, 'callId' | 'summary'>) =>
  callId !== null && summary === null
