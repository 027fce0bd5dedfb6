import type Stripe from 'stripe'
import { createIdentifier } from './identifier'

type Given = { price: Stripe.Price; product: Stripe.Product; quantity: number }

/** One line of what a session sells. */
export function createLineItem({ price, product, quantity }: Given) {
  const amount = (price.unit_amount ?? 0) * quantity
  return {
    id: createIdentifier('li'),
    object: 'item',
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: product.name,
    metadata: {},
    price,
    quantity,
  } satisfies Stripe.LineItem
}
