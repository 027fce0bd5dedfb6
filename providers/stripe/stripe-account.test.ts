import { expect, test } from 'vitest'
import { getPaymentDashboardUrl } from './stripe-account'

test('returns the dashboard URL of a payment, which is below /test for a test key', () => {
  expect(getPaymentDashboardUrl('pi_1', { isTest: false })).toBe(
    'https://dashboard.stripe.com/payments/pi_1',
  )
  expect(getPaymentDashboardUrl('pi_1', { isTest: true })).toBe(
    'https://dashboard.stripe.com/test/payments/pi_1',
  )
  expect(getPaymentDashboardUrl('pi/../1', { isTest: false })).toBe(
    'https://dashboard.stripe.com/payments/pi%2F..%2F1',
  )
})
