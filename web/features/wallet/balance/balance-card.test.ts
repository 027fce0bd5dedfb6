import { expect, test } from 'vitest'
import { getRemainingShare } from './balance-card'

test.each([
  { minutesLeft: 5, lastPurchasedMinutes: 0, share: 1 },
  { minutesLeft: 1, lastPurchasedMinutes: 0, share: 0.2 },
  { minutesLeft: 0, lastPurchasedMinutes: 33, share: 0 },
  { minutesLeft: 25, lastPurchasedMinutes: 100, share: 0.25 },
  { minutesLeft: 999_999, lastPurchasedMinutes: 17, share: 1 },
])(
  'the remaining share is $share with $minutesLeft minutes left after a purchase of $lastPurchasedMinutes',
  ({ share, ...balance }) => {
    expect(getRemainingShare(balance)).toBe(share)
  },
)
