import type Stripe from 'stripe'
import type { AcceptedCard } from '../cards/test-cards'
import { createIdentifier } from './identifier'

type PaymentMethodInput = {
  now: number
  card: AcceptedCard
  customerId: string | null
  email: string | null
}

/** Returns a card payment method: brand, last four digits, and expiry, never the full number. */
export const createPaymentMethod = ({ now, card, customerId, email }: PaymentMethodInput) =>
  ({
    id: createIdentifier('pm'),
    object: 'payment_method',
    billing_details: { address: null, email, name: card.holder, phone: null, tax_id: null },
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: 'pass',
      },
      country: 'FR',
      display_brand: card.brand,
      exp_month: card.expiryMonth,
      exp_year: card.expiryYear,
      funding: 'credit',
      generated_from: null,
      last4: card.last4,
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: now,
    customer: customerId,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }) satisfies Stripe.PaymentMethod
