import { expect, test } from 'vitest'
import { type CheckoutRequest, checkOrder } from './checkout-request'

const facts = {
  priceIds: { packStandard: 'price_1', recharge20: 'price_2', abonnementMensuel: 'price_3' },
  origin: 'https://amivoix.test',
  isSubscriber: false,
}

const request: CheckoutRequest = {
  price_id: 'price_1',
  success_url: 'https://amivoix.test/success?session_id={CHECKOUT_SESSION_ID}',
  cancel_url: 'https://amivoix.test/wallet?canceled=true',
  mode: 'payment',
  user_id: 'u',
}

test('an order is for the offer of its price, and leads back to where it came from', () => {
  expect(checkOrder(request, facts)).toEqual({
    offerKey: 'packStandard',
    priceId: 'price_1',
    mode: 'payment',
    successUrl: request.success_url,
    cancelUrl: request.cancel_url,
    hasRequestedImmediateStart: false,
  })
  const asking = { ...request, immediate_start: true }
  expect(checkOrder(asking, facts)).toMatchObject({ hasRequestedImmediateStart: true })
})

test.each<[string, Partial<CheckoutRequest>]>([
  ['an unknown price', { price_id: 'price_9' }],
  ['a price in the wrong mode', { mode: 'subscription' }],
  ['a subscription paid once', { price_id: 'price_3' }],
  ['a top-up without a subscription', { price_id: 'price_2' }],
  ['a foreign way back', { success_url: 'https://evil.test/success' }],
  ['a foreign way back after giving up', { cancel_url: 'https://amivoix.test.evil.test/' }],
  ['a way back with a name in it', { cancel_url: 'https://a:b@amivoix.test/wallet' }],
  ['a way back without an origin', { cancel_url: '/wallet' }],
  ['a script', { success_url: 'javascript:alert(1)' }],
])('%s is refused', (_what, changes) => {
  expect(checkOrder({ ...request, ...changes }, facts)).toBeUndefined()
})

test('a top-up is for subscribers', () => {
  const topUp = { ...request, price_id: 'price_2' }
  expect(checkOrder(topUp, { ...facts, isSubscriber: true })?.offerKey).toBe('recharge20')
})
