import { useState } from 'react'
import type { AdminAgent } from '../../../../../contract/admin/agents'
import { createEmptyDraft } from '../../../../../domain/admin/companions/empty-draft'
import { messages } from '../../../../../domain/messages'
import { isNotFound } from '../../../../api/decode-problem'
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog'
import { Dialog } from '../../../../ui/dialogs/dialog'
import { LoadFailure } from '../../../../ui/feedback/load-failure'
import { Notice } from '../../../../ui/feedback/notice'
import { Skeleton } from '../../../../ui/feedback/skeleton'
import { useAgent } from '../agent-queries'
import { AgentForm, type FormStart } from './agent-form'

export type OpenedForm = { kind: 'add' } | { kind: 'edit' | 'duplicate'; id: string }

type Props = { form: OpenedForm; onClose: () => void }

const titles: Record<OpenedForm['kind'], string> = {
  add: 'Ajouter un agent',
  edit: 'Modifier l’agent',
  duplicate: 'Dupliquer l’agent',
}

/** The form of an agent in a dialog, which asks before it discards changes. */
export function AgentDialog({ form, onClose }: Props) {
  const [isDirty, setDirty] = useState(false)
  const [isDiscardDialogOpen, setDiscardDialogOpen] = useState(false)
  const dismiss = () => (isDirty ? setDiscardDialogOpen(true) : onClose())
  const sharedProps = { onDirtyChange: setDirty, onCancel: dismiss, onSaved: onClose }
  return (
    <Dialog isOpen size="form" onDismiss={dismiss} title={titles[form.kind]}>
      {form.kind === 'add' ? (
        <AgentForm start={{ draft: createEmptyDraft(), savedAgent: null }} {...sharedProps} />
      ) : (
        <AgentFormLoader id={form.id} kind={form.kind} {...sharedProps} />
      )}
      <ConfirmDialog
        isOpen={isDiscardDialogOpen}
        title={'Fermer sans enregistrer\u00a0?'}
        cancelLabel="Continuer"
        confirmLabel="Fermer"
        onCancel={() => setDiscardDialogOpen(false)}
        onConfirm={onClose}
      >
        <p>Ce que vous avez saisi sera perdu.</p>
      </ConfirmDialog>
    </Dialog>
  )
}

type LoaderProps = Omit<Parameters<typeof AgentForm>[0], 'start'> & {
  id: string
  kind: 'edit' | 'duplicate'
}

function AgentFormLoader({ id, kind, ...form }: LoaderProps) {
  const { data, error, refetch, isFetching } = useAgent(id)
  /** The agent that the form was opened with. Later responses do not change the form. */
  const [openedAgent, setOpenedAgent] = useState<AdminAgent>()
  if (data && !openedAgent) setOpenedAgent(data)
  if (openedAgent)
    return (
      <AgentForm
        start={kind === 'edit' ? createEditStart(openedAgent) : createCopyStart(openedAgent)}
        {...form}
      />
    )
  if (isNotFound(error))
    return (
      <Notice kind="failed">
        <p>Agent introuvable{'\u00a0'}: il a peut-être été supprimé entre-temps.</p>
      </Notice>
    )
  if (error)
    return (
      <LoadFailure
        message={messages.ADMIN_AGENTS_NOT_LOADED}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  return (
    <div className="stack stack--fill">
      <p role="status" className="visually-hidden">
        Chargement...
      </p>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Skeleton key={row} height="3.25rem" />
      ))}
    </div>
  )
}

const createEditStart = (agent: AdminAgent): FormStart => ({
  draft: agent.draft,
  savedAgent: agent,
})

/**
 * Starts the form with a copy of an agent. The copy is not published, and has neither the id of the original nor
 * its assistant at the hosted voice service. It keeps a picture, but not the portrait drawn for the original's id.
 */
function createCopyStart({ draft }: AdminAgent): FormStart {
  const hasDrawnPortrait = draft.imageUrl.endsWith(`/portraits/${draft.id}.svg`)
  return {
    draft: {
      ...draft,
      id: '',
      name: `${draft.name} (copie)`,
      imageUrl: hasDrawnPortrait ? '' : draft.imageUrl,
      assistantId: '',
      isPublished: false,
    },
    savedAgent: null,
  }
}
