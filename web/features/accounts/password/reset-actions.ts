import { replace } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { type FieldErrors, readText } from '../../../forms/checked-form'
import { showToast } from '../../../ui/feedback/toast'
import { resetPassword, sendResetLink } from '../auth-requests'
import { readEmail } from '../email/email-field'

export type ResetLinkResult =
  | { state: 'done'; email: string }
  | { state: 'refused'; errors: FieldErrors<'email'> }

/** Sends a link for choosing a new password. */
export async function resetLinkAction(formData: FormData): Promise<ResetLinkResult> {
  const email = readEmail(formData)
  const outcome = await sendResetLink(email)
  return outcome.state === 'done'
    ? { state: 'done', email }
    : { state: 'refused', errors: { email: outcome.message } }
}

export type PasswordResetResult =
  | { state: 'link-invalid' }
  | { state: 'refused'; errors: FieldErrors<'password'> }

/** Stores the new password and signs the user in, then redirects to the catalogue (`pagePaths.dashboard`). */
export async function passwordResetAction(
  formData: FormData,
): Promise<Response | PasswordResetResult> {
  const outcome = await resetPassword({
    token: readText(formData, 'token'),
    newPassword: readText(formData, 'password'),
  })
  if (outcome.state === 'done') {
    showToast({ kind: 'done', text: 'Votre nouveau mot de passe est enregistré' })
    return replace(pagePaths.dashboard)
  }
  if (outcome.code === 'LINK_INVALID') return { state: 'link-invalid' }
  return { state: 'refused', errors: { password: outcome.message } }
}
