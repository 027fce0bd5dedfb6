import { ApplicationError } from '../../platform/application-error'
import type { PaymentParts } from './payment-parts'
import { refundOrder } from './refund-order'

/**
 * Gives back what was promised when an order was paid that nobody can have: its account was gone.
 * Throws PAYMENT_UNAVAILABLE, also while a bank decides and for what the payment service refuses:
 * the operator is told in the end.
 */
export async function giveBackOrder(
  parts: Pick<PaymentParts, 'payments' | 'provider'>,
  orderId: string,
) {
  const refund = await refundOrder(parts, { orderId, idempotencyKey: `unclaimed:${orderId}` })
  if (refund.kind === 'waiting' || refund.missingCents > 0)
    throw new ApplicationError('PAYMENT_UNAVAILABLE')
}
