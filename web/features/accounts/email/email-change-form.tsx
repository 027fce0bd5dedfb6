import { useMutation } from '@tanstack/react-query'
import { publicMessages } from '../../../../domain/public-messages'
import { type FieldErrors, readText, useCheckedForm } from '../../../forms/checked-form'
import { PasswordField } from '../../../ui/forms/password-field'
import { AccountForm } from '../settings/account-form'
import {
  type AccountRequestError,
  type EmailChange,
  requestEmailChange,
} from '../settings/account-requests'
import { SignInAgain } from '../settings/sign-in-again'
import { EmailField, readEmail } from './email-field'

type Props = { hasPassword: boolean; onSent: (email: string) => void; onCancel: () => void }

const passwordErrorCodes: readonly AccountRequestError['code'][] = [
  'PASSWORD_REQUIRED',
  'PASSWORD_WRONG',
]

/**
 * Asks for the new address and the current password. If the account has no password, the user has to sign in again,
 * unless the last sign-in is recent. Nobody can therefore take over the account on a device that was left signed in.
 */
export function EmailChangeForm({ hasPassword, onSent, onCancel }: Props) {
  const change = useMutation<void, AccountRequestError, EmailChange>({
    mutationFn: requestEmailChange,
    onSuccess: (_done, { newEmail }) => onSent(newEmail),
    onError({ code, message }) {
      showErrors({ [passwordErrorCodes.includes(code) ? 'current' : 'email']: message })
    },
  })
  const { form, errors, showErrors } = useCheckedForm({
    findErrors: (formData) => findErrors(formData, hasPassword),
    onSend: (formData) =>
      change.mutate({ newEmail: readEmail(formData), password: readText(formData, 'current') }),
    isSending: change.isPending,
  })
  if (change.error?.code === 'SIGN_IN_NOT_RECENT') return <SignInAgain />
  return (
    <AccountForm form={form} submitLabel="Envoyer le lien de confirmation" onCancel={onCancel}>
      <EmailField label="Nouvelle adresse" error={errors.email} />
      {hasPassword && (
        <PasswordField
          label="Mot de passe actuel"
          name="current"
          autoComplete="current-password"
          error={errors.current}
        />
      )}
    </AccountForm>
  )
}

function findErrors(form: FormData, hasPassword: boolean) {
  const errors: FieldErrors<'email' | 'current'> = {}
  if (readEmail(form) === '') errors.email = publicMessages.EMAIL_REQUIRED
  if (hasPassword && readText(form, 'current') === '')
    errors.current = publicMessages.PASSWORD_REQUIRED
  return errors
}
