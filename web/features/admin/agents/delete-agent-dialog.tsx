import { useState } from 'react'
import { messages } from '../../../../domain/messages'
import { findFailureMessage } from '../../../api/decode-problem'
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog'
import { showToast } from '../../../ui/feedback/toast'
import { useDeleteAgent } from './agent-queries'

type Props = { agent: { id: string; name: string } | null; onClose: () => void }

/** Deletes the agent after a confirmation; stays open when the deletion fails. */
export function DeleteAgentDialog({ agent, onClose }: Props) {
  /** The last agent, still shown during the closing animation. */
  const [shownAgent, setShownAgent] = useState(agent)
  if (agent && agent !== shownAgent) setShownAgent(agent)
  const deletion = useDeleteAgent({
    onDeleted() {
      showToast({ kind: 'done', text: messages.AGENT_DELETED })
      onClose()
    },
  })

  function cancel() {
    deletion.reset()
    onClose()
  }

  return (
    <ConfirmDialog
      isOpen={agent !== null}
      title={messages.AGENT_DELETE_QUESTION}
      cancelLabel="Annuler"
      confirmLabel="Supprimer"
      isBusy={deletion.isPending}
      error={
        deletion.error && `${messages.DELETE_FAILED}\u00a0: ${findFailureMessage(deletion.error)}`
      }
      onCancel={cancel}
      onConfirm={() => agent && deletion.mutate(agent.id)}
    >
      <p>
        {shownAgent?.name} disparaîtra du catalogue pour de bon, avec ses rendez-vous. Les
        conversations et les avis de ses utilisateurs restent lisibles. Pour le cacher sans le
        perdre, retirez-le du catalogue.
      </p>
    </ConfirmDialog>
  )
}
