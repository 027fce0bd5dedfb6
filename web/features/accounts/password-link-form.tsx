import { type FormEvent, useState } from 'react'
import type { MessageCode } from '../../../domain/messages'
import { askPasswordLink } from './account-requests'
import { DoorwayForm } from './doorway-form'
import { EmailField } from './email-field'
import { emailOf } from './form-text'
import { useCheckedForm } from './use-checked-form'

/** « Mot de passe oublié? »: one field; what was typed stays until the link is asked for. */
export function PasswordLinkForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, faults, announced, show, read, checkAgain } = useCheckedForm(findFaults)
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    const content = read(event)
    if (!content || isSending) return
    const email = emailOf(content)
    setSending(true)
    const outcome = await askPasswordLink(email)
    setSending(false)
    if (outcome.state === 'done') return onSent(email)
    show({ email: outcome.message })
  }

  return (
    <DoorwayForm
      form={form}
      announced={announced}
      label="Envoyer le lien"
      isSending={isSending}
      onSend={send}
      onInput={checkAgain}
    >
      <EmailField error={faults.email} />
    </DoorwayForm>
  )
}

function findFaults(form: FormData): { email?: MessageCode } {
  return emailOf(form) === '' ? { email: 'EMAIL_REQUIRED' } : {}
}
