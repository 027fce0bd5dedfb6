import type Stripe from 'stripe'
import { createSubscription } from '../objects/subscription'
import type { Books } from '../state/books'
import { billPeriod } from './bill-period'
import { payInvoice } from './pay-invoice'
import { periodEnd } from './period'

type Start = {
  customerId: string
  method: Stripe.PaymentMethod
  lineItem: Stripe.LineItem
  description: string | null
  metadata: Stripe.Metadata
}

/** Begins a subscription with its first period paid. */
export async function startSubscription(books: Books, { method, lineItem, ...start }: Start) {
  const { store, now } = books
  const recurring = lineItem.price?.recurring
  if (!recurring) throw new Error('A subscription needs a recurring price')
  const begun = await store.insert(
    'subscription',
    createSubscription({
      now,
      periodEnd: periodEnd(now, now, recurring),
      paymentMethodId: method.id,
      lineItem,
      ...start,
    }),
  )
  const invoice = await billPeriod(books, begun, 'subscription_create')
  const subscription = await store.save('subscription', { ...begun, latest_invoice: invoice.id })
  await books.emit('customer.subscription.created', subscription)
  return { subscription, invoice: await payInvoice(books, invoice, subscription) }
}
