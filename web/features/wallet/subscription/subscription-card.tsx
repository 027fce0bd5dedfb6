import type { Subscription } from '../../../../contract/billing/wallet'
import { offers } from '../../../../domain/offers'
import { Card } from '../../../ui/layout/card'
import { Fact, Facts } from '../../../ui/layout/facts'
import { StatusBadge } from '../../../ui/layout/status-badge'
import { formatLocalDay } from '../../../ui/local-time'
import styles from '../wallet.module.css'
import { SubscriptionActions } from './subscription-actions'
import { getPeriodEndLabel, getSubscriptionStatus } from './subscription-status'

/** The current subscription: its status, the end of its period, and the payment method. */
export function SubscriptionCard({ subscription }: { subscription: Subscription }) {
  const { offerKey, periodEndsAt, paymentMethodBrand, paymentMethodLast4 } = subscription
  const { label, tone } = getSubscriptionStatus(subscription)
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
          <Fact label={getPeriodEndLabel(subscription)}>
            <time dateTime={periodEndsAt}>{formatLocalDay(periodEndsAt)}</time>
          </Fact>
        )}
        {paymentMethodLast4 && (
          <Fact label="Moyen de paiement">
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
