import { maxReasonLength } from '../../../../domain/admin/users/granted-minutes'
import { TextAreaField } from '../../../ui/forms/text-area-field'

type Props = {
  value: string
  /** Whether the user receives the reason by e-mail. */
  isMailedToUser?: boolean
  error: string | undefined
  onChange: (text: string) => void
}

/** A field for the reason for a decision about an account. The audit log stores the reason. */
export const ReasonField = ({ value, isMailedToUser = false, error, onChange }: Props) => (
  <TextAreaField
    label="Motif"
    rows={3}
    value={value}
    maxCharacters={maxReasonLength}
    help={`${isMailedToUser ? 'La personne le reçoit par email. ' : ''}Il reste au journal, qui ne s’efface pas\u00a0: ne nommez personne.`}
    error={error}
    onChange={onChange}
  />
)

/** Returns the French error of an invalid reason; undefined for a valid one. */
export function findReasonError(reason: string): string | undefined {
  if (reason.trim() === '') return 'Écrivez un motif'
  if (reason.trim().length > maxReasonLength) return `Au plus ${maxReasonLength} caractères`
  return undefined
}
