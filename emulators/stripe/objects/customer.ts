import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'
import { createIdentifier } from './identifier'

type CustomerInput = {
  now: number
  email?: string | null
  name?: string | null
  description?: string | null
  phone?: string | null
  metadata?: Stripe.Metadata
  preferredLocales?: string[]
}

/** Returns a customer without address, balance, or default card. */
export const createCustomer = ({
  now,
  metadata = {},
  preferredLocales = [],
  ...input
}: CustomerInput) =>
  ({
    id: createIdentifier('cus'),
    object: 'customer',
    address: null,
    balance: 0,
    created: now,
    currency: null,
    default_source: null,
    delinquent: false,
    description: input.description ?? null,
    discount: null,
    email: input.email ?? null,
    invoice_prefix: randomBytes(4).toString('hex').toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name: input.name ?? null,
    next_invoice_sequence: 1,
    phone: input.phone ?? null,
    preferred_locales: preferredLocales,
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  }) satisfies Stripe.Customer
