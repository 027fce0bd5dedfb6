import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { findRegistrationFaults } from '../../../domain/registration'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { PasswordField } from '../../ui/password-field'
import { PasswordStrengthHint } from '../../ui/password-strength-hint'
import { TextField } from '../../ui/text-field'
import { signUp } from './auth-requests'
import { ErrorSummary } from './error-summary'
import { useNextPage } from './next-page'
import { readRegistration } from './read-registration'
import { fieldOfRefusal } from './refused-field'
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
    show({ [fieldOfRefusal(outcome.code)]: outcome.message })
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
      <Checkbox name="hasAcceptedTerms" error={faults.hasAcceptedTerms}>
        J’ai 18 ans ou plus et j’accepte les{' '}
        <Link className="link" to={pagePaths.termsOfUse} target="_blank">
          conditions d’utilisation
          <span className="visually-hidden"> (nouvel onglet)</span>
        </Link>
      </Checkbox>
      <Button type="submit" kind="primary" size="l" isBlock isBusy={isSending}>
        Créer un compte gratuit
      </Button>
    </form>
  )
}
