import { type FormEvent, useState } from 'react'
import { messages } from '../../../domain/messages'
import { findRegistrationFaults } from '../../../domain/registration'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'
import { PasswordField } from '../../ui/password-field'
import { PasswordStrengthHint } from '../../ui/password-strength-hint'
import { TextField } from '../../ui/text-field'
import { showToast } from '../../ui/toast'
import { signUp } from './auth-requests'
import { GoogleEntrance } from './google-entrance'
import { useNextPage } from './next-page'
import { readRegistration } from './read-registration'
import { fieldOfRefusal } from './refused-field'
import { TermsCheckbox } from './terms-checkbox'
import { useCheckedForm } from './use-checked-form'

/** Keeps what was typed until the account is asked for: an error loses nothing. */
export function RegistrationForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, faults, announced, show, read, checkAgain } = useCheckedForm((content) =>
    findRegistrationFaults(readRegistration(content)),
  )
  const [password, setPassword] = useState('')
  const [isSending, setSending] = useState(false)
  const next = useNextPage()

  async function send(event: FormEvent<HTMLFormElement>) {
    const content = read(event)
    if (!content || isSending) return
    const { username: name, ...account } = readRegistration(content)
    const { email, password, hasAcceptedTerms } = account
    setSending(true)
    const outcome = await signUp({ name, email, password, hasAcceptedTerms }, next)
    setSending(false)
    if (outcome.state === 'done') return onSent(email)
    // What has no reason beside a field is said of the whole (section 8).
    if (outcome.code === null) showToast({ kind: 'failed', text: messages.SIGN_UP_FAILED })
    show({ [fieldOfRefusal(outcome.code)]: outcome.message })
  }

  /** Google needs none of the fields; the box is for everybody. */
  function readGoogleRequest() {
    const content = new FormData(form.current ?? undefined)
    if (content.has('hasAcceptedTerms'))
      return { next, purpose: 'sign-up', hasAcceptedTerms: true } as const
    show({ hasAcceptedTerms: messages.TERMS_NOT_ACCEPTED })
    return null
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
      <TextField label="Pseudo" name="username" autoComplete="username" error={faults.username} />
      <PasswordField
        label="Mot de passe"
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
      <TermsCheckbox error={faults.hasAcceptedTerms} />
      <Button type="submit" kind="primary" size="l" isBlock isBusy={isSending}>
        Créer un compte gratuit
      </Button>
      <GoogleEntrance label="S’inscrire avec Google" read={readGoogleRequest} />
    </form>
  )
}
