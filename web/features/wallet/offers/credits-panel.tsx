import { formatEuros } from '../../../../domain/formatting/euros'
import { Card } from '../../../ui/layout/card'
import styles from '../wallet.module.css'
import { AvailabilityNotice } from './availability-notice'
import { OfferCard } from './offer-card'
import { formatPricePerMinute, packs, topUps } from './offer-lists'
import type { PurchaseAvailability } from './purchase-availability'
import { PurchaseButton } from './purchase-button'

type Props = { availability: PurchaseAvailability; isSubscriber: boolean }

/** Packs for every user, and top-ups for subscribers. */
export function CreditsPanel({ availability, isSubscriber }: Props) {
  return (
    <>
      <AvailabilityNotice availability={availability} />
      <div className="grid-3">
        {packs.map((offer) => (
          <OfferCard key={offer.name} offer={offer} availability={availability} />
        ))}
      </div>
      {isSubscriber && (
        <section className={styles.section} aria-labelledby="recharges">
          <div className={styles.sectionHead}>
            <h2 id="recharges">Recharges Abonnés</h2>
            <p className="muted">Tarif abonné privilégié</p>
          </div>
          <Card className={styles.list}>
            {topUps.map((offer) => (
              <div key={offer.name} className={styles.entry}>
                <div>
                  <h3 className={styles.entryName}>{offer.name}</h3>
                  <p className="muted small num">
                    {formatEuros(offer.priceCents)}, soit {formatPricePerMinute(offer)}
                  </p>
                </div>
                <PurchaseButton offer={offer} availability={availability} />
              </div>
            ))}
          </Card>
        </section>
      )}
    </>
  )
}
