import { moveReturnedMinutes } from './move-returned-minutes'
import { onOrderOfPayment } from './on-order-of-payment'
import type { PaymentParts } from './payment-parts'

/** Takes back the minutes of what was refunded, never below zero; the rest is noted (04). */
export async function recordRefund(parts: PaymentParts, chargeId: string) {
  const refund = await parts.provider.readRefund(chargeId)
  if (!refund) return
  const { payments } = parts
  const { refundedCents } = refund
  await onOrderOfPayment(parts, refund.paymentIntentId, async (transaction, order) => {
    if (refundedCents <= order.refundedCents) return
    const minutesNotReturned = await moveReturnedMinutes(payments, transaction, order, {
      refundedCents,
      disputedCents: order.disputedCents,
      reason: 'refund',
      reference: `${order.id}:${refundedCents}`,
    })
    await payments.writeRefund(transaction, order.id, { refundedCents, minutesNotReturned })
  })
}
