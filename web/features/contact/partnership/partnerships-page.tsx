import { useState } from 'react'
import { pagePaths } from '../../../../contract/paths'
import type { ContactDetails } from '../../../../contract/support'
import type { PreparedMail } from '../../../../domain/contact/mail-link'
import { emptyPartnershipRequest } from '../../../../domain/contact/partnership-request'
import { publicMessages } from '../../../../domain/public-messages'
import { ButtonLink } from '../../../ui/buttons/button'
import { Icon } from '../../../ui/icons/icon'
import { Card } from '../../../ui/layout/card'
import { PageTitle } from '../../../ui/layout/page-title'
import styles from '../contact.module.css'
import { PreparedMailCard } from '../mail/prepared-mail-card'
import type { Audience, OtherAudience } from './audiences'
import { PartnershipForm } from './partnership-form'

type Props = {
  email: ContactDetails['email']
  audiences: readonly Audience[]
  otherAudiences: readonly OtherAudience[]
}

export const PartnershipsPage = ({ email, audiences, otherAudiences }: Props) => (
  <div className={`page ${styles.page}`}>
    <header className={styles.head}>
      <PageTitle>Partenariats</PageTitle>
      <p className="lede">
        Vous avez un public, un lieu ou une application{'\u00a0'}; nous avons des voix. Voici ce que
        nous pouvons étudier ensemble.
      </p>
    </header>
    <ul className={styles.audiences}>
      {audiences.map(({ icon, title, pitch, ideas }) => (
        <li key={title}>
          <Card className={`stack ${styles.audience}`}>
            <Icon name={icon} size="l" />
            <h2>{title}</h2>
            <p className="muted">{pitch}</p>
            <ul className={styles.ideas}>
              {ideas.map((idea) => (
                <li key={idea}>{idea}</li>
              ))}
            </ul>
          </Card>
        </li>
      ))}
    </ul>
    <section className={styles.section} aria-labelledby="autres">
      <h2 id="autres">D’autres rencontres possibles</h2>
      <ul className={styles.otherAudiences}>
        {otherAudiences.map(({ icon, title, pitch }) => (
          <li key={title}>
            <Card className={`stack ${styles.audience}`}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p className="muted small">{pitch}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
    <RequestSection email={email} />
    <section className={styles.closing} aria-labelledby="autre-question">
      <h2 id="autre-question">Une autre question{'\u00a0'}?</h2>
      <p className="muted">Votre projet n’entre dans aucune case{'\u00a0'}? Parlons-en.</p>
      <ButtonLink to={pagePaths.contact} size="l">
        <Icon name="mail" />
        Nous contacter
      </ButtonLink>
    </section>
  </div>
)

/**
 * The request form, or `PreparedMailCard` after a request was submitted. The button "Envoyer une autre
 * demande" returns to the form, which then contains the submitted request.
 */
function RequestSection({ email }: { email: string | null }) {
  const [request, setRequest] = useState(emptyPartnershipRequest)
  const [preparedMail, setPreparedMail] = useState<PreparedMail | null>(null)
  if (preparedMail && email !== null)
    return (
      <div className={styles.request}>
        <PreparedMailCard
          title={publicMessages.PARTNERSHIP_SENT}
          address={email}
          mail={preparedMail}
          againLabel="Envoyer une autre demande"
          onAgain={() => setPreparedMail(null)}
        >
          <p>
            Votre messagerie s’ouvre avec votre demande{'\u00a0'}: validez-y l’envoi. Nous répondons
            sous 24-48h ouvrées.
          </p>
        </PreparedMailCard>
      </div>
    )
  return (
    <Card className={styles.request} aria-labelledby="demande">
      <h2 id="demande">Proposer un partenariat</h2>
      <PartnershipForm
        address={email}
        request={request}
        onPrepared={(submittedRequest, mail) => {
          setRequest(submittedRequest)
          setPreparedMail(mail)
        }}
      />
    </Card>
  )
}
