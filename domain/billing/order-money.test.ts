import { expect, test } from 'vitest'
import { computeOutstandingRefundCents, computeReturnedCents } from './order-money'

const notRefunded = {
  refundedCents: 0,
  disputedCents: 0,
  reservedRefundCents: 0,
  disputedKeptIfWonCents: 0,
}

test('adds refunds and disputes when no refund is reserved', () => {
  const money = { ...notRefunded, refundedCents: 300, disputedCents: 200 }
  expect([computeReturnedCents(money), computeOutstandingRefundCents(money)]).toEqual([500, 0])
})

test('counts a reserved refund as returned, and as outstanding until it is paid', () => {
  expect(computeReturnedCents({ ...notRefunded, reservedRefundCents: 999 })).toBe(999)
  expect(computeOutstandingRefundCents({ ...notRefunded, reservedRefundCents: 999 })).toBe(999)
  const partlyPaid = { ...notRefunded, reservedRefundCents: 999, refundedCents: 400 }
  expect(computeOutstandingRefundCents(partlyPaid)).toBe(599)
  const overpaid = { ...notRefunded, reservedRefundCents: 500, refundedCents: 900 }
  expect(computeOutstandingRefundCents(overpaid)).toBe(0)
})

test('counts a dispute opened after the reservation towards the refund, until it is won', () => {
  const money = { ...notRefunded, reservedRefundCents: 500 }
  expect(computeOutstandingRefundCents({ ...money, disputedCents: 300 })).toBe(200)
  expect(computeOutstandingRefundCents({ ...money, disputedCents: 999 })).toBe(0)
  expect(computeReturnedCents({ ...money, disputedCents: 999 })).toBe(999)
  expect(computeOutstandingRefundCents(money)).toBe(500)
})

test('does not count a dispute opened before the reservation towards the refund', () => {
  const money = { ...notRefunded, reservedRefundCents: 400, disputedKeptIfWonCents: 600 }
  expect(computeOutstandingRefundCents({ ...money, disputedCents: 600 })).toBe(400)
  expect(computeReturnedCents({ ...money, disputedCents: 600 })).toBe(1_000)
  expect(computeOutstandingRefundCents(money)).toBe(400)
  expect(computeReturnedCents(money)).toBe(400)
})
