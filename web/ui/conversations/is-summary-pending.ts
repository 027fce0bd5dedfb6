import type { Conversation } from '../../../contract/conversations/history'

/**
 * Whether a summary is expected but not written yet. A conversation has a call id only if it may be analysed, because
 * the user had given the call-memory consent.
 */
export const isSummaryPending = ({ callId, summary }: Pick<Conversation, 'callId' | 'summary'>) =>
  callId !== null && summary === null
