import { formatEuros } from '../../../domain/formatting/euros'
import { intervalWords } from '../../../domain/billing/interval-words'
import { formatMinutes } from '../../../domain/formatting/minutes'
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
          {offer.mode === 'subscription' && <small> {intervalWords[offer.interval].per}</small>}
        </p>
        <p className="muted num">{formatMinutes(minutes)}</p>
      </div>
      <CheckList lines={featuresOf(offer)} />
      <PurchaseButton offer={offer} sale={sale} />
    </Card>
  )
}

function featuresOf(offer: Offer): readonly string[] {
  const shared = [formatPricePerMinute(offer), 'Minutes sans date de fin']
  return offer.mode === 'subscription'
    ? [...shared, `Renouvelé ${intervalWords[offer.interval].every}`, 'Recharges au tarif abonné']
    : [...shared, 'Un seul paiement, sans abonnement']
}
