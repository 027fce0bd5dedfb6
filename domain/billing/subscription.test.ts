import { expect, test } from 'vitest'
import { allowsTopUps, currentSubscriptionStatuses, isPremiumStatus } from './subscription'

test('refuses top-ups while a payment is late, and shows Premium only when active', () => {
  expect(currentSubscriptionStatuses.filter(allowsTopUps)).toEqual(['active', 'trialing'])
  expect(currentSubscriptionStatuses.filter(isPremiumStatus)).toEqual(['active'])
  expect(['canceled', 'unpaid', ''].some(allowsTopUps)).toBe(false)
})
