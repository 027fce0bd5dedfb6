import { useState } from 'react'
import type { PreparedMail } from '../../../../domain/contact/mail-link'
import {
  composePartnershipMail,
  findPartnershipErrors,
  isPartnershipType,
  normalisePartnershipRequest,
  type PartnershipRequest,
  type PartnershipType,
  partnershipTypes,
} from '../../../../domain/contact/partnership-request'
import { readText, useCheckedForm } from '../../../forms/use-checked-form'
import { Button } from '../../../ui/buttons/button'
import { ErrorSummary } from '../../../ui/forms/error-summary'
import { SelectField } from '../../../ui/forms/select-field'
import { TextAreaField } from '../../../ui/forms/text-area-field'
import { TextField } from '../../../ui/forms/text-field'
import styles from '../contact.module.css'
import { MailNotAddressed, MissingAddressNotice, WithoutScripts } from '../mail/missing-address'
import { openMail } from '../mail/open-mail'

const types = Object.fromEntries(partnershipTypes.map((type) => [type, type])) as Record<
  PartnershipType,
  string
>

type Props = {
  /** null: not known yet, so that no e-mail can be addressed. */
  address: string | null
  /** What the fields contain at first. */
  request: PartnershipRequest
  onSent: (request: PartnershipRequest, mail: PreparedMail) => void
}

/** Opens the visitor's mail program with the request; nothing is sent to our server. */
export function PartnershipForm({ address, request, onSent }: Props) {
  const [unaddressed, setUnaddressed] = useState<PreparedMail | null>(null)
  const { form, errors } = useCheckedForm({
    check: (content) => findPartnershipErrors(readRequest(content)),
    onSend(content) {
      const sent = readRequest(content)
      const mail = composePartnershipMail(sent)
      if (address === null) return setUnaddressed(mail)
      openMail(address, mail)
      onSent(sent, mail)
    },
  })
  return (
    <form
      ref={form.formRef}
      method="post"
      className={styles.card}
      onSubmit={form.onSubmit}
      onInput={form.onInput}
      noValidate
    >
      {address === null && <MissingAddressNotice />}
      <ErrorSummary errors={form.announced} />
      <TextField
        label="Nom"
        name="name"
        autoComplete="name"
        required
        defaultValue={request.name}
        error={errors.name}
      />
      <TextField
        label="Email"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        defaultValue={request.email}
        error={errors.email}
      />
      <TextField
        label="Organisation"
        name="company"
        autoComplete="organization"
        required
        defaultValue={request.company}
        error={errors.company}
      />
      <SelectField
        label="Type de partenariat"
        name="partnershipType"
        required
        options={types}
        emptyLabel="Sélectionnez"
        defaultValue={request.partnershipType}
        error={errors.partnershipType}
      />
      <TextAreaField
        label="Message"
        name="message"
        rows={6}
        required
        defaultValue={request.message}
        help={
          address === null ? undefined : 'Il s’ouvre dans votre messagerie, d’où vous l’envoyez.'
        }
        error={errors.message}
      />
      {unaddressed && <MailNotAddressed mail={unaddressed} />}
      <div className={styles.submit}>
        <Button type="submit" kind="primary" size="l" isBlock>
          Envoyer la demande
        </Button>
      </div>
      <WithoutScripts address={address} />
    </form>
  )
}

function readRequest(content: FormData): PartnershipRequest {
  const partnershipType = readText(content, 'partnershipType')
  return normalisePartnershipRequest({
    name: readText(content, 'name'),
    email: readText(content, 'email'),
    company: readText(content, 'company'),
    partnershipType: isPartnershipType(partnershipType) ? partnershipType : '',
    message: readText(content, 'message'),
  })
}
