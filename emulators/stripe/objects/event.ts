import Stripe from 'stripe'
import { createIdentifier } from './identifier'

/** The event types that the emulator sends, with the object of each. */
export type EventObjects = {
  'checkout.session.completed': Stripe.Checkout.Session
  'checkout.session.async_payment_succeeded': Stripe.Checkout.Session
  'checkout.session.async_payment_failed': Stripe.Checkout.Session
  'checkout.session.expired': Stripe.Checkout.Session
  'invoice.paid': Stripe.Invoice
  'invoice.payment_failed': Stripe.Invoice
  'customer.subscription.created': Stripe.Subscription
  'customer.subscription.updated': Stripe.Subscription
  'customer.subscription.deleted': Stripe.Subscription
  'charge.refunded': Stripe.Charge
  'charge.dispute.created': Stripe.Dispute
  'charge.dispute.closed': Stripe.Dispute
  'charge.dispute.funds_withdrawn': Stripe.Dispute
  'charge.dispute.funds_reinstated': Stripe.Dispute
}

export type EventType = keyof EventObjects

export type StoredEvent = Omit<Stripe.EventBase, 'data' | 'type'> & {
  type: EventType
  data: { object: object; previous_attributes?: object }
}

type EventInput = {
  now: number
  type: EventType
  object: object
  previousAttributes: object | undefined
  idempotencyKey: string | null
}

/** Returns an event that contains `object` as it is now. */
export const createEvent = ({
  now,
  type,
  object,
  previousAttributes,
  idempotencyKey,
}: EventInput) =>
  ({
    id: createIdentifier('evt'),
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: now,
    data: {
      object,
      ...(previousAttributes && { previous_attributes: previousAttributes }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: idempotencyKey },
    type,
  }) satisfies StoredEvent
