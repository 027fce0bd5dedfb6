import type { RefundableOrder } from '../../../domain/billing/withdrawal'

/** A paid order, with what is left of it according to the ledger. */
export type PaidOrder = RefundableOrder & {
  offerKey: string | null
  orderedAt: Date
  /** When it was paid: the contract is concluded then. */
  concludedAt: Date
  /** Ledger reason under which its minutes are credited. */
  creditReason: 'purchase' | 'subscription'
  subscriptionId: string | null
  minutes: number
  amountTotalCents: number
  refundedCents: number
}

/** What a buyer can withdraw from: a pack, or a subscription with all its billed periods. */
export type PurchaseContract = {
  /** Id of the first order. */
  orderId: string
  offerKey: string | null
  orderedAt: Date
  concludedAt: Date
  subscriptionId: string | null
  hasRequestedImmediateStart: boolean
  /** Newest first. */
  orders: PaidOrder[]
}

/**
 * Groups orders into contracts, the newest contract first. A renewal is not a separate contract: it
 * belongs to the subscription's first order, and is refunded together with it (French Consumer
 * Code, article L221-24).
 */
export function groupContracts(orders: readonly PaidOrder[]): PurchaseContract[] {
  const contracts = new Map<string, PurchaseContract>()
  for (const order of orders.toSorted(compareOrderTimes)) {
    const key = order.subscriptionId ?? order.orderId
    const contract = contracts.get(key)
    if (contract) contract.orders.unshift(order)
    else contracts.set(key, { ...order, orders: [order] })
  }
  return [...contracts.values()].reverse()
}

const compareOrderTimes = (one: PaidOrder, other: PaidOrder) =>
  one.orderedAt.getTime() - other.orderedAt.getTime()
