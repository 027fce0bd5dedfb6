import { type FormEvent, useState } from 'react'
import { messages } from '../../../domain/messages'
import { findRegistrationFaults } from '../../../domain/accounts/registration'
import { TextField } from '../../ui/text-field'
import { showToast } from '../../ui/toast'
import { signUp } from './auth-requests'
import { DoorwayForm } from './doorway-form'
import { EmailField } from './email-field'
import { GoogleEntrance } from './google-entrance'
import { useNextPage } from './next-page'
import { NewPasswordFields } from './password-fields'
import { readRegistration } from './read-registration'
import { fieldOfRefusal } from './refused-field'
import { TermsCheckbox } from './terms-checkbox'
import { useCheckedForm } from './use-checked-form'

/** Keeps what was typed until the account is asked for: an error loses nothing. */
export function RegistrationForm({ onSent }: { onSent: (email: string) => void }) {
  const { form, faults, announced, show, read, checkAgain } = useCheckedForm((content) =>
    findRegistrationFaults(readRegistration(content)),
  )
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
    <DoorwayForm
      form={form}
      announced={announced}
      label="Créer un compte gratuit"
      isSending={isSending}
      onSend={send}
      onInput={checkAgain}
      after={<GoogleEntrance label="S’inscrire avec Google" read={readGoogleRequest} />}
    >
      <EmailField error={faults.email} />
      <TextField label="Pseudo" name="username" autoComplete="username" error={faults.username} />
      <NewPasswordFields label="Mot de passe" faults={faults} />
      <TermsCheckbox error={faults.hasAcceptedTerms} />
    </DoorwayForm>
  )
}
