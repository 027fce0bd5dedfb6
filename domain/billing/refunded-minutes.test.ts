import { expect, test } from 'vitest'
import { computeRefundedMinutes } from './refunded-minutes'

const pack = { minutes: 33, amountTotalCents: 999 }

test.each([
  [0, 0],
  [30, 1],
  [500, 17],
  [999, 33],
  [2_000, 33],
])('refunding %i of 999 cents takes back %i of 33 minutes', (refundedCents, minutes) => {
  expect(computeRefundedMinutes(pack, refundedCents)).toBe(minutes)
})

test('takes no minutes back for a free order', () => {
  expect(computeRefundedMinutes({ minutes: 33, amountTotalCents: 0 }, 0)).toBe(0)
})
