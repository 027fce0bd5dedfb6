import { OfferCard } from './offer-card'
import { subscriptions } from './offer-lists'
import type { Sale } from './sale'
import { SaleNotice } from './sale-notice'
import styles from './wallet.module.css'

export const SubscriptionsPanel = ({ sale }: { sale: Sale }) => (
  <>
    <SaleNotice sale={sale} />
    <div className={styles.subscriptions}>
      {subscriptions.map((offer) => (
        <OfferCard key={offer.name} offer={offer} sale={sale} />
      ))}
    </div>
  </>
)
