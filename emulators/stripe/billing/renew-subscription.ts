import type Stripe from 'stripe'
import { itemOf } from '../objects/subscription'
import type { Books } from '../state/books'
import { billPeriod } from './bill-period'
import { endSubscription, previousOf } from './change-subscription'
import { mostAttempts, payInvoice, refuseInvoice } from './pay-invoice'
import { periodEnd } from './period'
import { idOf } from './reference'

/** What falls due for a subscription, and when (seconds). */
export type DueStep =
  | { kind: 'retry'; at: number }
  | { kind: 'end'; at: number }
  | { kind: 'renew'; at: number }

/** What falls due next until `now`; undefined when nothing does. */
export function nextStep(
  subscription: Stripe.Subscription,
  latestInvoice: Stripe.Invoice | undefined,
  now: number,
): DueStep | undefined {
  if (subscription.status !== 'active' && subscription.status !== 'past_due') return undefined
  const periodEndsAt = itemOf(subscription).current_period_end
  const retryAt = latestInvoice?.status === 'open' ? latestInvoice.next_payment_attempt : null
  if (retryAt !== null && retryAt < periodEndsAt && retryAt <= now)
    return { kind: 'retry', at: retryAt }
  if (periodEndsAt > now) return undefined
  return { kind: subscription.cancel_at_period_end ? 'end' : 'renew', at: periodEndsAt }
}

/** Does for one subscription, one after the other, all that fell due until now. */
export async function renewSubscription(books: Books, id: string, isDeclined: boolean) {
  const { store, now } = books
  let subscription = await store.findLocked('subscription', id)
  while (subscription) {
    const { latest_invoice: latest } = subscription
    const invoice = latest ? await store.findLocked('invoice', idOf(latest)) : undefined
    const step = nextStep(subscription, invoice, now)
    if (!step) return
    subscription = await take(books.at(step.at), { step, subscription, invoice, isDeclined })
  }
}

type Due = {
  step: DueStep
  subscription: Stripe.Subscription
  invoice: Stripe.Invoice | undefined
  isDeclined: boolean
}

async function take(books: Books, { step, subscription, invoice, isDeclined }: Due) {
  switch (step.kind) {
    case 'end':
      return endSubscription(books, subscription, 'cancellation_requested')
    case 'renew': {
      const renewed = beginPeriod(subscription)
      const bill = await billPeriod(books, renewed, 'subscription_cycle')
      const billed = { ...renewed, latest_invoice: bill.id }
      return settleBill(books, { before: subscription, subscription: billed, bill, isDeclined })
    }
    case 'retry':
      if (!invoice) throw new Error(`${subscription.id} has no bill to try again`)
      return settleBill(books, { before: subscription, subscription, bill: invoice, isDeclined })
  }
}

function beginPeriod(subscription: Stripe.Subscription) {
  const item = itemOf(subscription)
  const { recurring } = item.price
  if (!recurring) throw new Error(`${item.price.id} does not recur`)
  const start = item.current_period_end
  const end = periodEnd(start, subscription.billing_cycle_anchor, recurring)
  const next = { ...item, current_period_start: start, current_period_end: end }
  return { ...subscription, items: { ...subscription.items, data: [next] } }
}

type Settlement = {
  before: Stripe.Subscription
  subscription: Stripe.Subscription
  bill: Stripe.Invoice
  isDeclined: boolean
}

/** Pays a bill or has it refused; the subscription is active, late, or at its end. */
export async function settleBill(
  books: Books,
  { before, subscription, bill, isDeclined }: Settlement,
) {
  const { store, emit } = books
  const after = isDeclined
    ? await refuseInvoice(books, bill)
    : await payInvoice(books, bill, subscription)
  const status = after.status === 'paid' ? 'active' : 'past_due'
  const saved = await store.save('subscription', { ...subscription, status })
  const { items, latest_invoice } = saved
  const previous = previousOf(before, { status, items, latest_invoice })
  await emit('customer.subscription.updated', saved, previous)
  return after.attempt_count < mostAttempts || status === 'active'
    ? saved
    : endSubscription(books, saved, 'payment_failed')
}
