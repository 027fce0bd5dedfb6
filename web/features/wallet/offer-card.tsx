import { formatEuros } from '../../../domain/euros'
import { formatMinutes } from '../../../domain/minutes'
import type { Offer } from '../../../domain/offers'
import { Card } from '../../ui/card'
import { CheckList } from './check-list'
import styles from './offer-card.module.css'
import type { ListedOffer } from './offer-lists'
import { formatPricePerMinute } from './price-per-minute'
import { PurchaseButton } from './purchase-button'
import type { Sale } from './sale'

type Properties = { offer: ListedOffer; sale: Sale }

/** One thing to buy: name, price, minutes, what it holds. */
export function OfferCard({ offer, sale }: Properties) {
  const { name, priceCents, minutes, isPopular } = offer
  return (
    <Card className={isPopular ? `${styles.offer} ${styles.lit}` : styles.offer}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {isPopular && <span className={styles.popular}>POPULAIRE</span>}
      </div>
      <div className={styles.terms}>
        <p className={styles.price}>
          {formatEuros(priceCents)}
          {offer.mode === 'subscription' && <small> {intervals[offer.interval].price}</small>}
        </p>
        <p className="muted num">{formatMinutes(minutes)}</p>
      </div>
      <CheckList lines={featuresOf(offer)} />
      <PurchaseButton offer={offer} sale={sale} />
    </Card>
  )
}

const intervals = {
  week: { price: 'par semaine', renewal: 'Renouvelé chaque semaine' },
  month: { price: 'par mois', renewal: 'Renouvelé chaque mois' },
} as const

function featuresOf(offer: Offer): readonly string[] {
  const shared = [formatPricePerMinute(offer), 'Minutes sans date de fin']
  return offer.mode === 'subscription'
    ? [...shared, intervals[offer.interval].renewal, 'Recharges au tarif abonné']
    : [...shared, 'Un seul paiement, sans abonnement']
}
