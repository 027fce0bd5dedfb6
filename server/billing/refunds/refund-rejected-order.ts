import { ApplicationError } from '../../platform/application-error'
import type { BillingDeps } from '../billing-deps'
import { recordSubscription } from '../subscriptions/record-subscription'
import { refundOrder } from './refund-order'

/**
 * Refunds an order that was rejected when it was paid (orders/record-order.ts), after ending its
 * subscription. Throws PAYMENT_UNAVAILABLE when a request to the payment provider fails, when the
 * provider does not know the payment or refuses the refund, and while a dispute is open. The job
 * that calls this is then retried; when its last retry fails, the operator gets an alert.
 */
export async function refundRejectedOrder(deps: BillingDeps, orderId: string) {
  const order = await deps.orders.read(orderId)
  if (order?.subscriptionId) {
    await deps.provider.cancelSubscriptionNow(order.subscriptionId)
    await recordSubscription(deps, order.subscriptionId)
  }
  // `unclaimed` is a former word for rejected. The provider stores this key: changing it would allow a
  // second refund of the same order.
  const refund = await refundOrder(deps, { orderId, idempotencyKey: `unclaimed:${orderId}` })
  if (refund.kind === 'waiting' || refund.refusedCents > 0)
    throw new ApplicationError('PAYMENT_UNAVAILABLE')
}
