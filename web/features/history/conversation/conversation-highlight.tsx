import type { ConversationDetail } from '../../../../contract/conversations/history'
import { Quotation } from '../../../ui/conversations/quotation'
import { useDeleteHighlight } from '../../../ui/conversations/use-delete-highlight'

type Props = { conversation: Pick<ConversationDetail, 'id' | 'agentName' | 'highlight'> }

/** The highlight of the conversation; nothing when there is none. */
export function ConversationHighlight({ conversation }: Props) {
  const { id, agentName, highlight } = conversation
  const deletion = useDeleteHighlight(id, { queryKey: ['conversations', id] })
  return (
    highlight && <Quotation highlight={highlight} companionName={agentName} deletion={deletion} />
  )
}
