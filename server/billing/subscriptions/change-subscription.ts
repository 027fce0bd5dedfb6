import { ApplicationError } from '../../platform/application-error'
import { type RecordSubscriptionDeps, recordSubscription } from './record-subscription'

/**
 * Lets the user's current subscription renew again after a cancellation. Throws NOT_FOUND when the
 * user has no current subscription, or has since bought another one that renews, because both would
 * be billed.
 */
export async function resumeSubscription(deps: RecordSubscriptionDeps, userId: string) {
  const subscription = await deps.subscriptions.findCurrent(userId)
  if (
    !subscription ||
    (await deps.subscriptions.hasOtherRenewingSubscription(userId, subscription.subscriptionId))
  )
    throw new ApplicationError('NOT_FOUND')
  const { isCancelledAtPeriodEnd } = await setCancelAtPeriodEnd(deps, subscription.subscriptionId, {
    shouldCancel: false,
  })
  return { isCancelledAtPeriodEnd }
}

/**
 * Cancels a subscription at the end of its paid period. `endsAt` is that time, or null if the payment provider does not
 * state it.
 */
export async function cancelAtPeriodEnd(deps: RecordSubscriptionDeps, subscriptionId: string) {
  const { currentPeriodEndSeconds } = await setCancelAtPeriodEnd(deps, subscriptionId, {
    shouldCancel: true,
  })
  return {
    endsAt: currentPeriodEndSeconds === null ? null : new Date(currentPeriodEndSeconds * 1_000),
  }
}

/** Ends a subscription at once, before the end of its paid period. Safe to repeat. */
export async function cancelNow(deps: RecordSubscriptionDeps, subscriptionId: string) {
  await deps.provider.cancelSubscriptionNow(subscriptionId)
  const subscription = await recordSubscription(deps, subscriptionId)
  // Otherwise the user could still buy an offer for subscribers on a payment page that is open.
  if (subscription) await deps.provider.expireCheckouts(subscription.customerId)
}

/** Ends every subscription of a user immediately, because an erased account must not be billed. */
export async function cancelAllNow(deps: RecordSubscriptionDeps, userId: string) {
  for (const id of await deps.subscriptions.listBillableIds(userId)) await cancelNow(deps, id)
}

/**
 * Sets or clears cancel_at_period_end, then reads and stores the subscription. Without that read, a
 * webhook event handler that read the subscription before the change could overwrite the new state.
 */
async function setCancelAtPeriodEnd(
  deps: RecordSubscriptionDeps,
  subscriptionId: string,
  options: { shouldCancel: boolean },
) {
  await deps.provider.setCancelAtPeriodEnd(subscriptionId, options)
  const subscription = await recordSubscription(deps, subscriptionId)
  if (!subscription) throw new ApplicationError('NOT_FOUND')
  return subscription
}
