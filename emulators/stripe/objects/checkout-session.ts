import type Stripe from 'stripe'
import { createIdentifier } from './identifier'

/** What the page needs and the API does not show. */
export type SessionPlan = {
  lineItems: Stripe.LineItem[]
  /** Handed on to the payment or to the subscription that comes of it. */
  result: { metadata: Stripe.Metadata; description: string | null }
  /** When the bank of a delayed payment answers; null for one that is not delayed. */
  settlesAt: number | null
}

export type CheckoutSession = Stripe.Checkout.Session & { unseen: SessionPlan }

type Given = {
  now: number
  origin: string
  mode: 'payment' | 'subscription'
  plan: SessionPlan
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

/** An open sale: somebody is on their way to the payment page. */
export function createCheckoutSession({ now, origin, mode, plan, customerId, ...given }: Given) {
  const id = createIdentifier('cs_test')
  const amount = plan.lineItems.reduce((sum, item) => sum + item.amount_total, 0)
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
    cancel_url: given.cancelUrl,
    client_reference_id: given.clientReferenceId,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: plan.lineItems[0]?.currency ?? null,
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
    customer_creation: customerId || mode === 'subscription' ? null : given.customerCreation,
    customer_details: null,
    customer_email: given.customerEmail,
    discounts: [],
    expires_at: given.expiresAt,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: given.locale,
    managed_payments: null,
    metadata: given.metadata,
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
    success_url: given.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${origin}/pay/${id}`,
    wallet_options: null,
    unseen: plan,
  } satisfies CheckoutSession
}
