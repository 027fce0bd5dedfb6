import type { FetcherWithComponents } from 'react-router'
import { useCheckedForm } from '../../../forms/checked-form'
import { submitOptions } from '../../../forms/submit-options'
import { AuthForm } from '../auth-page/auth-form'
import { findNewPasswordErrors, NewPasswordFields } from './new-password-fields'
import type { PasswordResetResult } from './reset-actions'

type Props = {
  /** The token of the reset link. */
  token: string
  resetRequest: FetcherWithComponents<PasswordResetResult | undefined>
}

/** The form in which the visitor chooses a new password, opened by a reset link. */
export function PasswordResetForm({ token, resetRequest }: Props) {
  const { form, errors } = useCheckedForm({
    findErrors: findNewPasswordErrors,
    onSend: (formData) => void resetRequest.submit(formData, submitOptions),
    isSending: resetRequest.state !== 'idle',
    serverErrors: resetRequest.data?.state === 'refused' ? resetRequest.data.errors : undefined,
  })
  return (
    <AuthForm form={form} intent="password-reset" label="Enregistrer le mot de passe">
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields errors={errors} />
    </AuthForm>
  )
}
