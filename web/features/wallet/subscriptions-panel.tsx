import { Notice } from '../../ui/notice'
import { OfferCard } from './offer-card'
import { subscriptions } from './offer-lists'
import type { Sale } from './sale'
import { SaleNotice } from './sale-notice'
import styles from './wallet.module.css'

type Properties = {
  sale: Sale
  /** By one that goes on: a second one would be billed beside it, and is refused. */
  isSubscribed: boolean
}

export function SubscriptionsPanel({ sale, isSubscribed }: Properties) {
  const isKept = isSubscribed && sale.kind === 'open'
  return (
    <>
      <SaleNotice sale={sale} />
      {isKept && (
        <div className={styles.saleNotice}>
          <Notice>
            <p>Vous avez déjà un abonnement.</p>
            <p className="muted">
              Pour en choisir un autre, résiliez-le d’abord{'\u00a0'}: vos minutes vous restent.
            </p>
          </Notice>
        </div>
      )}
      <div className={styles.subscriptions}>
        {subscriptions.map((offer) => (
          <OfferCard
            key={offer.name}
            offer={offer}
            sale={isKept ? { ...sale, priceIds: {} } : sale}
          />
        ))}
      </div>
    </>
  )
}
