import type { Wallet } from '../../../../contract/billing/wallet'
import { freeMinutes } from '../../../../domain/billing/ledger'

type Balance = Pick<Wallet, 'minutesLeft' | 'lastPurchasedMinutes'>

/**
 * Returns how much of the last purchase is left, from 0 to 1: the balance divided by the purchased
 * minutes, or by the free minutes before the first purchase. A larger balance counts as 1.
 */
export const getRemainingShare = ({ minutesLeft, lastPurchasedMinutes }: Balance) =>
  Math.min(1, minutesLeft / (lastPurchasedMinutes || freeMinutes))
