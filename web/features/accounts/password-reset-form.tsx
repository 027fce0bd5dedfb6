import { type FormEvent, useState } from 'react'
import { resetPassword } from './account-requests'
import { DoorwayForm } from './doorway-form'
import { textOf } from './form-text'
import { findPasswordFaults, NewPasswordFields } from './password-fields'
import { useCheckedForm } from './use-checked-form'

type Properties = { token: string; onReset: () => Promise<void>; onLinkOver: () => void }

/** The new password of a link; whoever sends it is signed in. */
export function PasswordResetForm({ token, onReset, onLinkOver }: Properties) {
  const { form, faults, announced, show, read, checkAgain } = useCheckedForm(findPasswordFaults)
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    const content = read(event)
    if (!content || isSending) return
    setSending(true)
    const outcome = await resetPassword({ token, newPassword: textOf(content, 'password') })
    if (outcome.state === 'done') await onReset()
    else if (outcome.code === 'LINK_INVALID') onLinkOver()
    else show({ password: outcome.message })
    setSending(false)
  }

  return (
    <DoorwayForm
      form={form}
      announced={announced}
      label="Enregistrer le mot de passe"
      isSending={isSending}
      onSend={send}
      onInput={checkAgain}
    >
      <NewPasswordFields faults={faults} />
    </DoorwayForm>
  )
}
