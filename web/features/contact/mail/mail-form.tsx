import type { ReactNode } from 'react'
import type { PreparedMail } from '../../../../domain/contact/mail-link'
import { CheckedForm, type CheckedFormState, type FieldErrors } from '../../../forms/checked-form'
import { Button } from '../../../ui/buttons/button'
import { ErrorSummary } from '../../../ui/forms/error-summary'
import { TextAreaField } from '../../../ui/forms/text-area-field'
import { TextField } from '../../../ui/forms/text-field'
import styles from '../contact.module.css'
import { MissingAddressNotice, NoScriptNotice, UnsentMailNotice } from './missing-address'

type SharedField = 'name' | 'email' | 'message'

type Props = {
  form: CheckedFormState
  errors: FieldErrors<SharedField>
  /** Initial values of the shared fields. */
  initialValues: Partial<Record<SharedField, string>>
  /** The operator's address; null when it is not known yet and no e-mail can be addressed. */
  address: string | null
  /** The submitted mail, if it could not be addressed. */
  unaddressedMail: PreparedMail | null
  heading?: ReactNode
  submitLabel: string
  /** The fields between the e-mail address and the message. */
  children: ReactNode
}

/** A form that prepares an e-mail to the operator, with the sender, further fields and the message. */
export function MailForm(props: Props) {
  const { form, errors, initialValues, address, unaddressedMail, heading, submitLabel } = props
  return (
    <CheckedForm form={form} className={styles.card}>
      {heading}
      {address === null && <MissingAddressNotice />}
      <ErrorSummary errors={form.announcedErrors} />
      <TextField
        label="Nom"
        name="name"
        autoComplete="name"
        required
        defaultValue={initialValues.name}
        error={errors.name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={initialValues.email}
        error={errors.email}
      />
      {props.children}
      <TextAreaField
        label="Message"
        name="message"
        rows={6}
        required
        defaultValue={initialValues.message}
        help={
          address === null ? undefined : 'Il s’ouvre dans votre messagerie, d’où vous l’envoyez.'
        }
        error={errors.message}
      />
      {unaddressedMail && <UnsentMailNotice mail={unaddressedMail} />}
      <div className={styles.submit}>
        <Button type="submit" kind="primary" size="l" isBlock isBusy={form.isSending}>
          {submitLabel}
        </Button>
      </div>
      <NoScriptNotice address={address} />
    </CheckedForm>
  )
}
