import type { AdminOperations, LaunchItem } from '../../../../contract/admin/operations'
import { pagePaths } from '../../../../contract/paths'
import { messages } from '../../../../domain/messages'
import { Button } from '../../../ui/buttons/button'
import { Icon } from '../../../ui/icons/icon'
import { Card } from '../../../ui/layout/card'
import { StatusBadge } from '../../../ui/layout/status-badge'
import { QueryResult } from '../list/query-result'
import { SectionLink } from '../list/section-link'
import styles from './operations.module.css'
import { useNewsletterExport, useOperations } from './operations-query'
import { RetentionTable } from './retention-table'

/** Retention rules, the launch checklist and the newsletter. */
export function OperationsSection() {
  const query = useOperations()
  return (
    <>
      <SectionLink to={pagePaths.admin}>Dashboard</SectionLink>
      <h1>Conservation et ouverture</h1>
      <QueryResult query={query} failure={messages.OPERATIONS_NOT_LOADED}>
        {({ launchItems, retentionRules, newsletterSubscriptions }) => (
          <>
            <LaunchChecklist items={launchItems} />
            <RetentionTable rules={retentionRules} />
            <Newsletter subscriptions={newsletterSubscriptions} />
          </>
        )}
      </QueryResult>
    </>
  )
}

const itemLabels: Record<LaunchItem['key'], string> = {
  'legal-facts': 'Mentions légales',
  https: 'Adresse publique en https',
  payment: 'Paiement',
  mail: 'E-mails',
  voice: 'Voix',
  administrator: 'Adresse de l’administrateur',
}

const LaunchChecklist = ({ items }: { items: AdminOperations['launchItems'] }) => (
  <Card className={styles.card}>
    <h2>Avant l’ouverture</h2>
    <ul className={styles.items}>
      {items.map(({ key, isReady, text }) => (
        <li key={key}>
          <StatusBadge tone={isReady ? 'good' : 'pending'}>
            {isReady ? 'Prêt' : 'À régler'}
          </StatusBadge>
          <div>
            <p className={styles.label}>{itemLabels[key]}</p>
            <p className="muted small">{text}</p>
          </div>
        </li>
      ))}
    </ul>
    <p className="muted small">
      Cette liste lit la configuration sans interroger les services&nbsp;:{' '}
      <code>npm run cli -- doctor</code> les essaie un par un. Faites relire les textes légaux par
      votre conseil&nbsp;: il a le dernier mot.
    </p>
  </Card>
)

const integerFormat = new Intl.NumberFormat('fr-FR')

function Newsletter({ subscriptions }: { subscriptions: number }) {
  const newsletterExport = useNewsletterExport()
  return (
    <Card className={styles.card}>
      <h2>Lettre d’information</h2>
      <p>
        {subscriptions === 0
          ? 'Aucune adresse confirmée.'
          : `${integerFormat.format(subscriptions)}\u00a0${subscriptions > 1 ? 'adresses confirmées' : 'adresse confirmée'}.`}
      </p>
      {subscriptions > 0 && (
        <div className={styles.export}>
          <Button isBusy={newsletterExport.isPending} onClick={() => newsletterExport.mutate()}>
            <Icon name="download" size="s" />
            Exporter les adresses en CSV
          </Button>
          <p className="muted small">
            Ce sont des données personnelles&nbsp;: chaque export est noté au journal.
          </p>
        </div>
      )}
    </Card>
  )
}
