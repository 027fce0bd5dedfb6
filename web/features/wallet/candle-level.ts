import type { Wallet } from '../../../contract/billing/wallet'
import { freeMinutes } from '../../../domain/billing/ledger'

type Balance = Pick<Wallet, 'minutesLeft' | 'lastPurchasedMinutes'>

/**
 * How much of the candle is left, 0–1: the balance against the last purchase, and before the first
 * one against the free minutes (06). More than that is a whole candle.
 */
export const candleLevel = ({ minutesLeft, lastPurchasedMinutes }: Balance) =>
  Math.min(1, minutesLeft / (lastPurchasedMinutes || freeMinutes))
