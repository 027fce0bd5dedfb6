import type Stripe from 'stripe'
import { getId } from '../objects/identifier'
import { createInvoicePayment } from '../objects/invoice'
import { createPaymentIntent } from '../objects/payment-intent'
import { chargePaymentIntent } from '../payments/charge-payment-intent'
import type { TransactionContext } from '../state/transaction-context'

/** Time between attempts to pay an invoice; all attempts fit into a week, the shortest period that we sell. */
const retryAfterSeconds = 2 * 86_400

/** The subscription ends after this many failed attempts to pay an invoice. */
export const maxPaymentAttempts = 4

/** Pays an invoice with the subscription's card. */
export async function payInvoice(
  context: TransactionContext,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
) {
  const { store, now } = context
  const methodId = subscription.default_payment_method
  const method = methodId && (await store.find('payment_method', getId(methodId)))
  if (!method) throw new Error(`${subscription.id} has no card`)
  const intent = createPaymentIntent({
    now,
    amount: invoice.amount_due,
    currency: invoice.currency,
    customerId: getId(subscription.customer),
    description: subscription.description,
    metadata: {},
  })
  await store.insert('payment_intent', intent)
  await chargePaymentIntent(context, { intent, method })
  await store.insert('invoice_payment', createInvoicePayment({ now, invoice, intentId: intent.id }))
  const paidInvoice = await store.save('invoice', {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  })
  await context.emit('invoice.paid', paidInvoice)
  return paidInvoice
}

/** Records a declined attempt; the invoice stays open, and is tried at most `maxPaymentAttempts` times. */
export async function declineInvoice(
  { store, now, emit }: TransactionContext,
  invoice: Stripe.Invoice,
) {
  const attempts = invoice.attempt_count + 1
  const declinedInvoice = await store.save('invoice', {
    ...invoice,
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: attempts < maxPaymentAttempts ? now + retryAfterSeconds : null,
  })
  await emit('invoice.payment_failed', declinedInvoice)
  return declinedInvoice
}
