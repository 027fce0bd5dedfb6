import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { messages } from '../../../domain/messages'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Notice } from '../../ui/notice'
import { PasswordField } from '../../ui/password-field'
import { TextField } from '../../ui/text-field'
import { type SignInOutcome, signIn } from './auth-requests'
import { DemonstrationMailLink } from './demonstration-mail-link'
import { ErrorSummary } from './error-summary'
import { ResendConfirmation } from './resend-confirmation'

type Credentials = { email: string; password: string; hasRememberMe: boolean }

const empty: Credentials = { email: '', password: '', hasRememberMe: false }

/** Calls `onSignedIn` once the session cookie is set; keeps what was typed otherwise. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const [outcome, setOutcome] = useState<SignInOutcome | null>(null)
  const { register, handleSubmit, getValues, formState } = useForm<Credentials>({
    defaultValues: empty,
  })
  const { errors, isSubmitting } = formState

  const send = handleSubmit(async ({ email, password, hasRememberMe }) => {
    setOutcome(null)
    const answer = await signIn({ email: email.trim(), password, rememberMe: hasRememberMe })
    setOutcome(answer)
    if (answer.state === 'signed-in') await onSignedIn()
  })

  return (
    <form
      className="stack stack--fill"
      style={{ '--stack': 'var(--space-5)' }}
      onSubmit={send}
      noValidate
    >
      <ErrorSummary faults={[errors.email, errors.password].flatMap((e) => e?.message ?? [])} />
      <SignInProblem outcome={outcome} email={getValues('email').trim()} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        error={errors.email?.message}
        {...register('email', { required: messages.EMAIL_REQUIRED })}
      />
      <PasswordField
        label="Mot de passe"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { required: messages.PASSWORD_REQUIRED })}
      />
      <Checkbox {...register('hasRememberMe')}>Se souvenir de moi</Checkbox>
      <Button type="submit" kind="primary" size="l" isBlock isBusy={isSubmitting}>
        Se connecter
      </Button>
    </form>
  )
}

function SignInProblem({ outcome, email }: { outcome: SignInOutcome | null; email: string }) {
  switch (outcome?.state) {
    case undefined:
    case 'signed-in':
      return null
    case 'refused':
      return (
        <Notice kind="failed">
          <p>{outcome.message}</p>
        </Notice>
      )
    case 'unconfirmed':
      return (
        <Notice kind="failed" icon="mail">
          <p>{messages.EMAIL_NOT_VERIFIED}</p>
          <ResendConfirmation email={email} />
          <DemonstrationMailLink />
        </Notice>
      )
  }
}
