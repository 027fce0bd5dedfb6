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
  onDeleted: () => void
}

/** Asks before a conversation is deleted for good; stays open when the deletion fails. */
export function DeleteConversationDialog({ conversation, onClose, onDeleted }: Props) {
  const deletion = useMutation({
    mutationFn: async (id: string) => (await loadApi()).conversations.remove({ id }),
    onSuccess() {
      showToast({ kind: 'done', text: 'Conversation supprimée' })
      onDeleted()
    },
  })

  function close() {
    if (deletion.isError) deletion.reset()
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={conversation !== null}
      title={'Supprimer cette conversation\u00a0?'}
      cancelLabel="Garder"
      confirmLabel="Supprimer"
      isBusy={deletion.isPending}
      error={
        deletion.error &&
        `La conversation n’a pas été supprimée\u00a0: ${findFailureMessage(deletion.error)}`
      }
      onCancel={close}
      onConfirm={() => conversation && deletion.mutate(conversation.id)}
    >
      <p>
        Les paroles et le résumé{conversation && ` de votre appel avec ${conversation.agentName}`}{' '}
        seront effacés pour de bon, avec ce qui en a été retenu. Les minutes décomptées ne changent
        pas.
      </p>
    </ConfirmDialog>
  )
}
