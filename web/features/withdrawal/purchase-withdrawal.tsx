import { useState } from 'react'
import { Link } from 'react-router'
import type { WithdrawablePurchase } from '../../../contract/billing/withdrawals'
import { pagePaths } from '../../../contract/paths'
import {
  formatPurchaseName,
  formatWithdrawalDeadline,
} from '../../../domain/billing/withdrawal-texts'
import { withNonBreakingDates } from '../../../domain/formatting/french-spaces'
import { Notice } from '../../ui/feedback/notice'
import { Card } from '../../ui/layout/card'
import styles from './withdrawal.module.css'
import { WithdrawalDone } from './withdrawal-done'
import { WithdrawalStatement } from './withdrawal-statement'

type Props = { purchase: WithdrawablePurchase; isCallLive: boolean }

/** One purchase with the withdrawal form, or with the state of its withdrawal. */
export function PurchaseWithdrawal({ purchase, isCallLive }: Props) {
  // The state at the first render. When it differs later, the user has just confirmed the withdrawal.
  const [initialKind] = useState(purchase.state.kind)
  return (
    <>
      <PurchaseState purchase={purchase} isCallLive={isCallLive} wasOpen={initialKind === 'open'} />
      <p>
        <Link className="link" to={pagePaths.withdrawal}>
          Revenir à mes commandes
        </Link>
      </p>
    </>
  )
}

function PurchaseState({ purchase, isCallLive, wasOpen }: Props & { wasOpen: boolean }) {
  const { state, lastDay } = purchase
  switch (state.kind) {
    case 'open':
      return <WithdrawalStatement purchase={purchase} lines={state.lines} isCallLive={isCallLive} />
    case 'withdrawn':
      return <WithdrawalDone purchase={purchase} state={state} isNew={wasOpen} />
    case 'refunded':
      return (
        <Card className={styles.card}>
          <h2 className={styles.cardTitle}>{formatPurchaseName(purchase)}</h2>
          <Notice>
            <p>Cette commande vous a déjà été remboursée en entier.</p>
          </Notice>
        </Card>
      )
    case 'too-late':
      return (
        <Card className={styles.card}>
          <h2 className={styles.cardTitle}>{formatPurchaseName(purchase)}</h2>
          <Notice>
            <p>
              Le délai est passé{'\u00a0'}: vous pouviez y renoncer{' '}
              {withNonBreakingDates(formatWithdrawalDeadline(lastDay))}.
            </p>
            {purchase.isSubscription && (
              <p>
                Vous pouvez toujours{' '}
                <Link className="link" to={pagePaths.cancellation}>
                  résilier votre abonnement
                </Link>{' '}
                pour la fin de la période payée.
              </p>
            )}
          </Notice>
        </Card>
      )
  }
}
