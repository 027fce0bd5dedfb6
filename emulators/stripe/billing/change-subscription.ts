import type Stripe from 'stripe'
import { itemOf } from '../objects/subscription'
import type { Books } from '../state/books'

type Change = Partial<
  Pick<Stripe.Subscription, 'metadata' | 'default_payment_method' | 'description'>
> & { isEnding?: boolean }

/** Changes what a customer may change; tells what it was before. */
export async function changeSubscription(
  { store, now, emit }: Books,
  subscription: Stripe.Subscription,
  { isEnding, ...fields }: Change,
) {
  const end = isEnding === undefined ? {} : endFields(subscription, isEnding, now)
  const changed = await store.save('subscription', { ...subscription, ...fields, ...end })
  await emit(
    'customer.subscription.updated',
    changed,
    previousOf(subscription, { ...fields, ...end }),
  )
  return changed
}

const endFields = (subscription: Stripe.Subscription, isEnding: boolean, now: number) => ({
  cancel_at_period_end: isEnding,
  cancel_at: isEnding ? itemOf(subscription).current_period_end : null,
  canceled_at: isEnding ? now : null,
  cancellation_details: detailsWith(subscription, isEnding ? 'cancellation_requested' : null),
})

/** Ends it now; whatever was paid stays paid. */
export async function endSubscription(
  { store, now, emit }: Books,
  subscription: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed',
) {
  const ended = await store.save('subscription', {
    ...subscription,
    status: 'canceled',
    ended_at: now,
    canceled_at: subscription.canceled_at ?? now,
    cancellation_details: detailsWith(subscription, reason),
  })
  await emit('customer.subscription.deleted', ended)
  return ended
}

const detailsWith = (
  { cancellation_details }: Stripe.Subscription,
  reason: 'cancellation_requested' | 'payment_failed' | null,
) => ({ comment: null, feedback: null, feedback_option: null, ...cancellation_details, reason })

/** Only what is different now. */
export function previousOf<Whole extends object>(before: Whole, changes: Partial<Whole>) {
  const previous: Partial<Whole> = {}
  for (const name of Object.keys(changes) as (keyof Whole)[])
    if (JSON.stringify(before[name]) !== JSON.stringify(changes[name]))
      previous[name] = before[name]
  return previous
}
