import {
  computeOutstandingRefundCents,
  type RefundOutcome,
} from '../../../domain/billing/order-money'
import { ApplicationError } from '../../platform/application-error'
import type { BillingDeps } from '../billing-deps'
import type { StoredOrder } from '../orders/order-repository'
import type { PaymentAmounts } from '../payment-provider'
import { type StoreRefundDeps, storeRefund } from './record-refund'

type Deps = StoreRefundDeps & Pick<BillingDeps, 'database' | 'provider'>

/**
 * Refunds the part of an order's reserved refund that has not been returned yet, and stores how much
 * the provider has refunded. Money that the provider or a bank has already returned is not refunded
 * a second time, so this can be called again. Refunds nothing and returns `waiting` when the refund
 * has to wait for a dispute. Throws PAYMENT_UNAVAILABLE when a request to the provider fails, and
 * when the order or its payment is not found.
 */
export async function refundOrder(
  deps: Deps,
  { orderId, idempotencyKey }: { orderId: string; idempotencyKey: string },
): Promise<RefundOutcome> {
  const order = await deps.orders.read(orderId)
  const paymentIntentId = await findPaymentIntentId(deps, order)
  if (!order || !paymentIntentId) throw new ApplicationError('PAYMENT_UNAVAILABLE')
  const amountsBefore = await readAmounts(deps, paymentIntentId)
  if (isWaitingForBank(order, amountsBefore)) return { kind: 'waiting' }
  const cents = computeRefundableCents(order, amountsBefore)
  if (cents > 0) await deps.provider.refund({ paymentIntentId, cents, idempotencyKey })
  const amountsAfter = cents > 0 ? await readAmounts(deps, paymentIntentId) : amountsBefore
  // A dispute may have been opened just before the refund.
  if (isWaitingForBank(order, amountsAfter)) return { kind: 'waiting' }
  const { refundedCents, disputedCents } = amountsAfter
  await deps.database.transaction(async (transaction) => {
    const lockedOrder = await deps.orders.lock(transaction, orderId)
    if (lockedOrder) await storeRefund(deps, transaction, lockedOrder, refundedCents)
  })
  // The provider has refused the amount that is still refundable after the request.
  const refusedCents = computeRefundableCents(order, amountsAfter)
  return { kind: 'completed', refundedCents, disputedCents, refusedCents }
}

/**
 * Whether a reserved refund has to wait until a dispute is closed. Even if the bank has returned
 * the whole amount to the buyer, it takes the amount back when we win the dispute, and the refund
 * is then due.
 */
const isWaitingForBank = (order: StoredOrder, { hasOpenDispute, refundedCents }: PaymentAmounts) =>
  hasOpenDispute && order.reservedRefundCents > refundedCents

async function readAmounts({ provider }: Deps, paymentIntentId: string) {
  const amounts = await provider.readPaymentAmounts(paymentIntentId)
  if (!amounts) throw new ApplicationError('PAYMENT_UNAVAILABLE')
  return amounts
}

const computeRefundableCents = (
  order: StoredOrder,
  { refundedCents, disputedCents, totalCents }: PaymentAmounts,
) =>
  Math.min(
    computeOutstandingRefundCents({ ...order, refundedCents, disputedCents }),
    Math.max(0, totalCents - refundedCents - disputedCents),
  )

async function findPaymentIntentId({ provider }: Deps, order: StoredOrder | undefined) {
  const { paymentIntentId, invoiceId, checkoutSessionId } = order ?? {}
  if (paymentIntentId) return paymentIntentId
  if (invoiceId) return (await provider.readInvoice(invoiceId))?.paymentIntentId
  return checkoutSessionId
    ? (await provider.readCheckout(checkoutSessionId))?.paymentIntentId
    : undefined
}
