import { type FormEvent, useState } from 'react'
import type { AnswerCode } from '../../../contract/account/answer-codes'
import type { MessageCode } from '../../../domain/messages'
import { PasswordField } from '../../ui/password-field'
import { AccountForm } from './account-form'
import { askAddressChange } from './account-requests'
import { EmailField } from './email-field'
import { emailOf, textOf } from './form-text'
import { SignInAgain } from './sign-in-again'
import { useCheckedForm } from './use-checked-form'

type Properties = { hasPassword: boolean; onSent: (email: string) => void; onCancel: () => void }

const ofPassword: readonly (AnswerCode | null)[] = ['PASSWORD_REQUIRED', 'PASSWORD_WRONG']

/** Asks for the password as well: whoever finds an open page must not take the account away. */
export function AddressChangeForm({ hasPassword, onSent, onCancel }: Properties) {
  const { form, faults, announced, show, read, checkAgain } = useCheckedForm((content) =>
    findFaults(content, hasPassword),
  )
  const [isSending, setSending] = useState(false)
  const [isTooOld, setTooOld] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    const content = read(event)
    if (!content || isSending) return
    const newEmail = emailOf(content)
    setSending(true)
    const outcome = await askAddressChange({ newEmail, password: textOf(content, 'current') })
    setSending(false)
    if (outcome.state === 'done') return onSent(newEmail)
    if (outcome.code === 'SIGN_IN_NOT_RECENT') return setTooOld(true)
    show({ [ofPassword.includes(outcome.code) ? 'current' : 'email']: outcome.message })
  }

  if (isTooOld) return <SignInAgain />
  return (
    <AccountForm
      form={form}
      announced={announced}
      label="Envoyer le lien de confirmation"
      isSending={isSending}
      onSend={send}
      onInput={checkAgain}
      onCancel={onCancel}
    >
      <EmailField label="Nouvelle adresse" error={faults.email} />
      {hasPassword && (
        <PasswordField
          label="Mot de passe actuel"
          name="current"
          autoComplete="current-password"
          error={faults.current}
        />
      )}
    </AccountForm>
  )
}

function findFaults(form: FormData, hasPassword: boolean) {
  const faults: { email?: MessageCode; current?: MessageCode } = {}
  if (emailOf(form) === '') faults.email = 'EMAIL_REQUIRED'
  if (hasPassword && textOf(form, 'current') === '') faults.current = 'PASSWORD_REQUIRED'
  return faults
}
