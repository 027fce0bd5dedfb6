import { expect, test } from 'vitest'
import { type CheckoutRequest, validateCheckout } from './checkout-request'

const context = {
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

test('returns the offer of the price, the return URLs and whether an immediate start was requested', () => {
  expect(validateCheckout(request, context)).toEqual({
    offerKey: 'packStandard',
    priceId: 'price_1',
    mode: 'payment',
    successUrl: request.success_url,
    cancelUrl: request.cancel_url,
    hasRequestedImmediateStart: false,
  })
  const immediateRequest = { ...request, immediate_start: true }
  expect(validateCheckout(immediateRequest, context)).toMatchObject({
    hasRequestedImmediateStart: true,
  })
})

test.each<[string, Partial<CheckoutRequest>]>([
  ['an unknown price', { price_id: 'price_9' }],
  ['a pack price in subscription mode', { mode: 'subscription' }],
  ['a subscription price in payment mode', { price_id: 'price_3' }],
  ['a top-up without a subscription', { price_id: 'price_2' }],
  ['a success URL of another origin', { success_url: 'https://evil.test/success' }],
  ['a cancel URL of another origin', { cancel_url: 'https://amivoix.test.evil.test/' }],
  ['a return URL with credentials', { cancel_url: 'https://a:b@amivoix.test/wallet' }],
  ['a return URL without origin', { cancel_url: '/wallet' }],
  ['a javascript: URL', { success_url: 'javascript:alert(1)' }],
])('returns undefined for %s', (_what, changes) => {
  expect(validateCheckout({ ...request, ...changes }, context)).toBeUndefined()
})

test('allows top-ups for subscribers', () => {
  const topUpRequest = { ...request, price_id: 'price_2' }
  expect(validateCheckout(topUpRequest, { ...context, isSubscriber: true })?.offerKey).toBe(
    'recharge20',
  )
})
