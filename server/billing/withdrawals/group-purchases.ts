import type { RefundableOrder } from '../../../domain/billing/withdrawal'

/** A paid order; `leftMinutes` and `leftCents` are what was neither refunded nor disputed. */
export type PaidOrder = RefundableOrder & {
  offerKey: string | null
  orderedAt: Date
  /** When the order was paid. The withdrawal period of a first order begins then. */
  paidAt: Date
  /** Ledger reason under which the order's minutes are credited; `purchase` for a pack. */
  creditReason: 'purchase' | 'subscription'
  subscriptionId: string | null
  /** All minutes of the order, including minutes that were refunded. */
  minutes: number
  amountTotalCents: number
  refundedCents: number
}

/** What a buyer can withdraw from: a pack, or a subscription with all its orders. */
export type Purchase = {
  /** Id of the first order. */
  orderId: string
  offerKey: string | null
  orderedAt: Date
  paidAt: Date
  subscriptionId: string | null
  hasRequestedImmediateStart: boolean
  /** Newest first. */
  orders: PaidOrder[]
}

/**
 * Groups orders into purchases, the newest purchase first. The renewals of a subscription belong to
 * the same purchase as its first order, and are refunded with it (French Consumer Code, article
 * L221-24).
 */
export function groupPurchases(orders: readonly PaidOrder[]): Purchase[] {
  const purchases = new Map<string, Purchase>()
  for (const order of orders.toSorted(compareOrderTimes)) {
    const key = order.subscriptionId ?? order.orderId
    const purchase = purchases.get(key)
    if (purchase) purchase.orders.unshift(order)
    else purchases.set(key, { ...order, orders: [order] })
  }
  return [...purchases.values()].reverse()
}

const compareOrderTimes = (first: PaidOrder, second: PaidOrder) =>
  first.orderedAt.getTime() - second.orderedAt.getTime()
