import { useEffect, useState } from 'react'
import {
  type ContactMessage,
  composeContactMail,
  contactCategories,
  findContactErrors,
  isContactCategory,
  normaliseContactMessage,
} from '../../../../domain/contact/contact-message'
import type { PreparedMail } from '../../../../domain/contact/mail-link'
import { readText, useCheckedForm } from '../../../forms/checked-form'
import { useMe } from '../../../session/use-me'
import { SelectField } from '../../../ui/forms/select-field'
import { TextField } from '../../../ui/forms/text-field'
import { Card } from '../../../ui/layout/card'
import { MailForm } from '../mail/mail-form'
import { openMail } from '../mail/open-mail'

/** How long the form shows that the mail program is opening. */
const openingMs = 1_000

type Props = {
  /** The operator's address; null when it is not known yet and no e-mail can be addressed. */
  address: string | null
  onPrepared: (mail: PreparedMail) => void
}

/**
 * Opens the visitor's mail program with the message; without the operator's address, lets the visitor copy the message.
 * Nothing is sent to our server.
 */
export function ContactForm({ address, onPrepared }: Props) {
  const me = useMe()
  const [openingMail, setOpeningMail] = useState<PreparedMail | null>(null)
  const [unaddressedMail, setUnaddressedMail] = useState<PreparedMail | null>(null)
  const { form, errors } = useCheckedForm({
    findErrors: (formData) => findContactErrors(readMessage(formData)),
    onSend(formData) {
      const mail = composeContactMail(readMessage(formData))
      if (address === null) return setUnaddressedMail(mail)
      openMail(address, mail)
      setOpeningMail(mail)
    },
    isSending: openingMail !== null,
  })

  useEffect(() => {
    if (!openingMail) return
    const timeout = setTimeout(() => onPrepared(openingMail), openingMs)
    return () => clearTimeout(timeout)
  }, [openingMail, onPrepared])

  return (
    <Card aria-labelledby="message">
      <MailForm
        form={form}
        errors={errors}
        initialValues={{ name: me?.firstName || me?.username || '', email: me?.email ?? '' }}
        address={address}
        unaddressedMail={unaddressedMail}
        heading={<h2 id="message">Votre message</h2>}
        submitLabel="Envoyer le message"
      >
        <SelectField
          label="Catégorie"
          name="category"
          required
          options={contactCategories}
          defaultValue="general"
          error={errors.category}
        />
        <TextField
          label="Sujet"
          name="subject"
          autoComplete="off"
          required
          error={errors.subject}
        />
      </MailForm>
    </Card>
  )
}

function readMessage(formData: FormData): ContactMessage {
  const category = readText(formData, 'category')
  return normaliseContactMessage({
    name: readText(formData, 'name'),
    email: readText(formData, 'email'),
    category: isContactCategory(category) ? category : '',
    subject: readText(formData, 'subject'),
    message: readText(formData, 'message'),
  })
}
