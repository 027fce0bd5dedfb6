import type { BillingDeps } from '../billing-deps'
import { adjustRefundedMinutes } from './adjust-refunded-minutes'
import { disputeRepository } from './dispute-repository'
import { updatePaidOrder } from './update-paid-order'

/**
 * Reads a dispute from the payment provider and stores it. Takes back the minutes that the disputed
 * amount paid for, and credits them again once the dispute is won. Webhook events may arrive late,
 * twice or in the wrong order: a state that was read earlier does not replace a newer one.
 */
export async function recordDispute(deps: BillingDeps, disputeId: string) {
  const readAt = deps.now()
  const dispute = await deps.provider.readDispute(disputeId)
  if (!dispute) return
  const { id, paymentIntentId, withdrawnCents } = dispute
  await updatePaidOrder(deps, paymentIntentId, async (transaction, order) => {
    const storedDispute = await disputeRepository.read(transaction, id)
    if (storedDispute && storedDispute.readAt > readAt) return
    const previousDispute = storedDispute ?? { withdrawnCents: 0, changes: 0 }
    const hasChanged = previousDispute.withdrawnCents !== withdrawnCents
    const changeCount = previousDispute.changes + (hasChanged ? 1 : 0)
    const disputedCents = order.disputedCents + withdrawnCents - previousDispute.withdrawnCents
    const { unrecoveredMinutes } = hasChanged
      ? await adjustRefundedMinutes(deps, transaction, order, {
          refundedCents: order.refundedCents,
          disputedCents,
          reason: 'dispute',
          reference: `${id}:${changeCount}`,
        })
      : order
    // Stored even without a change: the new `readAt` makes later calls ignore a state that was read
    // earlier.
    await disputeRepository.write(
      transaction,
      { id, orderId: order.id, withdrawnCents, changes: changeCount, readAt },
      { disputedCents, unrecoveredMinutes },
    )
  })
}
