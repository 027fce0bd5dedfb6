import { expect, test } from 'vitest'
import { minutesOfRefund } from './minutes-of-refund'

const pack = { minutes: 33, amountTotalCents: 999 }

test.each([
  [0, 0],
  [30, 1],
  [500, 17],
  [999, 33],
  [2_000, 33],
])('of %i cents of 999, %i minutes of 33 go', (refundedCents, minutes) => {
  expect(minutesOfRefund(pack, refundedCents)).toBe(minutes)
})

test('what was given for nothing takes nothing back', () => {
  expect(minutesOfRefund({ minutes: 33, amountTotalCents: 0 }, 0)).toBe(0)
})
