import type Stripe from 'stripe'
import { createIdentifier } from './identifier'

type RefundInput = {
  now: number
  charge: Stripe.Charge
  amount: number
  reason: Stripe.Refund.Reason | null
  metadata: Stripe.Metadata
}

/** Returns a succeeded refund of `amount` cents of a charge. */
export const createRefund = ({ now, charge, amount, reason, metadata }: RefundInput) =>
  ({
    id: createIdentifier('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  }) satisfies Stripe.Refund
