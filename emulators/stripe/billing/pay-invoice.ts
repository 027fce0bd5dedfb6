import type Stripe from 'stripe'
import { createInvoicePayment } from '../objects/invoice-payment'
import { createPaymentIntent } from '../objects/payment-intent'
import type { Books } from '../state/books'
import { idOf } from './reference'
import { takePayment } from './take-payment'

/** A refused renewal is tried again so much later: all attempts fit into the shortest period, a week. */
const retryAfterSeconds = 2 * 86_400

/** As often as that a bill is tried; then the subscription ends. */
export const mostAttempts = 4

/** Pays a bill with the subscription's card, and tells. */
export async function payInvoice(
  books: Books,
  invoice: Stripe.Invoice,
  subscription: Stripe.Subscription,
) {
  const { store, now } = books
  const methodId = subscription.default_payment_method
  const method = methodId && (await store.find('payment_method', idOf(methodId)))
  if (!method) throw new Error(`${subscription.id} has no card`)
  const intent = createPaymentIntent({
    now,
    amount: invoice.amount_due,
    currency: invoice.currency,
    customerId: idOf(subscription.customer),
    description: subscription.description,
    metadata: {},
  })
  await store.insert('payment_intent', intent)
  await takePayment(books, { intent, method })
  await store.insert('invoice_payment', createInvoicePayment({ now, invoice, intentId: intent.id }))
  const paid = await store.save('invoice', {
    ...invoice,
    status: 'paid',
    amount_paid: invoice.amount_due,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: now },
  })
  await books.emit('invoice.paid', paid)
  return paid
}

/** The card was refused: the bill stays open and is tried again later, until it was tried enough. */
export async function refuseInvoice({ store, now, emit }: Books, invoice: Stripe.Invoice) {
  const attempts = invoice.attempt_count + 1
  const refused = await store.save('invoice', {
    ...invoice,
    attempted: true,
    attempt_count: attempts,
    next_payment_attempt: attempts < mostAttempts ? now + retryAfterSeconds : null,
  })
  await emit('invoice.payment_failed', refused)
  return refused
}
