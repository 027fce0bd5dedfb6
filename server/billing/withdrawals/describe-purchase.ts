import type { WithdrawablePurchase } from '../../../contract/billing/withdrawals'
import { computeWithdrawal } from '../../../domain/billing/withdrawal'
import { getLastWithdrawalDay, isWithdrawalOpen } from '../../../domain/billing/withdrawal-period'
import { readOfferKey } from '../../../domain/offers'
import type { Purchase } from './group-purchases'
import type { StoredLine, Withdrawal } from './withdrawal-repository'

type PurchaseContext = {
  balanceMinutes: number
  now: Date
  withdrawal: Withdrawal | undefined
  /** The lines of `withdrawal`; empty without one. */
  lines: readonly StoredLine[]
}

/** Describes a purchase for its buyer, with what a withdrawal would refund if it is still possible. */
export function describePurchase(
  purchase: Purchase,
  context: PurchaseContext,
): WithdrawablePurchase {
  const { orderId, orderedAt, offerKey, paidAt, orders } = purchase
  return {
    orderId,
    orderedAt: orderedAt.toISOString(),
    offerKey: readOfferKey(offerKey),
    minutes: sum(orders, ({ minutes }) => minutes),
    amountTotalCents: sum(orders, ({ amountTotalCents }) => amountTotalCents),
    hasRequestedImmediateStart: purchase.hasRequestedImmediateStart,
    isSubscription: purchase.subscriptionId !== null,
    lastDay: getLastWithdrawalDay(paidAt),
    state: describeState(purchase, context),
  }
}

function describeState(
  { orders, paidAt, hasRequestedImmediateStart }: Purchase,
  { withdrawal, lines, balanceMinutes, now }: PurchaseContext,
): WithdrawablePurchase['state'] {
  if (withdrawal)
    return {
      kind: 'withdrawn',
      declaredAt: withdrawal.declaredAt.toISOString(),
      lines: lines.map((line) => ({ ...line, hasRequestedImmediateStart })),
      isCompleted: withdrawal.completedAt !== null,
    }
  if (orders.every(({ leftCents }) => leftCents === 0)) return { kind: 'refunded' }
  if (!isWithdrawalOpen(paidAt, now)) return { kind: 'too-late' }
  return { kind: 'open', lines: computeWithdrawal(orders, balanceMinutes) }
}

const sum = <Item>(items: readonly Item[], getNumber: (item: Item) => number) =>
  items.reduce((total, item) => total + getNumber(item), 0)
