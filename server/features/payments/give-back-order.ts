import { ApplicationError } from '../../platform/application-error'
import type { PaymentParts } from './payment-parts'
import { recordSubscription } from './record-subscription'
import { refundOrder } from './refund-order'

/**
 * Gives back what was promised when an order was paid: its account was gone, or another subscription
 * ran already; its own is ended first. Throws PAYMENT_UNAVAILABLE, also while a bank decides and for
 * what the payment service refuses: the operator is told in the end.
 */
export async function giveBackOrder(parts: PaymentParts, orderId: string) {
  const order = await parts.payments.readOrder(orderId)
  if (order?.subscriptionId) {
    await parts.provider.endSubscription(order.subscriptionId)
    await recordSubscription(parts, order.subscriptionId)
  }
  const refund = await refundOrder(parts, { orderId, idempotencyKey: `unclaimed:${orderId}` })
  if (refund.kind === 'waiting' || refund.missingCents > 0)
    throw new ApplicationError('PAYMENT_UNAVAILABLE')
}
