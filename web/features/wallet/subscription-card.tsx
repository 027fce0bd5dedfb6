import type { Subscription } from '../../../contract/billing/wallet'
import { offers } from '../../../domain/offers'
import { formatLocalDay } from '../../local-time'
import { Card } from '../../ui/card'
import { Fact, Facts } from '../../ui/facts'
import { StatusBadge } from '../../ui/status-badge'
import { SubscriptionActions } from './subscription-actions'
import { periodEndLabel, statusWords } from './subscription-words'
import styles from './wallet.module.css'

/** The current subscription: its state, the next date, and the card that pays. */
export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { offerKey, periodEndsAt, paymentMethodBrand, paymentMethodLast4 } = subscription
  const { label, tone } = statusWords(subscription)
  return (
    <Card className={styles.sideCard} aria-labelledby="abonnement">
      <div className="row spread">
        <h2 id="abonnement" className={styles.sideTitle}>
          {offerKey ? offers[offerKey].name : 'Abonnement'}
        </h2>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </div>
      <Facts>
        {periodEndsAt && (
          <Fact name={periodEndLabel(subscription)}>
            <time dateTime={periodEndsAt}>{formatLocalDay(periodEndsAt)}</time>
          </Fact>
        )}
        {paymentMethodLast4 && (
          <Fact name="Moyen de paiement">
            <span className={styles.brand}>{paymentMethodBrand ?? 'Carte'}</span>{' '}
            <span aria-hidden="true">••••</span>
            <span className="visually-hidden">se terminant par</span> {paymentMethodLast4}
          </Fact>
        )}
      </Facts>
      <SubscriptionActions subscription={subscription} />
    </Card>
  )
}
