import { useState } from 'react'
import { pagePaths } from '../../../contract/paths'
import { formatEuros } from '../../../domain/formatting/euros'
import { intervalWords } from '../../../domain/billing/interval-words'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { type Offer, offers } from '../../../domain/offers'
import { withdrawalDays } from '../../../domain/billing/withdrawal-period'
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
      <StartChoice hasRequested={hasRequested} isDisabled={isOrdering} onChange={setHasRequested} />
      <p className="small muted">
        Votre commande suit nos{' '}
        <a className="link" href={pagePaths.termsOfSale} target="_blank" rel="noreferrer">
          conditions de vente
        </a>
        .
      </p>
      {failure && (
        <Notice kind="failed">
          <p>{failure}</p>
          <p>Rien n’a été débité.</p>
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

type StartChoiceProperties = {
  hasRequested: boolean
  isDisabled: boolean
  onChange: (hasRequested: boolean) => void
}

/**
 * The express request to begin, and what it means for a withdrawal (code de la consommation, L221-25;
 * decision 017): why there is a box, and that the minutes come with and without it.
 */
const StartChoice = ({ hasRequested, isDisabled, onChange }: StartChoiceProperties) => (
  <div className={styles.choice}>
    <h3 className={styles.choiceTitle}>Si vous changez d’avis</h3>
    <p className="small muted">
      Vos minutes arrivent dès le paiement. La loi vous laisse ensuite {withdrawalDays}
      {'\u00a0'}jours pour vous rétracter. Cette case facultative change ce qui vous serait
      remboursé.
    </p>
    <Checkbox
      checked={hasRequested}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    >
      Je demande à utiliser mes minutes dès maintenant, sans attendre la fin de ces {withdrawalDays}
      {'\u00a0'}jours. Si je me rétracte, je sais que les minutes déjà utilisées resteront à ma
      charge{'\u00a0'}: seules les autres me seront remboursées.
    </Checkbox>
    <p className="small muted">Sans cocher{'\u00a0'}: le prix entier vous serait remboursé.</p>
  </div>
)
