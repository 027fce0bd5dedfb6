import { useState } from 'react'
import type { ContactDetails } from '../../../../contract/support'
import type { PreparedMail } from '../../../../domain/contact/mail-link'
import { publicMessages } from '../../../../domain/public-messages'
import { PageTitle } from '../../../ui/layout/page-title'
import styles from '../contact.module.css'
import { PreparedMailCard } from '../mail/prepared-mail-card'
import { ContactAddresses } from './contact-addresses'
import { ContactForm } from './contact-form'

export function ContactPage({ details }: { details: ContactDetails }) {
  const [preparedMail, setPreparedMail] = useState<PreparedMail | null>(null)
  return (
    <div className={`page ${styles.page}`}>
      <header className={styles.head}>
        <PageTitle>Contact</PageTitle>
        <p className="lede">
          Une question, un ennui, une facture, une idée{'\u00a0'}? Écrivez-nous.
        </p>
      </header>
      <div className={styles.columns}>
        {preparedMail && details.email !== null ? (
          <PreparedMailCard
            title={publicMessages.CONTACT_PREPARED}
            address={details.email}
            mail={preparedMail}
            againLabel="Écrire un autre message"
            onAgain={() => setPreparedMail(null)}
          >
            <p>
              Votre messagerie s’ouvre avec votre message. Il ne part que lorsque vous l’envoyez.
            </p>
          </PreparedMailCard>
        ) : (
          <ContactForm address={details.email} onPrepared={setPreparedMail} />
        )}
        <ContactAddresses details={details} />
      </div>
    </div>
  )
}
