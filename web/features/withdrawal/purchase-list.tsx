import type { WithdrawablePurchase } from '../../../contract/billing/withdrawals'
import { withdrawalPath } from '../../../contract/paths'
import { sumWithdrawalLines } from '../../../domain/billing/withdrawal'
import {
  formatPurchaseName,
  formatRefundLines,
  formatWithdrawalDeadline,
} from '../../../domain/billing/withdrawal-texts'
import { formatEuros } from '../../../domain/formatting/euros'
import { withNonBreakingDates } from '../../../domain/formatting/french-spaces'
import { formatMinutes } from '../../../domain/formatting/minutes'
import { formatParisDay } from '../../../domain/formatting/paris-time'
import { ButtonLink } from '../../ui/buttons/button'
import { EmptyState } from '../../ui/feedback/empty-state'
import { Card } from '../../ui/layout/card'
import { Fact, Facts } from '../../ui/layout/facts'
import { StatusBadge } from '../../ui/layout/status-badge'
import styles from './withdrawal.module.css'

type StateKind = WithdrawablePurchase['state']['kind']

const isPast = (kind: StateKind) => kind === 'too-late' || kind === 'refunded'

/**
 * The purchases from which the user can withdraw or has withdrawn, newest first; below them the purchases
 * whose withdrawal period is over or whose price is already refunded.
 */
export function PurchaseList({ purchases }: { purchases: readonly WithdrawablePurchase[] }) {
  const currentPurchases = purchases.filter(({ state }) => !isPast(state.kind))
  const pastPurchases = purchases.filter(({ state }) => isPast(state.kind))
  return (
    <section className={styles.section} aria-labelledby="commandes">
      <h2 id="commandes">Vos commandes</h2>
      {currentPurchases.length === 0 ? (
        <Card>
          <EmptyState>Aucune commande à laquelle vous pouvez renoncer en ce moment.</EmptyState>
        </Card>
      ) : (
        <ul className={styles.list}>
          {currentPurchases.map((purchase) => (
            <li key={purchase.orderId}>
              <PurchaseCard purchase={purchase} />
            </li>
          ))}
        </ul>
      )}
      {pastPurchases.length > 0 && (
        <details className={styles.past}>
          <summary>Commandes dont le délai est passé ou le prix remboursé</summary>
          <ul className={styles.pastList}>
            {pastPurchases.map((purchase) => (
              <li key={purchase.orderId}>
                {formatPurchaseName(purchase)},{' '}
                {withNonBreakingDates(formatParisDay(new Date(purchase.orderedAt)))}
                <span className="muted"> ({describePastPurchase(purchase)})</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

const describePastPurchase = ({ state, lastDay }: WithdrawablePurchase) =>
  state.kind === 'refunded'
    ? 'déjà remboursée en entier'
    : `renonciation possible ${withNonBreakingDates(formatWithdrawalDeadline(lastDay))}`

function PurchaseCard({ purchase }: { purchase: WithdrawablePurchase }) {
  const { orderId, orderedAt, minutes, amountTotalCents, state } = purchase
  return (
    <Card className={styles.card}>
      <div className="row spread">
        <h3 className={styles.cardTitle}>{formatPurchaseName(purchase)}</h3>
        {state.kind === 'withdrawn' && <StatusBadge tone="good">Rétractation faite</StatusBadge>}
      </div>
      <p className="muted small num">
        {formatMinutes(minutes)}, {formatEuros(amountTotalCents)}, commande du{' '}
        {withNonBreakingDates(formatParisDay(new Date(orderedAt)))}
      </p>
      {state.kind === 'open' && (
        <>
          <Facts isFramed>
            <Fact label="Début immédiat demandé">
              {purchase.hasRequestedImmediateStart ? 'Oui' : 'Non'}
            </Fact>
            {purchase.hasRequestedImmediateStart && (
              <Fact label="Minutes non utilisées">
                {sumWithdrawalLines(state.lines).unusedMinutes}
              </Fact>
            )}
            <Fact label="Vous seraient remboursés" isStrong>
              {formatEuros(sumWithdrawalLines(state.lines).refundCents)}
            </Fact>
          </Facts>
          {formatRefundLines(state.lines).map((line) => (
            <p key={line} className="small muted">
              {line}
            </p>
          ))}
          <p className="small">
            Vous pouvez y renoncer{' '}
            {withNonBreakingDates(formatWithdrawalDeadline(purchase.lastDay))}.
          </p>
        </>
      )}
      {state.kind === 'open' ? (
        <ButtonLink
          to={withdrawalPath(orderId)}
          aria-label={`Renoncer : ${formatPurchaseName(purchase)}`}
        >
          Renoncer à ce contrat
        </ButtonLink>
      ) : (
        <ButtonLink size="s" to={withdrawalPath(orderId)}>
          Voir la rétractation
        </ButtonLink>
      )}
    </Card>
  )
}
