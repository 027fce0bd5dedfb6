import type { BillingDeps } from '../billing-deps'
import { findSoldOffer } from '../find-sold-offer'
import type { ProviderSubscription } from '../payment-provider'

export type RecordSubscriptionDeps = Pick<
  BillingDeps,
  'customers' | 'database' | 'now' | 'priceIds' | 'provider' | 'subscriptions'
>

/**
 * Reads a subscription from the payment provider, stores its state and returns it. Does not store a
 * subscription of a customer that is not ours.
 */
export async function recordSubscription(deps: RecordSubscriptionDeps, subscriptionId: string) {
  const readAt = deps.now()
  const subscription = await deps.provider.readSubscription(subscriptionId)
  if (subscription) await storeSubscription(deps, subscription, readAt)
  return subscription
}

/** `readAt`: when the payment provider was asked. */
async function storeSubscription(
  { customers, database, priceIds, subscriptions }: RecordSubscriptionDeps,
  { id, orderedOfferKey, priceCents: _, ...subscription }: ProviderSubscription,
  readAt: Date,
) {
  if (!(await customers.findOwner(subscription.customerId))) return
  const { priceId } = subscription
  await database.transaction((transaction) =>
    subscriptions.write(transaction, {
      ...subscription,
      subscriptionId: id,
      offerKey: findSoldOffer(priceIds, { priceId, orderedOfferKey }),
      readAt,
    }),
  )
}
