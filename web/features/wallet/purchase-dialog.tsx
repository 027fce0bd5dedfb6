import { useState } from 'react'
import { pagePaths } from '../../../contract/paths'
import { formatEuros } from '../../../domain/euros'
import { intervalWords } from '../../../domain/interval-words'
import { formatMinutes } from '../../../domain/minutes'
import { type Offer, offers } from '../../../domain/offers'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'
import { Dialog } from '../../ui/dialog'
import { Fact, Facts } from '../../ui/facts'
import { Notice } from '../../ui/notice'
import styles from './purchase-dialog.module.css'
import type { Purchase } from './use-purchase'

type Properties = {
  purchase: Exclude<Purchase, { step: 'none' }>
  onOrder: (hasRequestedImmediateStart: boolean) => void
  onGiveUp: () => void
}

/** The last step before the payment: what is ordered, for how much, and on which terms (05). */
export function PurchaseDialog({ purchase, onOrder, onGiveUp }: Properties) {
  const [hasRequested, setHasRequested] = useState(false)
  const offer: Offer = offers[purchase.key]
  const isOrdering = purchase.step === 'ordering'
  const failure = purchase.step === 'confirming' ? purchase.failure : null
  return (
    <Dialog isOpen onDismiss={() => !isOrdering && onGiveUp()} title="Votre commande">
      <Facts isFramed>
        <Fact name={offer.name}>{formatMinutes(offer.minutes)}</Fact>
        <Fact
          name={
            offer.mode === 'subscription'
              ? `Total, ${intervalWords[offer.interval].every}`
              : 'Total'
          }
          isStrong
        >
          {formatEuros(offer.priceCents)} TTC
        </Fact>
      </Facts>
      {offer.mode === 'subscription' && (
        <p className="small muted">
          L’abonnement se renouvelle {intervalWords[offer.interval].every}, au même prix, jusqu’à ce
          que vous y mettiez fin, à tout moment et sans frais, sur cette page.
        </p>
      )}
      <Checkbox
        checked={hasRequested}
        disabled={isOrdering}
        onChange={(event) => setHasRequested(event.target.checked)}
      >
        Je demande à pouvoir utiliser mes minutes dès maintenant, sans attendre la fin du délai de
        rétractation de 14 jours. Si je me rétracte, seules les minutes non utilisées me seront
        remboursées.
      </Checkbox>
      <p className="small muted">
        Votre commande suit nos{' '}
        <a className="link" href={pagePaths.termsOfSale} target="_blank" rel="noreferrer">
          conditions de vente
        </a>
        . La case est facultative{'\u00a0'}: vos minutes arrivent dès le paiement.
      </p>
      {failure && (
        <Notice kind="failed">
          <p>{failure}</p>
        </Notice>
      )}
      <div className={styles.actions}>
        <Button kind="primary" isBusy={isOrdering} onClick={() => onOrder(hasRequested)}>
          Commander avec obligation de paiement
        </Button>
        <Button disabled={isOrdering} onClick={onGiveUp}>
          Annuler
        </Button>
      </div>
    </Dialog>
  )
}
