import Stripe from 'stripe'
import { createIdentifier, getId } from './identifier'
import { getSubscriptionItem } from './subscription'

/** Returns the invoice line of a subscription's current period. */
export function createInvoiceLine(subscription: Stripe.Subscription, invoiceId: string) {
  const item = getSubscriptionItem(subscription)
  const quantity = item.quantity ?? 1
  const unitAmount = item.price.unit_amount ?? 0
  const amount = unitAmount * quantity
  return {
    id: createIdentifier('il'),
    object: 'line_item',
    amount,
    currency: subscription.currency,
    description: subscription.description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice: invoiceId,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: false,
        proration_details: null,
        subscription: subscription.id,
        subscription_item: item.id,
      },
      type: 'subscription_item_details',
    },
    period: { start: item.current_period_start, end: item.current_period_end },
    pretax_credit_amounts: [],
    pricing: {
      type: 'price_details',
      price_details: { price: item.price.id, product: getId(item.price.product) },
      unit_amount_decimal: Stripe.Decimal.from(unitAmount),
    },
    quantity,
    quantity_decimal: Stripe.Decimal.from(quantity),
    subscription: subscription.id,
    subtotal: amount,
    taxes: [],
  } satisfies Stripe.InvoiceLineItem
}
