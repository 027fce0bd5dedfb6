import type Stripe from 'stripe'
import { createIdentifier } from './identifier'
import { createInvoiceLine } from './invoice-line'

type InvoiceInput = {
  now: number
  subscription: Stripe.Subscription
  customer: Stripe.Customer
  number: string
  reason: 'subscription_create' | 'subscription_cycle'
}

/** Returns the open, unpaid invoice of a subscription's current period. */
export function createInvoice({ now, subscription, customer, number, reason }: InvoiceInput) {
  const id = createIdentifier('in')
  const line = createInvoiceLine(subscription, id)
  return {
    id,
    object: 'invoice',
    account_country: 'FR',
    account_name: 'Amivoix',
    account_tax_ids: null,
    amount_due: line.amount,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: line.amount,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: reason,
    collection_method: 'charge_automatically',
    created: now,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: [line], has_more: false, url: `/v1/invoices/${id}/lines` },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'open',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: line.amount,
    subtotal_excluding_tax: null,
    test_clock: null,
    total: line.amount,
    total_discount_amounts: [],
    total_excluding_tax: null,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: now,
  } satisfies Stripe.Invoice
}

type InvoicePaymentInput = { now: number; invoice: Stripe.Invoice; intentId: string }

/**
 * Returns the object that links a paid invoice with its payment intent, so that the invoice of a
 * payment can be found.
 */
export const createInvoicePayment = ({ now, invoice, intentId }: InvoicePaymentInput) =>
  ({
    id: createIdentifier('inpay'),
    object: 'invoice_payment',
    amount_paid: invoice.amount_due,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intentId },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: now },
  }) satisfies Stripe.InvoicePayment
