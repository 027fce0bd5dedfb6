import type { Transaction } from '../../platform/database/open-database'
import { moveReturnedMinutes } from './move-returned-minutes'
import { onOrderOfPayment } from './on-order-of-payment'
import type { PaymentParts } from './payment-parts'
import type { KnownOrder } from './payment-repository'

/** Takes back the minutes of what was refunded, never below zero; the rest is noted (04). */
export async function recordRefund(parts: PaymentParts, chargeId: string) {
  const refund = await parts.provider.readRefund(chargeId)
  if (!refund) return
  const { refundedCents, paymentIntentId } = refund
  await onOrderOfPayment(parts, paymentIntentId, (transaction, order) =>
    noteRefund(parts, transaction, order, refundedCents),
  )
}

/** Brings a locked order to what was given back of it in all; an older answer changes nothing. */
export async function noteRefund(
  { payments }: Pick<PaymentParts, 'payments'>,
  transaction: Transaction,
  order: KnownOrder,
  refundedCents: number,
) {
  if (refundedCents <= order.refundedCents) return
  const minutesNotReturned = await moveReturnedMinutes(payments, transaction, order, {
    refundedCents,
    disputedCents: order.disputedCents,
    reason: 'refund',
    reference: `${order.id}:${refundedCents}`,
  })
  await payments.writeRefund(transaction, order.id, { refundedCents, minutesNotReturned })
}
