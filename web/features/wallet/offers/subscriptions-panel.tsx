import { Notice } from '../../../ui/feedback/notice'
import styles from '../wallet.module.css'
import { AvailabilityNotice } from './availability-notice'
import { OfferCard } from './offer-card'
import { subscriptions } from './offer-lists'
import type { PurchaseAvailability } from './purchase-availability'

type Props = {
  availability: PurchaseAvailability
  /** Whether the current subscription renews. The server then refuses to sell another one. */
  hasRenewingSubscription: boolean
}

export function SubscriptionsPanel({ availability, hasRenewingSubscription }: Props) {
  const isBlocked = hasRenewingSubscription && availability.kind === 'open'
  return (
    <>
      <AvailabilityNotice availability={availability} />
      {isBlocked && (
        <div className={styles.notice}>
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
            // An offer without a price id cannot be bought.
            availability={isBlocked ? { ...availability, priceIds: {} } : availability}
          />
        ))}
      </div>
    </>
  )
}
