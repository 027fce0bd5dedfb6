import type Stripe from 'stripe'
import { createIdentifier } from './identifier'

type PaymentIntentInput = {
  now: number
  amount: number
  currency: string
  customerId: string | null
  description: string | null
  metadata: Stripe.Metadata
}

/** Returns a payment intent that has no payment method yet. */
export function createPaymentIntent({
  now,
  amount,
  currency,
  customerId,
  ...input
}: PaymentIntentInput) {
  const id = createIdentifier('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: 'automatic_async',
    client_secret: createIdentifier(`${id}_secret`),
    confirmation_method: 'automatic',
    created: now,
    currency,
    customer: customerId,
    customer_account: null,
    description: input.description,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  } satisfies Stripe.PaymentIntent
}
