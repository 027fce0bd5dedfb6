import type Stripe from 'stripe'
import { getId } from '../objects/identifier'
import { createInvoice } from '../objects/invoice'
import type { TransactionContext } from '../state/transaction-context'

/**
 * Creates the invoice of a subscription's current period, with the customer's next invoice number.
 */
export async function createPeriodInvoice(
  { store, now }: TransactionContext,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
) {
  const customer = await store.findLocked('customer', getId(subscription.customer))
  if (!customer) throw new Error(`${subscription.id} has no customer`)
  const sequence = customer.next_invoice_sequence ?? 1
  const number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`
  await store.save('customer', { ...customer, next_invoice_sequence: sequence + 1 })
  const invoice = createInvoice({ now, subscription, customer, number, reason })
  return store.insert('invoice', invoice)
}
