import { pagePaths } from '../../../../contract/paths'
import type { ContactDetails } from '../../../../contract/support'
import { formatMissingFact } from '../../../../domain/billing/operator'
import { ButtonLink } from '../../../ui/buttons/button'
import { Card } from '../../../ui/layout/card'
import styles from '../contact.module.css'

/** How to reach the operator without the form. Details that the operator has not given are marked as missing. */
export const ContactAddresses = ({ details }: { details: ContactDetails }) => (
  <aside className={styles.side} aria-label="Nos coordonnées">
    <Card className={styles.card} aria-labelledby="coordonnees">
      <h2 id="coordonnees">Nos coordonnées</h2>
      <dl className={styles.addresses}>
        <div>
          <dt>Email</dt>
          <dd>
            {details.email === null ? (
              <MissingFact fact="contactEmail" />
            ) : (
              <a className="link" href={`mailto:${details.email}`}>
                {details.email}
              </a>
            )}
          </dd>
        </div>
        <div>
          <dt>Téléphone</dt>
          <dd>
            {details.phone === null ? (
              <MissingFact fact="phone" />
            ) : (
              <a className="link" href={`tel:${details.phone.replaceAll(/[^+\d]/g, '')}`}>
                {details.phone}
              </a>
            )}
          </dd>
        </div>
        <div>
          <dt>Courrier</dt>
          <dd>
            <address>
              {details.companyName ?? <MissingFact fact="companyName" />}
              {details.postalAddress?.map((line) => <span key={line}>{line}</span>) ?? (
                <MissingFact fact="postalAddress" />
              )}
            </address>
          </dd>
        </div>
        <div>
          <dt>Réponse</dt>
          <dd>sous 24-48h ouvrées</dd>
        </div>
      </dl>
    </Card>
    <Card className={styles.card} aria-labelledby="aide">
      <h2 id="aide">La réponse existe peut-être déjà</h2>
      <p className="muted">
        Minutes, micro, abonnement, données{'\u00a0'}: l’aide répond aux questions les plus
        fréquentes, tout de suite.
      </p>
      <ButtonLink to={pagePaths.help}>Consulter l’aide</ButtonLink>
    </Card>
    <p className="small muted">
      En cas de détresse, n’attendez pas notre réponse{'\u00a0'}: appelez le{' '}
      <a className="link" href="tel:3114">
        3114
      </a>
      , gratuit, jour et nuit.
    </p>
  </aside>
)

const MissingFact = ({ fact }: { fact: Parameters<typeof formatMissingFact>[0] }) => (
  <span className="muted">{formatMissingFact(fact)}</span>
)
