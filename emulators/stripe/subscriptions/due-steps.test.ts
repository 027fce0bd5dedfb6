import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { createLineItem } from '../objects/checkout-session'
import { createCustomer } from '../objects/customer'
import { createInvoice } from '../objects/invoice'
import { createPrice } from '../objects/price'
import { createProduct } from '../objects/product'
import { createSubscription } from '../objects/subscription'
import { findDueStep } from './due-steps'

const now = 1_000
const product = createProduct({ id: 'prod_a', now, name: 'Abonnement' })
const price = createPrice({
  id: 'price_a',
  now,
  productId: product.id,
  amount: 399,
  currency: 'eur',
  recurring: { interval: 'week', intervalCount: 1 },
})
const createTestSubscription = (
  changes: Partial<Stripe.Subscription> = {},
): Stripe.Subscription => ({
  ...createSubscription({
    now,
    periodEnd: 2_000,
    customerId: 'cus_a',
    paymentMethodId: 'pm_a',
    lineItem: createLineItem({ price, product, quantity: 1 }),
    description: null,
    metadata: {},
  }),
  ...changes,
})
const createOpenInvoice = (retryAt: number | null): Stripe.Invoice => ({
  ...createInvoice({
    now,
    subscription: createTestSubscription(),
    customer: createCustomer({ now }),
    number: 'A-0001',
    reason: 'subscription_cycle',
  }),
  next_payment_attempt: retryAt,
})

test('finds no due step before the period ends', () => {
  expect(findDueStep(createTestSubscription(), undefined, 1_999)).toBeUndefined()
})

test('finds the renewal or the end of a subscription whose period is over', () => {
  expect(findDueStep(createTestSubscription(), undefined, 2_000)).toEqual({
    kind: 'renew',
    at: 2_000,
  })
  const ending = createTestSubscription({ cancel_at_period_end: true })
  expect(findDueStep(ending, undefined, 9_000)).toEqual({ kind: 'end', at: 2_000 })
})

test('finds the retry of an open invoice before the renewal', () => {
  const pastDueSubscription = createTestSubscription({ status: 'past_due' })
  expect(findDueStep(pastDueSubscription, createOpenInvoice(1_500), 1_499)).toBeUndefined()
  expect(findDueStep(pastDueSubscription, createOpenInvoice(1_500), 9_000)).toEqual({
    kind: 'retry',
    at: 1_500,
  })
  expect(findDueStep(pastDueSubscription, createOpenInvoice(null), 9_000)).toEqual({
    kind: 'renew',
    at: 2_000,
  })
})

test('finds no due step for a canceled subscription', () => {
  expect(
    findDueStep(createTestSubscription({ status: 'canceled' }), createOpenInvoice(1), 9_000),
  ).toBeUndefined()
})
