import type { Wallet } from '../../../contract/billing/wallet'
import { Candle } from '../../ui/candle'
import { Card } from '../../ui/card'
import styles from './balance-card.module.css'
import { candleLevel } from './candle-level'

const french = new Intl.NumberFormat('fr-FR')

type Properties = {
  /** As the page was sent, until the wallet is read. */
  minutesLeft: number
  wallet: Wallet | undefined
}

/** « Votre solde », with a candle that burns down to the next purchase. */
export function BalanceCard({ minutesLeft, wallet }: Properties) {
  const minutes = wallet?.minutesLeft ?? minutesLeft
  const level = candleLevel(wallet ?? { minutesLeft, lastPurchasedMinutes: 0 })
  return (
    <Card className={styles.balance} aria-labelledby="solde">
      <div className={styles.words}>
        <h2 id="solde" className={styles.title}>
          Votre solde
        </h2>
        <p className={styles.figure} data-is-long={minutes >= 10_000 || undefined}>
          {french.format(minutes)} <small>{minutes < 2 ? 'minute' : 'minutes'}</small>
        </p>
      </div>
      {/* How far it burnt is known with the wallet: it does not jump. */}
      <div className={styles.candle} data-is-known={wallet !== undefined || undefined}>
        <Candle level={level} />
      </div>
    </Card>
  )
}
