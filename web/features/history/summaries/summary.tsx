import type { Conversation } from '../../../../contract/conversations/history'
import { publicMessages } from '../../../../domain/public-messages'
import { isSummaryPending } from '../../../ui/conversations/is-summary-pending'

type Props = { conversation: Pick<Conversation, 'callId' | 'summary'> }

/** The summary of a conversation, a message while it is pending, or nothing when there is none. */
export function Summary({ conversation }: Props) {
  if (isSummaryPending(conversation))
    return <p className="faint voice">{publicMessages.SUMMARY_PENDING}</p>
  return conversation.summary && <p className="muted">{conversation.summary}</p>
}
