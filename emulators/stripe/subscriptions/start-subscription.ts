import type Stripe from 'stripe'
import { createSubscription } from '../objects/subscription'
import type { TransactionContext } from '../state/transaction-context'
import { getPeriodEnd } from './billing-period'
import { createPeriodInvoice } from './create-period-invoice'
import { payInvoice } from './pay-invoice'

type SubscriptionStart = {
  customerId: string
  method: Stripe.PaymentMethod
  lineItem: Stripe.LineItem
  description: string | null
  metadata: Stripe.Metadata
}

/** Creates a subscription and pays the invoice of its first period. */
export async function startSubscription(
  context: TransactionContext,
  { method, lineItem, ...start }: SubscriptionStart,
) {
  const { store, now } = context
  const recurring = lineItem.price?.recurring
  if (!recurring) throw new Error('A subscription needs a recurring price')
  const newSubscription = await store.insert(
    'subscription',
    createSubscription({
      now,
      periodEnd: getPeriodEnd(now, now, recurring),
      paymentMethodId: method.id,
      lineItem,
      ...start,
    }),
  )
  const invoice = await createPeriodInvoice(context, newSubscription, 'subscription_create')
  const subscription = await store.save('subscription', {
    ...newSubscription,
    latest_invoice: invoice.id,
  })
  await context.emit('customer.subscription.created', subscription)
  return { subscription, invoice: await payInvoice(context, invoice, subscription) }
}
