import { computeReturnedCents } from '../../../domain/billing/order-money'
import { computeRefundedMinutes } from '../../../domain/billing/refunded-minutes'
import { recordLedgerEntry } from '../../ledger/record-ledger-entry'
import type { Transaction } from '../../platform/database/open-database'
import type { BillingDeps } from '../billing-deps'
import { isOrderCredited } from '../orders/credit-order'
import type { StoredOrder } from '../orders/order-repository'

type ReturnedMoney = Pick<StoredOrder, 'refundedCents' | 'disputedCents'>

/** An order's new totals, and why they have changed. */
type NewReturnedMoney = ReturnedMoney & { reason: 'refund' | 'dispute'; reference: string }

/**
 * Adjusts the balance after an order's refunded or disputed amount has changed: takes minutes back,
 * never below a balance of zero, or gives them back after a won dispute. Minutes to give back are
 * first set off against unrecovered minutes, so that nobody receives more than was taken. Returns
 * the change of the balance and the order's unrecovered minutes: those that could not be taken
 * back.
 */
export async function adjustRefundedMinutes(
  { customers }: Pick<BillingDeps, 'customers'>,
  transaction: Transaction,
  order: StoredOrder,
  { reason, reference, ...money }: NewReturnedMoney,
): Promise<{ unrecoveredMinutes: number; balanceChange: number }> {
  const refundedMinutesBefore = countRefundedMinutes(order, order)
  const refundedMinutesChange = countRefundedMinutes(order, money) - refundedMinutesBefore
  // Positive: minutes that the user owes us; negative: minutes that we owe the user.
  const owedMinutes = order.unrecoveredMinutes + refundedMinutesChange
  const requestedBalanceChange =
    refundedMinutesChange < 0 ? Math.max(0, -owedMinutes) : -refundedMinutesChange
  const owner =
    requestedBalanceChange === 0
      ? undefined
      : await customers.findOwner(order.customerId, transaction)
  // Either the balance does not change, or the account was erased and has no balance.
  if (!owner?.userId) return { unrecoveredMinutes: Math.max(0, owedMinutes), balanceChange: 0 }
  // Waiting minutes are not on the balance yet. Later only the minutes that were not refunded are
  // credited.
  if (!(await isOrderCredited(transaction, order.id)))
    return { unrecoveredMinutes: order.unrecoveredMinutes, balanceChange: 0 }
  const entry = {
    userId: owner.userId,
    minutes: requestedBalanceChange,
    reason,
    reference,
    actor: 'system',
  }
  const recordedEntry = await recordLedgerEntry(transaction, entry)
  return {
    unrecoveredMinutes: Math.max(0, owedMinutes + recordedEntry.minutes),
    balanceChange: recordedEntry.minutes,
  }
}

/**
 * Returns the minutes whose price was refunded or disputed. A reserved refund counts: its minutes
 * were taken when it was reserved (withdrawals/reserve-withdrawal-refunds.ts).
 */
const countRefundedMinutes = (order: StoredOrder, money: ReturnedMoney) =>
  computeRefundedMinutes(order, computeReturnedCents({ ...order, ...money }))
