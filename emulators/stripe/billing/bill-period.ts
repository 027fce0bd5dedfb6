import type Stripe from 'stripe'
import { createInvoice } from '../objects/invoice'
import type { Books } from '../state/books'
import { idOf } from './reference'

/** Writes the bill of a subscription's current period, numbered one after the other. */
export async function billPeriod(
  { store, now }: Books,
  subscription: Stripe.Subscription,
  reason: 'subscription_create' | 'subscription_cycle',
) {
  const customer = await store.findLocked('customer', idOf(subscription.customer))
  if (!customer) throw new Error(`${subscription.id} has lost its customer`)
  const sequence = customer.next_invoice_sequence ?? 1
  const number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`
  await store.save('customer', { ...customer, next_invoice_sequence: sequence + 1 })
  const invoice = createInvoice({ now, subscription, customer, number, reason })
  return store.insert('invoice', invoice)
}
