import type { PaymentParts } from './payment-parts'
import { refundOrder } from './refund-order'

/**
 * Gives back the whole price of an order that was paid when its account was gone: minutes for nobody.
 * The notice of the refund brings the books to it. Throws PAYMENT_UNAVAILABLE.
 */
export async function giveBackOrder(
  parts: Pick<PaymentParts, 'payments' | 'provider'>,
  orderId: string,
) {
  const order = await parts.payments.readOrder(orderId)
  if (!order) return
  await refundOrder(parts, {
    orderId,
    cents: order.amountTotalCents,
    idempotencyKey: `unclaimed:${orderId}`,
  })
}
