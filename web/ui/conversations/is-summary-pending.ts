import type { Conversation } from '../../../contract/conversations/history'

/** Whether a summary is expected: the conversation belongs to a call and has no summary yet. */
export const isSummaryPending = ({ callId, summary }: Pick<Conversation, 'callId' | 'summary'>) =>
  callId !== null && summary === null
