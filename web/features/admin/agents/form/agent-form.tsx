import { adminAgentTestPath } from '../../../../../contract/paths'
import { Button, buttonClass } from '../../../../ui/buttons/button'
import { ErrorSummary } from '../../../../ui/forms/error-summary'
import { Switch } from '../../../../ui/forms/switch'
import { Icon } from '../../../../ui/icons/icon'
import { useExportAgents } from '../file/export-agents'
import styles from './agent-form.module.css'
import { ConflictNotice } from './conflict-notice'
import { EngineFields } from './engine-fields'
import { IdentityFields } from './identity-fields'
import { type FormStart, useAgentForm } from './use-agent-form'
import { VersionList } from './version-list'

export type { FormStart } from './use-agent-form'

type Props = {
  start: FormStart
  /** Called with whether the form has unsaved changes: on mount, and whenever that changes. */
  onDirtyChange: (isDirty: boolean) => void
  onCancel: () => void
  onSaved: () => void
}

/** Adds or edits an agent. Stays open and keeps everything typed when the save fails. */
export function AgentForm({ start, onDirtyChange, onCancel, onSaved }: Props) {
  const state = useAgentForm({ start, onDirtyChange, onSaved })
  const { form, draft, change, submit, isNew, savedAgent, isSaving, announcedErrors, conflict } =
    state
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ErrorSummary errors={announcedErrors} />
      {conflict && <ConflictNotice conflict={conflict} draft={draft} onChange={change} />}
      {savedAgent && <SavedAgentActions id={draft.id} />}
      <IdentityFields state={state} />
      <EngineFields state={state} />
      {savedAgent && <VersionList agentId={draft.id} onRestore={(speech) => change({ speech })} />}
      <Switch
        label="Publié dans le catalogue"
        checked={draft.isPublished}
        onChange={({ target }) => change({ isPublished: target.checked })}
      >
        Un agent non publié ne se trouve ni ne s’appelle. Son historique reste lisible.
      </Switch>
      <div className={styles.footer}>
        <Button size="l" onClick={onCancel}>
          Annuler
        </Button>
        <Button kind="primary" size="l" type="submit" isBusy={isSaving}>
          {isNew ? 'Créer' : 'Enregistrer'}
        </Button>
      </div>
    </form>
  )
}

/** Actions for an agent that has been saved. */
function SavedAgentActions({ id }: { id: string }) {
  const agentExport = useExportAgents()
  return (
    <div className={styles.tools}>
      {/* Opens in a new tab, so that the form keeps what was typed. */}
      <a
        className={buttonClass({ size: 's' })}
        href={adminAgentTestPath(id)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="phone" size="s" />
        Essayer
        <span className="visually-hidden"> dans un nouvel onglet</span>
      </a>
      <Button size="s" isBusy={agentExport.isPending} onClick={() => agentExport.mutate(id)}>
        <Icon name="download" size="s" />
        Exporter
      </Button>
    </div>
  )
}
