import { useState } from 'react'
import { pagePaths } from '../../../../contract/paths'
import { intervalTexts } from '../../../../domain/billing/interval-texts'
import { withdrawalDays } from '../../../../domain/billing/withdrawal-period'
import { formatEuros } from '../../../../domain/formatting/euros'
import { formatMinutes } from '../../../../domain/formatting/minutes'
import { type Offer, type OfferKey, offers } from '../../../../domain/offers'
import { Button } from '../../../ui/buttons/button'
import { Dialog } from '../../../ui/dialogs/dialog'
import { Notice } from '../../../ui/feedback/notice'
import { Checkbox } from '../../../ui/forms/checkbox'
import { Fact, Facts } from '../../../ui/layout/facts'
import styles from './purchase-dialog.module.css'

type Props = {
  offerKey: OfferKey
  isOrdering: boolean
  failure: string | null
  onOrder: (hasRequestedImmediateStart: boolean) => void
  onCancel: () => void
}

/** The last step before the payment page: what is ordered, for how much, and on which terms. */
export function PurchaseDialog(props: Props) {
  const { offerKey, isOrdering, failure, onOrder, onCancel } = props
  const [hasRequestedImmediateStart, setHasRequestedImmediateStart] = useState(false)
  const offer: Offer = offers[offerKey]
  return (
    <Dialog isOpen onDismiss={() => !isOrdering && onCancel()} title="Votre commande">
      <Facts isFramed>
        <Fact label={offer.name}>{formatMinutes(offer.minutes)}</Fact>
        <Fact
          label={
            offer.mode === 'subscription'
              ? `Total, ${intervalTexts[offer.interval].every}`
              : 'Total'
          }
          isStrong
        >
          {formatEuros(offer.priceCents)} TTC
        </Fact>
      </Facts>
      {offer.mode === 'subscription' && (
        <p className="small muted">
          L’abonnement se renouvelle {intervalTexts[offer.interval].every}, au même prix, jusqu’à ce
          que vous y mettiez fin, à tout moment et sans frais, sur cette page.
        </p>
      )}
      <ImmediateStartChoice
        hasRequestedImmediateStart={hasRequestedImmediateStart}
        isDisabled={isOrdering}
        onChange={setHasRequestedImmediateStart}
      />
      <p className="small muted">
        Votre commande suit nos{' '}
        <a className="link" href={pagePaths.termsOfSale} target="_blank" rel="noreferrer">
          conditions de vente
        </a>
        .
      </p>
      <div className={styles.actions}>
        {failure && (
          <Notice kind="failed">
            <p>{failure}</p>
            <p>Rien n’a été débité.</p>
          </Notice>
        )}
        <Button
          kind="primary"
          isBusy={isOrdering}
          onClick={() => onOrder(hasRequestedImmediateStart)}
        >
          Commander avec obligation de paiement
        </Button>
        <Button disabled={isOrdering} onClick={onCancel}>
          Annuler
        </Button>
      </div>
    </Dialog>
  )
}

type ImmediateStartChoiceProps = {
  hasRequestedImmediateStart: boolean
  isDisabled: boolean
  onChange: (hasRequestedImmediateStart: boolean) => void
}

/**
 * The checkbox with which a buyer expressly requests to start before the end of the withdrawal period
 * (article L221-25 of the French Consumer Code). Without this request the minutes are credited later
 * (docs/decisions/031-waiting-minutes.md).
 */
const ImmediateStartChoice = ({
  hasRequestedImmediateStart,
  isDisabled,
  onChange,
}: ImmediateStartChoiceProps) => (
  <div className={styles.choice}>
    <h3 className={styles.choiceTitle}>Si vous changez d’avis</h3>
    <p className="small muted">
      La loi vous laisse {withdrawalDays}
      {'\u00a0'}jours pour vous rétracter. Cette case facultative décide quand vos minutes arrivent,
      et ce qui vous serait remboursé.
    </p>
    <Checkbox
      checked={hasRequestedImmediateStart}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.checked)}
    >
      Je demande à utiliser mes minutes dès maintenant, sans attendre la fin de ces {withdrawalDays}
      {'\u00a0'}jours. Si je me rétracte, je sais que les minutes déjà utilisées resteront à ma
      charge{'\u00a0'}: seules les autres me seront remboursées.
    </Checkbox>
    <p className="small muted">
      Sinon, vos minutes seront créditées à la fin de ces {withdrawalDays}
      {'\u00a0'}jours, ou quand vous les demanderez sur cette page. Si vous vous rétractez d’ici là,
      le prix entier vous sera remboursé.
    </p>
  </div>
)
