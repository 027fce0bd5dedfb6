import type { KnownErrorCode } from '../../../../contract/account/known-error-codes'
import type { SignUpField } from '../../../../domain/accounts/registration'
import { publicMessages } from '../../../../domain/public-messages'
import type { FieldErrors } from '../../../forms/checked-form'
import { showToast } from '../../../ui/feedback/toast'
import { sendConfirmationLink, signUp } from '../auth-requests'
import { readEmail } from '../email/email-field'
import { readRegistration } from './read-registration'

export type SignUpResult =
  | { state: 'done'; email: string }
  | { state: 'refused'; errors: FieldErrors<SignUpField> }

const fieldByCode: Partial<Record<KnownErrorCode, SignUpField>> = {
  USERNAME_REQUIRED: 'username',
  USERNAME_TOO_SHORT: 'username',
  PASSWORD_REQUIRED: 'password',
  PASSWORD_TOO_SHORT: 'password',
  PASSWORD_TOO_LONG: 'password',
  PASSWORD_TOO_COMMON: 'password',
  TERMS_NOT_ACCEPTED: 'hasAcceptedTerms',
}

/**
 * Signs the visitor up. An error that concerns no field is shown beside the e-mail address. A failure without one of
 * our error codes is also shown in a toast.
 */
export async function signUpAction(formData: FormData, next: string | null): Promise<SignUpResult> {
  const { username: name, email, password, hasAcceptedTerms } = readRegistration(formData)
  const outcome = await signUp({ name, email, password, hasAcceptedTerms }, next)
  if (outcome.state === 'done') return { state: 'done', email }
  const { code, message } = outcome
  if (code === null) showToast({ kind: 'failed', text: publicMessages.SIGN_UP_FAILED })
  return { state: 'refused', errors: { [(code && fieldByCode[code]) ?? 'email']: message } }
}

export const confirmationLinkAction = (formData: FormData, next: string | null) =>
  sendConfirmationLink(readEmail(formData), next)
