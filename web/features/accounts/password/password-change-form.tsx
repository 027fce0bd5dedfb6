import { useMutation } from '@tanstack/react-query'
import { publicMessages } from '../../../../domain/public-messages'
import { type FieldErrors, readText, useCheckedForm } from '../../../forms/checked-form'
import { PasswordField } from '../../../ui/forms/password-field'
import { AccountForm } from '../settings/account-form'
import {
  type AccountRequestError,
  changePassword,
  type PasswordChange,
} from '../settings/account-requests'
import { findNewPasswordErrors, NewPasswordFields } from './new-password-fields'

type Props = { onChanged: () => void; onCancel: () => void }

const newPasswordErrorCodes: readonly AccountRequestError['code'][] = [
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_TOO_COMMON',
]

export function PasswordChangeForm({ onChanged, onCancel }: Props) {
  const change = useMutation<void, AccountRequestError, PasswordChange>({
    mutationFn: changePassword,
    onSuccess: onChanged,
    onError({ code, message }) {
      showErrors({ [newPasswordErrorCodes.includes(code) ? 'password' : 'current']: message })
    },
  })
  const { form, errors, showErrors } = useCheckedForm({
    findErrors,
    onSend: (formData) =>
      change.mutate({
        currentPassword: readText(formData, 'current'),
        newPassword: readText(formData, 'password'),
      }),
    isSending: change.isPending,
  })
  return (
    <AccountForm form={form} submitLabel="Enregistrer le mot de passe" onCancel={onCancel}>
      <PasswordField
        label="Mot de passe actuel"
        name="current"
        autoComplete="current-password"
        error={errors.current}
      />
      <NewPasswordFields errors={errors} />
    </AccountForm>
  )
}

function findErrors(form: FormData) {
  const errors: FieldErrors<'current' | 'password' | 'confirmation'> = {}
  if (readText(form, 'current') === '') errors.current = publicMessages.PASSWORD_REQUIRED
  return Object.assign(errors, findNewPasswordErrors(form))
}
