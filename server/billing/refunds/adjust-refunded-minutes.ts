import { computeReturnedCents } from '../../../domain/billing/order-money'
import { computeRefundedMinutes } from '../../../domain/billing/refunded-minutes'
import type { Transaction } from '../../platform/database/open-database'
import type { BillingDeps } from '../billing-deps'
import { recordLedgerEntry } from '../ledger/record-ledger-entry'
import { isOrderCredited } from '../orders/credit-order'
import type { StoredOrder } from '../orders/order-repository'

type ReturnedMoney = Pick<StoredOrder, 'refundedCents' | 'disputedCents'>

type Change = ReturnedMoney & { reason: 'refund' | 'dispute'; reference: string }

/**
 * Adjusts the balance to a change of an order's refunded or disputed money: takes minutes back,
 * never below zero, or returns them after a won dispute. Returns the change of the balance in
 * minutes, and how many minutes could not be taken back. When minutes are returned, the ones that
 * could not be taken back are deducted first, so that nobody receives more than was taken.
 */
export async function adjustRefundedMinutes(
  { customers }: Pick<BillingDeps, 'customers'>,
  transaction: Transaction,
  order: StoredOrder,
  { reason, reference, ...money }: Change,
): Promise<{ minutesNotReturned: number; changedMinutes: number }> {
  const dueMinutes = countReturnedMinutes(order, money) - countReturnedMinutes(order, order)
  const owedMinutes = order.minutesNotReturned + dueMinutes
  const minutes = dueMinutes < 0 ? Math.max(0, -owedMinutes) : -dueMinutes
  const owner = minutes === 0 ? undefined : await customers.findOwner(order.customerId, transaction)
  // An erased account has no balance.
  if (!owner?.userId) return { minutesNotReturned: Math.max(0, owedMinutes), changedMinutes: 0 }
  // Waiting minutes are not on the balance yet. Later only the minutes that were not refunded are
  // credited.
  if (!(await isOrderCredited(transaction, order.id)))
    return { minutesNotReturned: order.minutesNotReturned, changedMinutes: 0 }
  const entry = { userId: owner.userId, minutes, reason, reference, actor: 'system' }
  const recordedEntry = await recordLedgerEntry(transaction, entry)
  return {
    minutesNotReturned: Math.max(0, owedMinutes + recordedEntry.minutes),
    changedMinutes: recordedEntry.minutes,
  }
}

/**
 * Counts a reserved refund as returned: its minutes were taken when it was reserved
 * (withdrawals/apply-withdrawal.ts).
 */
const countReturnedMinutes = (order: StoredOrder, money: ReturnedMoney) =>
  computeRefundedMinutes(order, computeReturnedCents({ ...order, ...money }))
