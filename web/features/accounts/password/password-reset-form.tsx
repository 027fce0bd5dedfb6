import type { FetcherWithComponents } from 'react-router'
import { useCheckedForm } from '../../../forms/checked-form'
import { submitOptions } from '../../../forms/submit-options'
import { AuthForm } from '../auth-page/auth-form'
import { findNewPasswordErrors, NewPasswordFields } from './new-password-fields'
import type { PasswordResetResult } from './reset-actions'

type Props = {
  /** The token of the reset link. */
  token: string
  reset: FetcherWithComponents<PasswordResetResult | undefined>
}

/** Chooses a new password with a reset link. */
export function PasswordResetForm({ token, reset }: Props) {
  const { form, errors } = useCheckedForm({
    check: findNewPasswordErrors,
    onSend: (formData) => void reset.submit(formData, submitOptions),
    isSending: reset.state !== 'idle',
    serverErrors: reset.data?.state === 'refused' ? reset.data.errors : undefined,
  })
  return (
    <AuthForm form={form} intent="password-reset" label="Enregistrer le mot de passe">
      <input type="hidden" name="token" value={token} />
      <NewPasswordFields errors={errors} />
    </AuthForm>
  )
}
