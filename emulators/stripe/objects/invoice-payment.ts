import type Stripe from 'stripe'
import { createIdentifier } from './identifier'

type Given = { now: number; invoice: Stripe.Invoice; intentId: string }

/** Which payment paid which bill: the way from a charge back to its subscription. */
export const createInvoicePayment = ({ now, invoice, intentId }: Given) =>
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
