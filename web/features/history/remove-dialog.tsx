import { useState } from 'react'
import type { Conversation } from '../../../contract/history'
import { loadApi } from '../../api'
import { failureMessage } from '../../decode-problem'
import { Button } from '../../ui/button'
import { Dialog, DialogActions } from '../../ui/dialog'
import { Notice } from '../../ui/notice'
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
      setFailure(failureMessage(cause instanceof Error ? cause : new Error(String(cause))))
    } finally {
      setRemoving(false)
    }
  }

  return (
    <Dialog
      isOpen={conversation !== null}
      onDismiss={close}
      title="Supprimer cette conversation ?"
      description={
        <p>
          Les paroles et le résumé{conversation && ` de votre appel avec ${conversation.agentName}`}{' '}
          seront effacés pour de bon. Les minutes décomptées ne changent pas.
        </p>
      }
    >
      {failure !== null && (
        <Notice kind="failed">
          <p>La conversation n’a pas été supprimée : {failure}</p>
        </Notice>
      )}
      <DialogActions>
        <Button size="l" onClick={close}>
          Garder
        </Button>
        <Button
          kind="danger"
          size="l"
          isBusy={isRemoving}
          onClick={() => conversation && remove(conversation.id)}
        >
          Supprimer
        </Button>
      </DialogActions>
    </Dialog>
  )
}
