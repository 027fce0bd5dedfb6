import { useState } from 'react'
import { findNewPasswordErrors as findErrors } from '../../../../domain/accounts/new-password'
import { readText } from '../../../forms/checked-form'
import { PasswordField } from '../../../ui/forms/password-field'
import { PasswordStrengthHint } from '../../../ui/forms/password-strength-hint'
import { toMessages } from '../auth-page/to-messages'

type Props = { label?: string; errors: { password?: string; confirmation?: string } }

/** Fields for a new password and its confirmation, with advice while typing. */
export function NewPasswordFields({ label = 'Nouveau mot de passe', errors }: Props) {
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        help={<PasswordStrengthHint password={password} />}
        error={errors.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Confirmer le mot de passe"
        name="confirmation"
        autoComplete="new-password"
        error={errors.confirmation}
      />
    </>
  )
}

export const findNewPasswordErrors = (form: FormData) =>
  toMessages(
    findErrors({
      password: readText(form, 'password'),
      confirmation: readText(form, 'confirmation'),
    }),
  )
