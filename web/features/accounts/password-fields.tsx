import { useState } from 'react'
import { findNewPasswordFaults } from '../../../domain/accounts/new-password'
import { PasswordField } from '../../ui/password-field'
import { PasswordStrengthHint } from '../../ui/password-strength-hint'
import { textOf } from './form-text'

type Properties = { label?: string; faults: { password?: string; confirmation?: string } }

/** A new password, twice, with advice while it is typed. */
export function NewPasswordFields({ label = 'Nouveau mot de passe', faults }: Properties) {
  const [password, setPassword] = useState('')
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        help={<PasswordStrengthHint password={password} />}
        error={faults.password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Confirmer le mot de passe"
        name="confirmation"
        autoComplete="new-password"
        error={faults.confirmation}
      />
    </>
  )
}

export const findPasswordFaults = (form: FormData) =>
  findNewPasswordFaults({
    password: textOf(form, 'password'),
    confirmation: textOf(form, 'confirmation'),
  })
