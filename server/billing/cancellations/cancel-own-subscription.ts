import { randomUUID } from 'node:crypto'
import { ApplicationError } from '../../platform/application-error'
import { findMailRecipient } from '../../users/find-mail-recipient'
import { type CarryOutCancellationDeps, carryOutCancellation } from './carry-out-cancellation'

/**
 * Delay of the job that completes the cancellation if the request was interrupted. By then the
 * request has usually ended: a job that ran at the same time could cancel a subscription that the
 * user has just resumed.
 */
const fallbackDelaySeconds = 10

/**
 * Cancels the subscription of a signed-in user: stores the cancellation, then sets
 * cancel_at_period_end on every current subscription. A job completes an interrupted cancellation,
 * and each cancellation is confirmed by one e-mail. Does nothing when every subscription already
 * ends with its period. Throws NOT_FOUND for a user without a subscription, and
 * PAYMENT_UNAVAILABLE, in which case the cancellation is stored and the job completes it.
 */
export async function cancelOwnSubscription(deps: CarryOutCancellationDeps, userId: string) {
  const cancellationId = await storeOwnCancellation(deps, userId)
  if (cancellationId) await carryOutCancellation(deps, cancellationId)
}

/**
 * Stores the cancellation and schedules its fallback job, unless a cancellation is pending already.
 * Returns the id of the cancellation. Stores nothing and returns undefined when every subscription
 * already ends with its period.
 */
const storeOwnCancellation = (
  { cancellations, database, jobs, subscriptions }: CarryOutCancellationDeps,
  userId: string,
) =>
  database.transaction(async (transaction) => {
    const currentSubscriptions = await subscriptions.lockCurrent(transaction, userId)
    const [oldestSubscription] = currentSubscriptions
    const recipient = await findMailRecipient(transaction, userId)
    if (!oldestSubscription || !recipient) throw new ApplicationError('NOT_FOUND')
    if (currentSubscriptions.every(({ isCancelledAtPeriodEnd }) => isCancelledAtPeriodEnd))
      return undefined
    const pendingId = await cancellations.findPendingId(transaction, userId)
    if (pendingId) return pendingId
    const cancellationId = randomUUID()
    await cancellations.storeOwn(transaction, {
      id: cancellationId,
      userId,
      subscriptionId: oldestSubscription.subscriptionId,
      ...recipient,
    })
    await jobs.enqueue(
      transaction,
      'carry-out-cancellation',
      { cancellationId },
      { delaySeconds: fallbackDelaySeconds },
    )
    return cancellationId
  })
