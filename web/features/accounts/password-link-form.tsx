import { type FormEvent, useState } from 'react'
import type { MessageCode } from '../../../domain/messages'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'
import { TextField } from '../../ui/text-field'
import { askPasswordLink } from './account-requests'
import { textOf } from './password-fields'
import { useCheckedForm } from './use-checked-form'

/** « Mot de passe oublié? »: one field; what was typed stays until the link is asked for. */
export function PasswordLinkForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, faults, announced, show, read, checkAgain } = useCheckedForm(findFaults)
  const [isSending, setSending] = useState(false)

  async function send(event: FormEvent<HTMLFormElement>) {
    const content = read(event)
    if (!content || isSending) return
    const email = textOf(content, 'email').trim()
    setSending(true)
    const outcome = await askPasswordLink(email)
    setSending(false)
    if (outcome.state === 'done') return onSent(email)
    show({ email: outcome.message })
  }

  return (
    <form
      ref={form}
      className="stack stack--fill"
      style={{ '--stack': 'var(--space-5)' }}
      onSubmit={send}
      onInput={checkAgain}
      noValidate
    >
      <ErrorSummary faults={announced} />
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={faults.email}
      />
      <Button type="submit" kind="primary" size="l" isBlock isBusy={isSending}>
        Envoyer le lien
      </Button>
    </form>
  )
}

function findFaults(form: FormData): { email?: MessageCode } {
  return textOf(form, 'email').trim() === '' ? { email: 'EMAIL_REQUIRED' } : {}
}
