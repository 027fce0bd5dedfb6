import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { type Registration, registrationFields } from '../../../domain/registration'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { PasswordField } from '../../ui/password-field'
import { PasswordStrengthHint } from '../../ui/password-strength-hint'
import { TextField } from '../../ui/text-field'
import { signUp } from './auth-requests'
import { ErrorSummary } from './error-summary'
import { fieldOfRefusal } from './refused-field'
import { registrationResolver } from './registration-resolver'

const empty: Registration = {
  email: '',
  username: '',
  password: '',
  confirmation: '',
  hasAcceptedTerms: false,
}

/** Keeps what was typed until the account is asked for: an error loses nothing. */
export function RegistrationForm({ onSent }: { onSent: (email: string) => void }) {
  const { register, handleSubmit, setError, watch, formState } = useForm<Registration>({
    defaultValues: empty,
    resolver: registrationResolver,
    reValidateMode: 'onChange',
  })
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async ({ email, username, password, hasAcceptedTerms }) => {
    const account = { name: username.trim(), email: email.trim(), password, hasAcceptedTerms }
    const outcome = await signUp(account)
    if (outcome.state === 'done') return onSent(account.email)
    const field = fieldOfRefusal(outcome.code)
    setError(field, { type: 'refused', message: outcome.message }, { shouldFocus: true })
  })

  return (
    <form
      className="stack stack--fill"
      style={{ '--stack': 'var(--space-5)' }}
      onSubmit={send}
      noValidate
    >
      <ErrorSummary faults={registrationFields.flatMap((field) => errors[field]?.message ?? [])} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...register('email')}
      />
      <TextField
        label="Pseudo"
        autoComplete="username"
        error={errors.username?.message}
        {...register('username')}
      />
      <PasswordField
        label="Mot de passe"
        autoComplete="new-password"
        help={<PasswordStrengthHint password={watch('password')} />}
        error={errors.password?.message}
        {...register('password')}
      />
      <PasswordField
        label="Confirmer le mot de passe"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        {...register('confirmation')}
      />
      <Checkbox error={errors.hasAcceptedTerms?.message} {...register('hasAcceptedTerms')}>
        J’ai 18 ans ou plus et j’accepte les{' '}
        <Link className="link" to={pagePaths.termsOfUse} target="_blank">
          conditions d’utilisation
          <span className="visually-hidden"> (nouvel onglet)</span>
        </Link>
      </Checkbox>
      <Button type="submit" kind="primary" size="l" isBlock isBusy={isSubmitting}>
        Créer un compte gratuit
      </Button>
    </form>
  )
}
