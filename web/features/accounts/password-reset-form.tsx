import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'
import { resetPassword } from './account-requests'
import { findPasswordFaults, NewPasswordFields, textOf } from './password-fields'
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
    <form
      ref={form}
      className="stack stack--fill"
      style={{ '--stack': 'var(--space-5)' }}
      onSubmit={send}
      onInput={checkAgain}
      noValidate
    >
      <ErrorSummary faults={announced} />
      <NewPasswordFields faults={faults} />
      <Button type="submit" kind="primary" size="l" isBlock isBusy={isSending}>
        Enregistrer le mot de passe
      </Button>
    </form>
  )
}
