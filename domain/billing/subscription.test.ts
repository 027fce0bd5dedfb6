import { expect, test } from 'vitest'
import { countedStatuses, isPremiumStatus, isSubscriberStatus } from './subscription'

test('a late payment closes the top-ups, and only « active » is Premium', () => {
  expect(countedStatuses.filter(isSubscriberStatus)).toEqual(['active', 'trialing'])
  expect(countedStatuses.filter(isPremiumStatus)).toEqual(['active'])
  expect(['canceled', 'unpaid', ''].some(isSubscriberStatus)).toBe(false)
})
