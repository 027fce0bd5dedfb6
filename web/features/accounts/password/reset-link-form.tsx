import type { FetcherWithComponents } from 'react-router'
import { publicMessages } from '../../../../domain/public-messages'
import { type FieldErrors, useCheckedForm } from '../../../forms/checked-form'
import { submitOptions } from '../../../forms/submit-options'
import { AuthForm } from '../auth-page/auth-form'
import { EmailField, readEmail } from '../email/email-field'
import type { ResetLinkResult } from './reset-actions'

type Props = { linkRequest: FetcherWithComponents<ResetLinkResult | undefined> }

/** The form in which the visitor requests a link to choose a new password. */
export function ResetLinkForm({ linkRequest }: Props) {
  const { form, errors } = useCheckedForm({
    findErrors,
    onSend: (formData) => void linkRequest.submit(formData, submitOptions),
    isSending: linkRequest.state !== 'idle',
    serverErrors: linkRequest.data?.state === 'refused' ? linkRequest.data.errors : undefined,
  })
  return (
    <AuthForm form={form} intent="reset-link" label="Envoyer le lien">
      <EmailField error={errors.email} />
    </AuthForm>
  )
}

const findErrors = (form: FormData): FieldErrors<'email'> =>
  readEmail(form) === '' ? { email: publicMessages.EMAIL_REQUIRED } : {}
