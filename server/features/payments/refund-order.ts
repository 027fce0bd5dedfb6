import { ApplicationError } from '../../platform/application-error'
import type { PaymentParts } from './payment-parts'

/**
 * Has the payment service give back a part of what an order cost; the key makes it happen once.
 * Throws PAYMENT_UNAVAILABLE, also while the payment itself is not found there.
 */
export async function refundOrder(
  { payments, provider }: Pick<PaymentParts, 'payments' | 'provider'>,
  { orderId, cents, idempotencyKey }: { orderId: string; cents: number; idempotencyKey: string },
) {
  const order = await payments.readOrder(orderId)
  const paymentIntentId = order?.paymentIntentId ?? (await findPayment())
  if (!paymentIntentId) throw new ApplicationError('PAYMENT_UNAVAILABLE')
  await provider.refund({ paymentIntentId, cents, idempotencyKey })

  async function findPayment() {
    const { invoiceId, checkoutSessionId } = order ?? {}
    if (invoiceId) return (await provider.readInvoice(invoiceId))?.paymentIntentId
    return checkoutSessionId
      ? (await provider.readCheckout(checkoutSessionId))?.paymentIntentId
      : undefined
  }
}
