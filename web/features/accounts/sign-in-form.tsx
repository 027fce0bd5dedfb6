import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { pagePaths } from '../../../contract/paths'
import { type MessageCode, messages } from '../../../domain/messages'
import { Checkbox } from '../../ui/checkbox'
import { PasswordField } from '../../ui/password-field'
import { showToast } from '../../ui/toast'
import { signIn } from './auth-requests'
import { DoorwayForm } from './doorway-form'
import { EmailField } from './email-field'
import { emailOf, textOf } from './form-text'
import { GoogleEntrance } from './google-entrance'
import { useNextPage } from './next-page'
import { type SignInFailure, SignInProblem } from './sign-in-problem'
import { useCheckedForm } from './use-checked-form'

/** Calls `onSignedIn` once the session cookie is set; keeps what was typed otherwise. */
export function SignInForm({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { form, faults, announced, read, checkAgain } = useCheckedForm(findSignInFaults)
  const [failure, setFailure] = useState<SignInFailure | null>(null)
  const [isSending, setSending] = useState(false)
  const next = useNextPage()

  async function send(event: FormEvent<HTMLFormElement>) {
    const content = read(event)
    if (!content || isSending) return
    const email = emailOf(content)
    const password = textOf(content, 'password')
    setSending(true)
    setFailure(null)
    const outcome = await signIn({ email, password, rememberMe: content.has('rememberMe') })
    if (outcome.state === 'signed-in') await onSignedIn()
    else setFailure({ ...outcome, email })
    // What failed, while the form says why (section 8).
    if (outcome.state === 'refused') showToast({ kind: 'failed', text: messages.SIGN_IN_FAILED })
    setSending(false)
  }

  return (
    <DoorwayForm
      form={form}
      announced={announced}
      label="Se connecter"
      isSending={isSending}
      onSend={send}
      onInput={checkAgain}
      after={
        <GoogleEntrance
          label="Continuer avec Google"
          read={() => ({ next, purpose: 'sign-in', hasAcceptedTerms: false })}
        />
      }
    >
      {failure && <SignInProblem failure={failure} />}
      <EmailField error={faults.email} />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="current-password"
        error={faults.password}
      />
      <div className="row spread">
        <Checkbox name="rememberMe">Se souvenir de moi</Checkbox>
        <Link className="link" to={pagePaths.forgottenPassword}>
          Mot de passe oublié?
        </Link>
      </div>
    </DoorwayForm>
  )
}

function findSignInFaults(form: FormData) {
  const faults: { email?: MessageCode; password?: MessageCode } = {}
  if (emailOf(form) === '') faults.email = 'EMAIL_REQUIRED'
  if (textOf(form, 'password') === '') faults.password = 'PASSWORD_REQUIRED'
  return faults
}
