import { intervalTexts } from '../../../../domain/billing/interval-texts'
import { formatEuros } from '../../../../domain/formatting/euros'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import type { Offer } from '../../../../domain/offers'
import { Card } from '../../../ui/layout/card'
import { CheckList } from './check-list'
import styles from './offer-card.module.css'
import { formatPricePerMinute, type OfferWithKey } from './offer-lists'
import type { PurchaseAvailability } from './purchase-availability'
import { PurchaseButton } from './purchase-button'

type Props = { offer: OfferWithKey; availability: PurchaseAvailability }

/** One offer: name, price, minutes, features. */
export function OfferCard({ offer, availability }: Props) {
  const { name, priceCents, minutes, isPopular } = offer
  return (
    <Card className={isPopular ? `${styles.offer} ${styles.highlighted}` : styles.offer}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {isPopular && <span className={styles.popular}>POPULAIRE</span>}
      </div>
      <div className={styles.terms}>
        <p className={styles.price}>
          {formatEuros(priceCents)}
          {offer.mode === 'subscription' && <small> {intervalTexts[offer.interval].per}</small>}
        </p>
        <p className="muted num">{formatMinutes(minutes)}</p>
      </div>
      <CheckList lines={listFeatures(offer)} />
      <PurchaseButton offer={offer} availability={availability} />
    </Card>
  )
}

function listFeatures(offer: Offer): readonly string[] {
  const commonFeatures = [formatPricePerMinute(offer), 'Minutes sans date de fin']
  return offer.mode === 'subscription'
    ? [
        ...commonFeatures,
        `Renouvelé ${intervalTexts[offer.interval].every}`,
        'Recharges au tarif abonné',
      ]
    : [...commonFeatures, 'Un seul paiement, sans abonnement']
}
