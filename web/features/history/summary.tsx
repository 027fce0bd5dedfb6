import type { Conversation } from '../../../contract/conversations/history'
import { messages } from '../../../domain/messages'
import { isSummaryPending } from './summary-poll'

type Properties = { conversation: Pick<Conversation, 'callId' | 'summary'> }

/** What was talked about, or that it is being written. */
export function Summary({ conversation }: Properties) {
  if (isSummaryPending(conversation))
    return <p className="faint voice">{messages.SUMMARY_PENDING}</p>
  return conversation.summary && <p className="muted">{conversation.summary}</p>
}
