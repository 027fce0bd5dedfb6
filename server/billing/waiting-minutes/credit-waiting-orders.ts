import type { Transaction } from '../../platform/database/open-database'
import type { BillingDeps } from '../billing-deps'
import { creditOrder } from '../orders/credit-order'
import type { PaidOrder, Purchase } from '../withdrawals/group-purchases'

/**
 * Lists the orders of a purchase that have waiting minutes, except orders that were refunded or
 * disputed in full.
 */
export const listWaitingOrders = ({ orders }: Purchase): PaidOrder[] =>
  orders.filter(({ isWaiting, leftMinutes }) => isWaiting && leftMinutes > 0)

/**
 * Credits the waiting minutes of a purchase. The orders must be locked by this transaction. Returns
 * the credited minutes: 0 after a withdrawal was declared, which refunds the orders instead.
 */
export async function creditWaitingOrders(
  { withdrawals }: Pick<BillingDeps, 'withdrawals'>,
  transaction: Transaction,
  purchase: Purchase,
  { userId, actor }: { userId: string; actor: string },
): Promise<number> {
  if (await withdrawals.isDeclared(transaction, purchase.orderId)) return 0
  let minutes = 0
  for (const { orderId, leftMinutes, creditReason: reason } of listWaitingOrders(purchase)) {
    const credit = { userId, orderId, minutes: leftMinutes, reason, actor }
    if (await creditOrder(transaction, credit)) minutes += leftMinutes
  }
  return minutes
}
