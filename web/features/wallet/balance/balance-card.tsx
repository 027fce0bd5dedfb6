import type { Wallet } from '../../../../contract/billing/wallet'
import { freeMinutes } from '../../../../domain/billing/ledger'
import { formatWholeNumber } from '../../../../domain/formatting/whole-number'
import { Candle } from '../../../ui/icons/candle'
import { Card } from '../../../ui/layout/card'
import styles from './balance-card.module.css'

type Props = {
  /** The balance from when the page was loaded, shown until the wallet is loaded. */
  minutesLeft: number
  wallet: Wallet | undefined
}

/** The balance, with a candle that shows how much of the last purchase is left. */
export function BalanceCard({ minutesLeft, wallet }: Props) {
  const minutes = wallet?.minutesLeft ?? minutesLeft
  const remainingShare = getRemainingShare(wallet ?? { minutesLeft, lastPurchasedMinutes: 0 })
  return (
    <Card className={styles.balance} aria-labelledby="solde">
      <div className={styles.text}>
        <h2 id="solde" className={styles.title}>
          Votre solde
        </h2>
        <p className={styles.figure} data-is-long={minutes >= 10_000 || undefined}>
          {formatWholeNumber(minutes)} <small>{minutes < 2 ? 'minute' : 'minutes'}</small>
        </p>
      </div>
      {/* The candle is hidden until the wallet is loaded, because its height depends on the wallet. */}
      <div className={styles.candle} data-is-known={wallet !== undefined || undefined}>
        <Candle level={remainingShare} />
      </div>
    </Card>
  )
}

type Balance = Pick<Wallet, 'minutesLeft' | 'lastPurchasedMinutes'>

/**
 * Returns how much of the last purchase is left, from 0 to 1: the balance divided by the purchased
 * minutes, or by the free minutes before the first purchase. A larger balance counts as 1.
 */
export const getRemainingShare = ({ minutesLeft, lastPurchasedMinutes }: Balance) =>
  Math.min(1, minutesLeft / (lastPurchasedMinutes || freeMinutes))
