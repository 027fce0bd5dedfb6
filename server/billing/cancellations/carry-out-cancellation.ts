import type { BillingDeps } from '../billing-deps'
import { cancelAtPeriodEnd } from '../subscriptions/change-subscription'
import type { RecordSubscriptionDeps } from '../subscriptions/record-subscription'
import {
  cancellationConfirmedMail,
  type EndingSubscription,
  noSubscriptionFoundMail,
} from './cancellation-mails'

export type CarryOutCancellationDeps = RecordSubscriptionDeps &
  Pick<BillingDeps, 'cancellations' | 'jobs' | 'origin'>

type CancelledSubscription = EndingSubscription & {
  subscriptionId: string
  /** Whether any of the user's subscriptions, not only this one, would have renewed. */
  wasAnyRenewing: boolean
}

type Options = {
  /** Sends the e-mail only if a subscription that would have renewed was cancelled. */
  shouldMailOnlyIfCancelled?: boolean | undefined
}

/**
 * Carries out a stored cancellation: cancels every current subscription of its user at the end of
 * the paid period, and sends one e-mail, which confirms the cancellation or states that the user
 * has no subscription. Only the e-mail reveals whether an address has a subscription
 * (docs/decisions/018).
 */
export async function carryOutCancellation(
  deps: CarryOutCancellationDeps,
  cancellationId: string,
  { shouldMailOnlyIfCancelled = false }: Options = {},
) {
  const { cancellations, database, jobs, origin } = deps
  const storedCancellation = await cancellations.read(cancellationId)
  if (!storedCancellation || storedCancellation.carriedOutAt) return
  const userId =
    storedCancellation.userId ?? (await cancellations.findUserId(storedCancellation.email))
  const cancelledSubscription = userId ? await cancelCurrentSubscriptions(deps, userId) : undefined
  await database.transaction(async (transaction) => {
    const cancellation = await cancellations.lock(transaction, cancellationId)
    if (!cancellation || cancellation.carriedOutAt) return
    await cancellations.markCarriedOut(transaction, cancellationId, {
      userId,
      subscriptionId: cancelledSubscription?.subscriptionId ?? cancellation.subscriptionId,
      effectiveAt: cancelledSubscription?.endsAt ?? null,
    })
    if (shouldMailOnlyIfCancelled && !cancelledSubscription?.wasAnyRenewing) return
    const mail = cancelledSubscription
      ? cancellationConfirmedMail(cancellation.email, origin, cancellation, cancelledSubscription)
      : noSubscriptionFoundMail(cancellation.email, origin, cancellation)
    await jobs.enqueue(transaction, 'send-receipt', mail)
  })
}

/**
 * Cancels all current subscriptions of a user at the end of their paid periods, and returns the
 * newest; undefined when there is none. A user has several when a new subscription began before the
 * old one had ended.
 */
async function cancelCurrentSubscriptions(
  deps: CarryOutCancellationDeps,
  userId: string,
): Promise<CancelledSubscription | undefined> {
  let newestSubscription: CancelledSubscription | undefined
  let wasAnyRenewing = false
  for (const subscription of await deps.subscriptions.listCurrent(userId)) {
    wasAnyRenewing ||= !subscription.isCancelledAtPeriodEnd
    newestSubscription = {
      ...subscription,
      wasAnyRenewing,
      ...(await cancelAtPeriodEnd(deps, subscription.subscriptionId)),
    }
  }
  return newestSubscription
}

/**
 * Re-enqueues cancellations that were not carried out within an hour, for example because the
 * payment provider was down.
 */
export async function resumeCancellations({
  cancellations,
  jobs,
}: Pick<BillingDeps, 'cancellations' | 'jobs'>) {
  for (const cancellationId of await cancellations.listUnfinished())
    await jobs.enqueue(null, 'carry-out-cancellation', { cancellationId })
}
