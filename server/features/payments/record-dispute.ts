import { moveReturnedMinutes } from './move-returned-minutes'
import { onOrderOfPayment } from './on-order-of-payment'
import type { PaymentParts } from './payment-parts'

/**
 * Takes back the minutes of a payment that is contested, and gives them back once it is won (04,
 * « Failures »). Asks how the dispute stands: its notices may come late, twice or in any order.
 */
export async function recordDispute(parts: PaymentParts, disputeId: string) {
  const { payments } = parts
  const readAt = parts.now()
  const dispute = await parts.provider.readDispute(disputeId)
  if (!dispute) return
  const { id, paymentIntentId, withdrawnCents } = dispute
  await onOrderOfPayment(parts, paymentIntentId, async (transaction, order) => {
    const known = await payments.readDispute(transaction, id)
    const before = known ?? { withdrawnCents: 0, changes: 0 }
    if (known && known.readAt > readAt) return
    const hasChanged = before.withdrawnCents !== withdrawnCents
    const changes = before.changes + (hasChanged ? 1 : 0)
    const disputedCents = order.disputedCents + withdrawnCents - before.withdrawnCents
    const { minutesNotReturned } = hasChanged
      ? await moveReturnedMinutes(payments, transaction, order, {
          refundedCents: order.refundedCents,
          disputedCents,
          reason: 'dispute',
          reference: `${id}:${changes}`,
        })
      : order
    // Also when nothing moved: an older answer may still come.
    await payments.writeDispute(
      transaction,
      { id, orderId: order.id, withdrawnCents, changes, readAt },
      { disputedCents, minutesNotReturned },
    )
  })
}
