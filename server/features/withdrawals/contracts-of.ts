import type { OrderLeft } from '../../../domain/billing/withdrawal'

/** A paid order, with what the ledger says of it. */
export type PaidOrder = OrderLeft & {
  offerKey: string | null
  orderedAt: Date
  /** When its minutes came: only then did both sides agree. */
  creditedAt: Date
  subscriptionId: string | null
  minutes: number
  amountTotalCents: number
  refundedCents: number
}

/** What one can leave: a pack, or a subscription with every period that was billed until now. */
export type Contract = {
  orderId: string
  offerKey: string | null
  orderedAt: Date
  creditedAt: Date
  subscriptionId: string | null
  hasRequestedImmediateStart: boolean
  newestFirst: PaidOrder[]
}

/**
 * Orders as contracts, the newest contract first. A renewal is no contract of its own: it belongs to
 * the subscription's first order, and what it cost is given back with it (L221-24).
 */
export function contractsOf(orders: readonly PaidOrder[]): Contract[] {
  const contracts = new Map<string, Contract>()
  for (const order of orders.toSorted(byTime)) {
    const name = order.subscriptionId ?? order.orderId
    const known = contracts.get(name)
    if (known) known.newestFirst.unshift(order)
    else contracts.set(name, { ...order, newestFirst: [order] })
  }
  return [...contracts.values()].reverse()
}

const byTime = (one: PaidOrder, other: PaidOrder) =>
  one.orderedAt.getTime() - other.orderedAt.getTime()
