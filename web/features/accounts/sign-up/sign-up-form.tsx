import type { FetcherWithComponents } from 'react-router'
import { findSignUpErrors } from '../../../../domain/accounts/registration'
import { publicMessages } from '../../../../domain/public-messages'
import { useCheckedForm } from '../../../forms/checked-form'
import { submitOptions } from '../../../forms/submit-options'
import { TextField } from '../../../ui/forms/text-field'
import { AuthForm } from '../auth-page/auth-form'
import { toMessages } from '../auth-page/to-messages'
import { EmailField } from '../email/email-field'
import { GoogleOption } from '../google/google-option'
import { NewPasswordFields } from '../password/new-password-fields'
import { readRegistration } from './read-registration'
import type { SignUpResult } from './sign-up-action'
import { TermsCheckbox } from './terms-checkbox'

/** Keeps what was typed when the sign-up fails. The page shows the result of a successful sign-up. */
export function SignUpForm({
  signUp,
}: {
  signUp: FetcherWithComponents<SignUpResult | undefined>
}) {
  const { form, errors, showErrors } = useCheckedForm({
    findErrors: (formData) => toMessages(findSignUpErrors(readRegistration(formData))),
    onSend: (formData) => void signUp.submit(formData, submitOptions),
    isSending: signUp.state !== 'idle',
    serverErrors: signUp.data?.state === 'refused' ? signUp.data.errors : undefined,
  })

  /** A sign-up with Google needs none of the fields, only the acceptance of the terms. */
  function checkTerms() {
    const formData = new FormData(form.formRef.current ?? undefined)
    const hasAcceptedTerms = formData.has('hasAcceptedTerms')
    if (!hasAcceptedTerms) showErrors({ hasAcceptedTerms: publicMessages.TERMS_NOT_ACCEPTED })
    return hasAcceptedTerms
  }

  return (
    <AuthForm
      form={form}
      intent="sign-up"
      label="Créer un compte gratuit"
      after={
        <GoogleOption label="S’inscrire avec Google" purpose="sign-up" validate={checkTerms} />
      }
    >
      <EmailField error={errors.email} />
      <TextField label="Pseudo" name="username" autoComplete="username" error={errors.username} />
      <NewPasswordFields label="Mot de passe" errors={errors} />
      <TermsCheckbox error={errors.hasAcceptedTerms} />
    </AuthForm>
  )
}
