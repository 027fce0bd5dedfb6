import { randomUUID } from 'node:crypto'
import { ApplicationError } from '../../platform/application-error'
import type { CancellationParts } from './cancellation-parts'
import { carryOutCancellation } from './carry-out-cancellation'

/**
 * Somebody signed in ends their subscription: declared first, as from anywhere else, then carried out
 * here and now. A job finishes what is interrupted, and each declaration is confirmed once. Throws
 * NOT_FOUND for who has none, and PAYMENT_UNAVAILABLE: the declaration stands all the same.
 */
export async function endOwnSubscription(parts: CancellationParts, userId: string) {
  const cancellationId = await declare(parts, userId)
  if (cancellationId) await carryOutCancellation(parts, cancellationId)
}

/** undefined: everything ends already. Pressed several times at once it is one declaration. */
const declare = ({ cancellations, jobs }: CancellationParts, userId: string) =>
  cancellations.transaction(async (transaction) => {
    const running = await cancellations.lockRunning(transaction, userId)
    const [current] = running
    const reader = await cancellations.findReader(transaction, userId)
    if (!current || !reader) throw new ApplicationError('NOT_FOUND')
    if (running.every(({ cancelsAtPeriodEnd }) => cancelsAtPeriodEnd)) return undefined
    const open = await cancellations.findOpen(transaction, userId)
    if (open) return open
    const cancellationId = randomUUID()
    await cancellations.keepOwn(transaction, {
      id: cancellationId,
      userId,
      subscriptionId: current.subscriptionId,
      ...reader,
    })
    await jobs.enqueue(transaction, 'carry-out-cancellation', { cancellationId })
    return cancellationId
  })
