import { draftFields } from '../../../../../domain/admin/companions/companion-changes'
import type { CompanionDraft } from '../../../../../domain/admin/companions/companion-draft'
import { messages } from '../../../../../domain/messages'
import { Button } from '../../../../ui/buttons/button'
import { Notice } from '../../../../ui/feedback/notice'
import styles from './agent-form.module.css'
import { describeField } from './describe-field'
import type { Conflict } from './use-agent-form'

type Props = {
  conflict: Conflict
  draft: CompanionDraft
  onChange: (change: Partial<CompanionDraft>) => void
}

/**
 * Lists what another administrator has saved since the form was opened: the fields that the form has adopted,
 * and the conflicting fields, each with a button that adopts the other administrator's value.
 */
export function ConflictNotice({ conflict, draft, onChange }: Props) {
  const { adoptedFields, conflictingFields, theirs } = conflict
  return (
    <Notice kind="failed">
      <p>{messages.AGENT_CHANGED}. Rien de ce que vous avez saisi n’est perdu.</p>
      {adoptedFields.length > 0 && (
        <p>
          Repris dans votre formulaire&nbsp;:{' '}
          {adoptedFields.map((field) => draftFields[field]).join(', ')}.
        </p>
      )}
      {conflictingFields.length > 0 && (
        <>
          <p>Changé des deux côtés. Votre saisie est gardée, l’autre version est&nbsp;:</p>
          <ul className={styles.conflicts}>
            {conflictingFields.map((field) => (
              <li key={field}>
                <span>
                  <strong>{draftFields[field]}</strong>&nbsp;: {describeField(field, theirs, draft)}
                </span>
                <Button size="s" onClick={() => onChange({ [field]: theirs[field] })}>
                  Prendre l’autre version
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>Vérifiez, puis enregistrez à nouveau.</p>
    </Notice>
  )
}
