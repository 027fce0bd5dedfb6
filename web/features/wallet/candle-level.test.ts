import { expect, test } from 'vitest'
import { candleLevel } from './candle-level'

test.each([
  { minutesLeft: 5, lastPurchasedMinutes: 0, level: 1 },
  { minutesLeft: 1, lastPurchasedMinutes: 0, level: 0.2 },
  { minutesLeft: 0, lastPurchasedMinutes: 33, level: 0 },
  { minutesLeft: 25, lastPurchasedMinutes: 100, level: 0.25 },
  { minutesLeft: 999_999, lastPurchasedMinutes: 17, level: 1 },
])('$minutesLeft minutes after a purchase of $lastPurchasedMinutes', ({ level, ...balance }) => {
  expect(candleLevel(balance)).toBe(level)
})
