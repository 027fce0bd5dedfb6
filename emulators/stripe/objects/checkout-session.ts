import type Stripe from 'stripe'
import { createIdentifier } from './identifier'

/** What the emulator stores with a session but the API does not return. */
export type InternalSessionState = {
  lineItems: Stripe.LineItem[]
  /** Copied to the payment intent or subscription that the session creates. */
  result: { metadata: Stripe.Metadata; description: string | null }
  /** When the bank settles the payment, if it is delayed (seconds since 1970); otherwise null. */
  settlesAt: number | null
}

/** A session as it is stored. `toApiObject` removes `internalState` from every response. */
export type CheckoutSession = Stripe.Checkout.Session & { internalState: InternalSessionState }

type CheckoutSessionInput = {
  now: number
  baseUrl: string
  mode: 'payment' | 'subscription'
  internalState: InternalSessionState
  customerId: string | null
  customerEmail: string | null
  customerCreation: 'always' | 'if_required'
  clientReferenceId: string | null
  successUrl: string | null
  cancelUrl: string | null
  expiresAt: number
  locale: Stripe.Checkout.Session.Locale | null
  metadata: Stripe.Metadata
}

/** Returns an open checkout session whose URL is the emulator's payment page. */
export function createCheckoutSession({
  now,
  baseUrl,
  mode,
  internalState,
  customerId,
  ...input
}: CheckoutSessionInput) {
  const id = createIdentifier('cs_test')
  const amount = internalState.lineItems.reduce((sum, item) => sum + item.amount_total, 0)
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: input.cancelUrl,
    client_reference_id: input.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: internalState.lineItems[0]?.currency ?? null,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: customerId,
    customer_account: null,
    customer_creation: customerId || mode === 'subscription' ? null : input.customerCreation,
    customer_details: null,
    customer_email: input.customerEmail,
    discounts: [],
    expires_at: input.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: input.locale,
    managed_payments: null,
    metadata: input.metadata,
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: mode === 'subscription' ? 'always' : 'if_required',
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: input.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${baseUrl}/pay/${id}`,
    wallet_options: null,
    internalState,
  } satisfies CheckoutSession
}

type LineItemInput = { price: Stripe.Price; product: Stripe.Product; quantity: number }

/** Returns one line item of a checkout session. */
export function createLineItem({ price, product, quantity }: LineItemInput) {
  const amount = (price.unit_amount ?? 0) * quantity
  return {
    id: createIdentifier('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product.name,
    metadata: {},
    price,
    quantity,
  } satisfies Stripe.LineItem
}

/** Returns an object as the API shows it, without the internal state of a checkout session. */
export function toApiObject(object: object): object {
  if (!('internalState' in object)) return object
  const { internalState: _internalState, ...visible } = object
  return visible
}
