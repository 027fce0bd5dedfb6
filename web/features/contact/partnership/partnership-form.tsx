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
import { readText, useCheckedForm } from '../../../forms/checked-form'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { MailForm } from '../mail/mail-form'
import { openMail } from '../mail/open-mail'

const typeOptions = Object.fromEntries(partnershipTypes.map((type) => [type, type])) as Record<
  PartnershipType,
  string
>

type Props = {
  /** The operator's address; null when it is not known yet and no e-mail can be addressed. */
  address: string | null
  /** Initial values of the fields. */
  request: PartnershipRequest
  onPrepared: (request: PartnershipRequest, mail: PreparedMail) => void
}

/**
 * Opens the visitor's mail program with the request; without the operator's address, lets the visitor copy the request.
 * Nothing is sent to our server.
 */
export function PartnershipForm({ address, request, onPrepared }: Props) {
  const [unaddressedMail, setUnaddressedMail] = useState<PreparedMail | null>(null)
  const { form, errors } = useCheckedForm({
    findErrors: (formData) => findPartnershipErrors(readRequest(formData)),
    onSend(formData) {
      const submittedRequest = readRequest(formData)
      const mail = composePartnershipMail(submittedRequest)
      if (address === null) return setUnaddressedMail(mail)
      openMail(address, mail)
      onPrepared(submittedRequest, mail)
    },
  })
  return (
    <MailForm
      form={form}
      errors={errors}
      initialValues={request}
      address={address}
      unaddressedMail={unaddressedMail}
      submitLabel="Envoyer la demande"
    >
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
        options={typeOptions}
        emptyLabel="Sélectionnez"
        defaultValue={request.partnershipType}
        error={errors.partnershipType}
      />
    </MailForm>
  )
}

function readRequest(formData: FormData): PartnershipRequest {
  const partnershipType = readText(formData, 'partnershipType')
  return normalisePartnershipRequest({
    name: readText(formData, 'name'),
    email: readText(formData, 'email'),
    company: readText(formData, 'company'),
    partnershipType: isPartnershipType(partnershipType) ? partnershipType : '',
    message: readText(formData, 'message'),
  })
}
