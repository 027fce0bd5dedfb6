import { useState } from 'react'
import type { Conversation } from '../../../contract/conversations/history'
import { loadApi } from '../../api'
import { failureMessage } from '../../decode-problem'
import { QuestionDialog } from '../../ui/question-dialog'
import { showToast } from '../../ui/toast'

type Properties = {
  /** null: closed. */
  conversation: Pick<Conversation, 'id' | 'agentName'> | null
  onClose: () => void
  onRemoved: () => void
}

/** Asks once, because nothing brings the words back; stays open when it failed. */
export function RemoveDialog({ conversation, onClose, onRemoved }: Properties) {
  const [isRemoving, setRemoving] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  function close() {
    setFailure(null)
    onClose()
  }

  async function remove(id: string) {
    setRemoving(true)
    setFailure(null)
    try {
      const api = await loadApi()
      await api.conversations.remove({ id })
      showToast({ kind: 'done', text: 'Conversation supprimée' })
      onRemoved()
    } catch (cause) {
      setFailure(failureMessage(cause))
    } finally {
      setRemoving(false)
    }
  }

  return (
    <QuestionDialog
      isOpen={conversation !== null}
      title="Supprimer cette conversation ?"
      stay="Garder"
      go="Supprimer"
      isBusy={isRemoving}
      failure={failure && `La conversation n’a pas été supprimée\u00a0: ${failure}`}
      onStay={close}
      onGo={() => conversation && remove(conversation.id)}
    >
      <p>
        Les paroles et le résumé{conversation && ` de votre appel avec ${conversation.agentName}`}{' '}
        seront effacés pour de bon. Les minutes décomptées ne changent pas.
      </p>
    </QuestionDialog>
  )
}
