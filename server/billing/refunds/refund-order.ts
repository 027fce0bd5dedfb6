import {
  computeOutstandingRefundCents,
  type RefundOutcome,
} from '../../../domain/billing/order-money'
import { ApplicationError } from '../../platform/application-error'
import type { BillingDeps } from '../billing-deps'
import type { StoredOrder } from '../orders/order-repository'
import type { PaymentMoney } from '../payment-provider'
import { type StoreRefundDeps, storeRefund } from './record-refund'

type Deps = StoreRefundDeps & Pick<BillingDeps, 'database' | 'provider'>

/**
 * Refunds what is outstanding of an order's reserved refund. Money that the payment provider or a
 * bank has returned meanwhile is not refunded a second time, so a repeated call changes nothing.
 * Throws PAYMENT_UNAVAILABLE, also while the provider does not find the payment.
 */
export async function refundOrder(
  deps: Deps,
  { orderId, idempotencyKey }: { orderId: string; idempotencyKey: string },
): Promise<RefundOutcome> {
  const order = await deps.orders.read(orderId)
  const paymentIntentId = await findPayment(deps, order)
  if (!order || !paymentIntentId) throw new ApplicationError('PAYMENT_UNAVAILABLE')
  const moneyBefore = await readMoney(deps, paymentIntentId)
  if (isWaitingForBank(order, moneyBefore)) return { kind: 'waiting' }
  const cents = computeRefundableCents(order, moneyBefore)
  if (cents > 0) await deps.provider.refund({ paymentIntentId, cents, idempotencyKey })
  const moneyAfter = cents > 0 ? await readMoney(deps, paymentIntentId) : moneyBefore
  // A dispute was opened just before the refund.
  if (isWaitingForBank(order, moneyAfter)) return { kind: 'waiting' }
  const { refundedCents, disputedCents } = moneyAfter
  await deps.database.transaction(async (transaction) => {
    const lockedOrder = await deps.orders.lock(transaction, orderId)
    if (lockedOrder) await storeRefund(deps, transaction, lockedOrder, refundedCents)
  })
  const refusedCents = computeRefundableCents(order, moneyAfter)
  return { kind: 'completed', refundedCents, disputedCents, refusedCents }
}

/**
 * Whether a reserved refund has to wait for the end of a dispute. Even if the bank has taken back the
 * whole amount for the buyer, the buyer loses it again when the dispute is won.
 */
const isWaitingForBank = (order: StoredOrder, { hasOpenDispute, refundedCents }: PaymentMoney) =>
  hasOpenDispute && order.reservedRefundCents > refundedCents

async function readMoney({ provider }: Deps, paymentIntentId: string) {
  const money = await provider.readPaymentMoney(paymentIntentId)
  if (!money) throw new ApplicationError('PAYMENT_UNAVAILABLE')
  return money
}

const computeRefundableCents = (
  order: StoredOrder,
  { refundedCents, disputedCents, totalCents }: PaymentMoney,
) =>
  Math.min(
    computeOutstandingRefundCents({ ...order, refundedCents, disputedCents }),
    Math.max(0, totalCents - refundedCents - disputedCents),
  )

async function findPayment({ provider }: Deps, order: StoredOrder | undefined) {
  const { paymentIntentId, invoiceId, checkoutSessionId } = order ?? {}
  if (paymentIntentId) return paymentIntentId
  if (invoiceId) return (await provider.readInvoice(invoiceId))?.paymentIntentId
  return checkoutSessionId
    ? (await provider.readCheckout(checkoutSessionId))?.paymentIntentId
    : undefined
}
