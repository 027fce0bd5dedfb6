import type Stripe from 'stripe'
import { getSubscriptionItem } from '../objects/subscription'
import type { TransactionContext } from '../state/transaction-context'

type Change = Partial<
  Pick<Stripe.Subscription, 'metadata' | 'default_payment_method' | 'description'>
> & { shouldCancelAtPeriodEnd?: boolean }

/** Updates a subscription and emits customer.subscription.updated with the previous attributes. */
export async function changeSubscription(
  { store, now, emit }: TransactionContext,
  subscription: Stripe.Subscription,
  { shouldCancelAtPeriodEnd: isEnding, ...fields }: Change,
) {
  const cancellationFields =
    isEnding === undefined ? {} : createCancellationFields(subscription, isEnding, now)
  const changedSubscription = await store.save('subscription', {
    ...subscription,
    ...fields,
    ...cancellationFields,
  })
  await emit(
    'customer.subscription.updated',
    changedSubscription,
    pickPreviousAttributes(subscription, { ...fields, ...cancellationFields }),
  )
  return changedSubscription
}

const createCancellationFields = (
  subscription: Stripe.Subscription,
  isEnding: boolean,
  now: number,
) => ({
  cancel_at_period_end: isEnding,
  cancel_at: isEnding ? getSubscriptionItem(subscription).current_period_end : null,
  canceled_at: isEnding ? now : null,
  cancellation_details: createCancellationDetails(
    subscription,
    isEnding ? 'cancellation_requested' : null,
  ),
})

/** Ends a subscription immediately, without a refund. */
export async function cancelSubscription(
  { store, now, emit }: TransactionContext,
  subscription: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
) {
  const endedSubscription = await store.save('subscription', {
    ...subscription,
    status: 'canceled',
    ended_at: now,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: createCancellationDetails(subscription, reason),
  })
  await emit('customer.subscription.deleted', endedSubscription)
  return endedSubscription
}

const createCancellationDetails = (
  { cancellation_details }: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed' | null,
) => ({ comment: null, feedback: null, feedback_option: null, ...cancellation_details, reason })

/** Returns the previous values of the attributes that changed. */
export function pickPreviousAttributes<Whole extends object>(
  before: Whole,
  changes: Partial<Whole>,
) {
  const previous: Partial<Whole> = {}
  for (const name of Object.keys(changes) as (keyof Whole)[])
    if (JSON.stringify(before[name]) !== JSON.stringify(changes[name]))
      previous[name] = before[name]
  return previous
}
