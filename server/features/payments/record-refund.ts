import type { Transaction } from '../../platform/database/open-database'
import { moveReturnedMinutes } from './move-returned-minutes'
import { onOrderOfPayment } from './on-order-of-payment'
import type { PaymentParts } from './payment-parts'
import type { KnownOrder } from './payment-repository'
import { refundMail } from './refund-mail'

/** Takes back the minutes of what was refunded, never below zero; the rest is noted (04). */
export async function recordRefund(parts: PaymentParts, chargeId: string) {
  const refund = await parts.provider.readRefund(chargeId)
  if (!refund) return
  const { refundedCents, paymentIntentId } = refund
  await onOrderOfPayment(parts, paymentIntentId, (transaction, order) =>
    noteRefund(parts, transaction, order, refundedCents),
  )
}

/**
 * Brings a locked order to what was given back of it in all; an older answer changes nothing. Who was
 * promised nothing (the operator gave it back by hand) is told what it is, with the credit note.
 */
export async function noteRefund(
  parts: Pick<PaymentParts, 'payments' | 'sendMail' | 'origin'>,
  transaction: Transaction,
  order: KnownOrder,
  refundedCents: number,
) {
  const { payments } = parts
  if (refundedCents <= order.refundedCents) return
  const { minutesNotReturned, movedMinutes } = await moveReturnedMinutes(
    payments,
    transaction,
    order,
    {
      refundedCents,
      disputedCents: order.disputedCents,
      reason: 'refund',
      reference: `${order.id}:${refundedCents}`,
    },
  )
  const creditNoteNumber = await payments.writeRefund(transaction, order.id, {
    refundedCents,
    minutesNotReturned,
  })
  if (refundedCents <= order.promisedCents) return
  const owner = await payments.findOwner(order.customerId, transaction)
  if (!owner?.email) return
  const refund = {
    order,
    givenCents: refundedCents - Math.max(order.refundedCents, order.promisedCents),
    refundedCents,
    takenMinutes: Math.max(0, -movedMinutes),
    creditNoteNumber,
  }
  await parts.sendMail(transaction, refundMail(owner.email, parts.origin, refund))
}
