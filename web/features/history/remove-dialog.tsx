import { useMutation } from '@tanstack/react-query'
import type { Conversation } from '../../../contract/conversations/history'
import { findFailureMessage } from '../../api/decode-problem'
import { loadApi } from '../../api/load-api'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog'
import { showToast } from '../../ui/feedback/toast'

type Props = {
  /** The conversation to delete; null while the dialog is closed. */
  conversation: Pick<Conversation, 'id' | 'agentName'> | null
  onClose: () => void
  onRemoved: () => void
}

/** Asks before a conversation is deleted for good; stays open when the deletion fails. */
export function RemoveDialog({ conversation, onClose, onRemoved }: Props) {
  const removal = useMutation({
    mutationFn: async (id: string) => (await loadApi()).conversations.remove({ id }),
    onSuccess() {
      showToast({ kind: 'done', text: 'Conversation supprimée' })
      onRemoved()
    },
  })

  function close() {
    if (removal.isError) removal.reset()
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={conversation !== null}
      title={'Supprimer cette conversation\u00a0?'}
      cancelLabel="Garder"
      confirmLabel="Supprimer"
      isBusy={removal.isPending}
      error={
        removal.error &&
        `La conversation n’a pas été supprimée\u00a0: ${findFailureMessage(removal.error)}`
      }
      onCancel={close}
      onConfirm={() => conversation && removal.mutate(conversation.id)}
    >
      <p>
        Les paroles et le résumé{conversation && ` de votre appel avec ${conversation.agentName}`}{' '}
        seront effacés pour de bon, avec ce qui en a été retenu. Les minutes décomptées ne changent
        pas.
      </p>
    </ConfirmDialog>
  )
}
