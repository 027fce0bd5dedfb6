import type Stripe from 'stripe'
import { getId } from '../objects/identifier'
import { getSubscriptionItem } from '../objects/subscription'
import type { TransactionContext } from '../state/transaction-context'
import { getPeriodEnd } from './billing-period'
import { cancelSubscription, pickPreviousAttributes } from './change-subscription'
import { createPeriodInvoice } from './create-period-invoice'
import { declineInvoice, maxPaymentAttempts, payInvoice } from './pay-invoice'

/** A due step of a subscription, and when it was due (seconds since 1970). */
export type DueStep =
  | { kind: 'retry'; at: number }
  | { kind: 'end'; at: number }
  | { kind: 'renew'; at: number }

/** Returns the first step that is due at `now`; undefined when there is none. */
export function findDueStep(
  subscription: Stripe.Subscription,
  latestInvoice: Stripe.Invoice | undefined,
  now: number,
): DueStep | undefined {
  if (subscription.status !== 'active' && subscription.status !== 'past_due') return undefined
  const periodEndsAt = getSubscriptionItem(subscription).current_period_end
  const retryAt = latestInvoice?.status === 'open' ? latestInvoice.next_payment_attempt : null
  if (retryAt !== null && retryAt < periodEndsAt && retryAt <= now)
    return { kind: 'retry', at: retryAt }
  if (periodEndsAt > now) return undefined
  return { kind: subscription.cancel_at_period_end ? 'end' : 'renew', at: periodEndsAt }
}

/** Performs all due steps of a subscription in order, each dated to when it was due. */
export async function performDueSteps(
  context: TransactionContext,
  id: string,
  shouldDecline: boolean,
) {
  const { store, now } = context
  let subscription = await store.findLocked('subscription', id)
  while (subscription) {
    const { latest_invoice: latest } = subscription
    const invoice = latest ? await store.findLocked('invoice', getId(latest)) : undefined
    const step = findDueStep(subscription, invoice, now)
    if (!step) return
    subscription = await performDueStep(context.at(step.at), {
      step,
      subscription,
      invoice,
      shouldDecline,
    })
  }
}

type DueStepInput = {
  step: DueStep
  subscription: Stripe.Subscription
  invoice: Stripe.Invoice | undefined
  shouldDecline: boolean
}

async function performDueStep(
  context: TransactionContext,
  { step, subscription, invoice, shouldDecline }: DueStepInput,
) {
  switch (step.kind) {
    case 'end':
      return cancelSubscription(context, subscription, 'cancellation_requested')
    case 'renew': {
      const renewedSubscription = startNextPeriod(subscription)
      const periodInvoice = await createPeriodInvoice(
        context,
        renewedSubscription,
        'subscription_cycle',
      )
      const invoicedSubscription = { ...renewedSubscription, latest_invoice: periodInvoice.id }
      return collectInvoice(context, {
        previousSubscription: subscription,
        subscription: invoicedSubscription,
        invoice: periodInvoice,
        shouldDecline,
      })
    }
    case 'retry':
      if (!invoice) throw new Error(`${subscription.id} has no invoice to retry`)
      return collectInvoice(context, {
        previousSubscription: subscription,
        subscription,
        invoice,
        shouldDecline,
      })
  }
}

function startNextPeriod(subscription: Stripe.Subscription) {
  const item = getSubscriptionItem(subscription)
  const { recurring } = item.price
  if (!recurring) throw new Error(`${item.price.id} is not recurring`)
  const start = item.current_period_end
  const end = getPeriodEnd(start, subscription.billing_cycle_anchor, recurring)
  const nextItem = { ...item, current_period_start: start, current_period_end: end }
  return { ...subscription, items: { ...subscription.items, data: [nextItem] } }
}

type InvoiceCollection = {
  previousSubscription: Stripe.Subscription
  subscription: Stripe.Subscription
  invoice: Stripe.Invoice
  shouldDecline: boolean
}

/**
 * Pays an invoice or declines its payment. The subscription becomes active or past due, or is canceled
 * when the last attempt was declined.
 */
export async function collectInvoice(
  context: TransactionContext,
  { previousSubscription, subscription, invoice, shouldDecline }: InvoiceCollection,
) {
  const { store, emit } = context
  const collectedInvoice = shouldDecline
    ? await declineInvoice(context, invoice)
    : await payInvoice(context, invoice, subscription)
  const status = collectedInvoice.status === 'paid' ? 'active' : 'past_due'
  const savedSubscription = await store.save('subscription', { ...subscription, status })
  const { items, latest_invoice } = savedSubscription
  const previousAttributes = pickPreviousAttributes(previousSubscription, {
    status,
    items,
    latest_invoice,
  })
  await emit('customer.subscription.updated', savedSubscription, previousAttributes)
  return collectedInvoice.attempt_count < maxPaymentAttempts || status === 'active'
    ? savedSubscription
    : cancelSubscription(context, savedSubscription, 'payment_failed')
}
