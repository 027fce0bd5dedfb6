import { useMemo } from 'react'
import { Link, useFetcher } from 'react-router'
import { pagePaths } from '../../../../contract/paths'
import { publicMessages } from '../../../../domain/public-messages'
import { type FieldErrors, readText, useCheckedForm } from '../../../forms/checked-form'
import { submitOptions } from '../../../forms/submit-options'
import { Checkbox } from '../../../ui/forms/checkbox'
import { PasswordField } from '../../../ui/forms/password-field'
import { AuthForm } from '../auth-page/auth-form'
import { EmailField, readEmail } from '../email/email-field'
import { GoogleOption } from '../google/google-option'
import { type SignInFailure, SignInFailureNotice } from './sign-in-failure-notice'

/**
 * Keeps what was typed when the sign-in fails; `signInAction` redirects when it succeeds. A wrong address and
 * a wrong password have the same message, which is shown below the password.
 */
export function SignInForm() {
  const signIn = useFetcher<SignInFailure>()
  const isSending = signIn.state !== 'idle'
  const failure = isSending ? undefined : signIn.data
  const areCredentialsWrong = failure?.state === 'refused' && failure.code === 'CREDENTIALS_WRONG'
  const { form, errors } = useCheckedForm({
    findErrors: findSignInErrors,
    onSend: (formData) => void signIn.submit(formData, submitOptions),
    isSending,
    serverErrors: useMemo(
      () => (areCredentialsWrong ? { password: failure.message } : undefined),
      [areCredentialsWrong, failure],
    ),
  })

  return (
    <AuthForm
      form={form}
      intent="sign-in"
      label="Se connecter"
      after={<GoogleOption label="Continuer avec Google" purpose="sign-in" />}
    >
      {failure && !areCredentialsWrong && <SignInFailureNotice failure={failure} />}
      <EmailField error={errors.email} />
      <PasswordField
        label="Mot de passe"
        name="password"
        autoComplete="current-password"
        error={errors.password}
      />
      <div className="row spread">
        <Checkbox name="rememberMe">Se souvenir de moi</Checkbox>
        <Link className="link" to={pagePaths.forgottenPassword}>
          Mot de passe oublié?
        </Link>
      </div>
    </AuthForm>
  )
}

function findSignInErrors(form: FormData) {
  const errors: FieldErrors<'email' | 'password'> = {}
  if (readEmail(form) === '') errors.email = publicMessages.EMAIL_REQUIRED
  if (readText(form, 'password') === '') errors.password = publicMessages.PASSWORD_REQUIRED
  return errors
}
