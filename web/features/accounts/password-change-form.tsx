import { type FormEvent, useState } from 'react'
import type { AnswerCode } from '../../../contract/account/answer-codes'
import type { MessageCode } from '../../../domain/messages'
import { PasswordField } from '../../ui/password-field'
import { AccountForm } from './account-form'
import { changePassword } from './account-requests'
import { textOf } from './form-text'
import { findPasswordFaults, NewPasswordFields } from './password-fields'
import { useCheckedForm } from './use-checked-form'

type Properties = { onChanged: () => void; onCancel: () => void }

const ofNewPassword: readonly (AnswerCode | null)[] = ['PASSWORD_TOO_SHORT', 'PASSWORD_TOO_LONG']

/** Current, new, once more; a refusal is said beside the field it is about. */
export function PasswordChangeForm({ onChanged, onCancel }: Properties) {
  const { form, faults, announced, show, read, checkAgain } = useCheckedForm(findFaults)
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    const content = read(event)
    if (!content || isSending) return
    setSending(true)
    const outcome = await changePassword({
      currentPassword: textOf(content, 'current'),
      newPassword: textOf(content, 'password'),
    })
    setSending(false)
    if (outcome.state === 'done') return onChanged()
    show({ [ofNewPassword.includes(outcome.code) ? 'password' : 'current']: outcome.message })
  }

  return (
    <AccountForm
      form={form}
      announced={announced}
      label="Enregistrer le mot de passe"
      isSending={isSending}
      onSend={send}
      onInput={checkAgain}
      onCancel={onCancel}
    >
      <PasswordField
        label="Mot de passe actuel"
        name="current"
        autoComplete="current-password"
        error={faults.current}
      />
      <NewPasswordFields faults={faults} />
    </AccountForm>
  )
}

function findFaults(form: FormData) {
  const faults: { current?: MessageCode; password?: MessageCode; confirmation?: MessageCode } = {}
  if (textOf(form, 'current') === '') faults.current = 'PASSWORD_REQUIRED'
  return Object.assign(faults, findPasswordFaults(form))
}
