import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ConversationDetail } from '../../../../contract/conversations/history'
import { findFailureMessage } from '../../../api/decode-problem'
import { loadApi } from '../../../api/load-api'
import { Quotation } from '../../../ui/conversations/quotation'
import { showToast } from '../../../ui/feedback/toast'

type Props = { conversation: Pick<ConversationDetail, 'id' | 'agentName' | 'highlight'> }

/** The sentence of the conversation that is worth keeping; nothing when there is none. */
export function ConversationHighlight({ conversation }: Props) {
  const { id, agentName, highlight } = conversation
  const queryClient = useQueryClient()
  const forget = useMutation({
    mutationFn: async () => (await loadApi()).conversations.forgetHighlight({ id }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['conversations', id] }),
    onError: (error) => showToast({ kind: 'failed', text: findFailureMessage(error) }),
  })
  return (
    highlight && (
      <Quotation
        highlight={highlight}
        companionName={agentName}
        isForgetting={forget.isPending}
        onForget={forget.mutate}
      />
    )
  )
}
