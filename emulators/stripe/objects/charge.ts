import type Stripe from 'stripe'
import { createIdentifier } from './identifier'

type ChargeInput = {
  now: number
  intent: Stripe.PaymentIntent
  method: Stripe.PaymentMethod
  customerId: string | null
}

/** Returns a succeeded charge of a payment intent's full amount. */
export function createCharge({ now, intent, method, customerId }: ChargeInput) {
  const { card } = method
  if (!card) throw new Error(`${method.id} is not a card`)
  return {
    id: createIdentifier('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'AMIVOIX',
    captured: true,
    created: now,
    currency: intent.currency,
    customer: customerId,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: 'approved_by_network',
      reason: null,
      seller_message: 'Payment complete.',
      type: 'authorized',
    },
    paid: true,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { type: 'card', card: createCardDetails(card, intent.amount) },
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'succeeded',
    transfer_data: null,
    transfer_group: null,
  } satisfies Stripe.Charge
}

const createCardDetails = (card: Stripe.PaymentMethod.Card, amount: number) =>
  ({
    amount_authorized: amount,
    authorization_code: null,
    brand: card.brand,
    checks: card.checks,
    country: card.country,
    electronic_commerce_indicator: null,
    exp_month: card.exp_month,
    exp_year: card.exp_year,
    funding: card.funding,
    installments: null,
    last4: card.last4,
    mandate: null,
    network: card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  }) satisfies Stripe.Charge.PaymentMethodDetails.Card
