import { formatEuros } from '../../../domain/formatting/euros'
import { Card } from '../../ui/card'
import { OfferCard } from './offer-card'
import { packs, topUps } from './offer-lists'
import { formatPricePerMinute } from './price-per-minute'
import { PurchaseButton } from './purchase-button'
import type { Sale } from './sale'
import { SaleNotice } from './sale-notice'
import styles from './wallet.module.css'

type Properties = { sale: Sale; isSubscriber: boolean }

/** Packs for everybody, and the top-ups of subscribers. */
export function CreditsPanel({ sale, isSubscriber }: Properties) {
  return (
    <>
      <SaleNotice sale={sale} />
      <div className="grid-3">
        {packs.map((offer) => (
          <OfferCard key={offer.name} offer={offer} sale={sale} />
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
                <PurchaseButton offer={offer} sale={sale} />
              </div>
            ))}
          </Card>
        </section>
      )}
    </>
  )
}
