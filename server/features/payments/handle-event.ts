import type { PaymentParts } from './payment-parts'
import type { PaymentEvent } from './payment-provider'
import type { KeptEvent } from './payment-repository'
import { recordDispute } from './record-dispute'
import { recordRefund } from './record-refund'
import { recordSubscription } from './record-subscription'
import { settleCheckout } from './settle-checkout'
import { settleInvoice } from './settle-invoice'

/**
 * What a notice leads to. It only names what changed: how that stands now is asked, so that notices
 * that come late, twice or in the wrong order end in the same books. Unknown ones lead to nothing.
 */
export async function handleEvent(parts: PaymentParts, eventId: string) {
  const event = await parts.payments.readEvent(eventId)
  if (event) await handleKept(parts, event)
}

/** The same for a notice that was just kept. */
export async function handleKept(parts: PaymentParts, event: KeptEvent) {
  if (event.processedAt) return
  await takeEffect(parts, event)
  await parts.payments.finishEvent(event.id)
}

async function takeEffect(parts: PaymentParts, { type, objectId }: PaymentEvent): Promise<unknown> {
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
      return settleCheckout(parts, objectId)
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return settleInvoice(parts, objectId)
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
      return recordSubscription(parts, objectId)
    case 'charge.refunded':
      return recordRefund(parts, objectId)
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return recordDispute(parts, objectId)
  }
}
