import { expect, test } from 'vitest'
import { currentSubscriptionStatuses, isPremiumStatus, isSubscriberStatus } from './subscription'

test('refuses top-ups while a payment is late, and shows Premium only when active', () => {
  expect(currentSubscriptionStatuses.filter(isSubscriberStatus)).toEqual(['active', 'trialing'])
  expect(currentSubscriptionStatuses.filter(isPremiumStatus)).toEqual(['active'])
  expect(['canceled', 'unpaid', ''].some(isSubscriberStatus)).toBe(false)
})
