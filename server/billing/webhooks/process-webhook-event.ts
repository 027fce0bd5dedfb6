import type { BillingDeps } from '../billing-deps'
import { recordCheckout } from '../orders/record-checkout'
import { recordProviderInvoice } from '../orders/record-provider-invoice'
import type { WebhookEvent } from '../payment-provider'
import { recordDispute } from '../refunds/record-dispute'
import { recordRefund } from '../refunds/record-refund'
import { recordSubscription } from '../subscriptions/record-subscription'
import type { StoredEvent } from './webhook-event-repository'

/** Reads and processes a stored event; used by the job that retries failed events. */
export async function processEventById(deps: BillingDeps, eventId: string) {
  const event = await deps.webhookEvents.read(eventId)
  if (event) await processStoredEvent(deps, event)
}

/** Processes a stored event, unless it was already processed. */
export async function processStoredEvent(deps: BillingDeps, event: StoredEvent) {
  if (event.processedAt) return
  await dispatchEvent(deps, event)
  await deps.webhookEvents.markProcessed(event.id)
}

/**
 * Stores the current state of the object that has changed. The state is read from the payment
 * provider, not from the event, so that late, repeated and reordered events lead to the same
 * result. Ignores event types that have no case below.
 */
async function dispatchEvent(
  deps: BillingDeps,
  { type, objectId }: WebhookEvent,
): Promise<unknown> {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return recordCheckout(deps, objectId)
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return recordProviderInvoice(deps, objectId)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return recordSubscription(deps, objectId)
    case 'charge.refunded':
      return recordRefund(deps, objectId)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return recordDispute(deps, objectId)
  }
}
