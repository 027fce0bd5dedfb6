import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeWithdrawal, type RefundableOrder, sumWithdrawalLines } from './withdrawal'

const pack = (changes: Partial<RefundableOrder> = {}): RefundableOrder => ({
  isWaiting: false,
  orderId: 'cs_1',
  leftMinutes: 33,
  leftCents: 999,
  disputed: { cents: 0, minutes: 0, unusedMinutes: 0 },
  hasRequestedImmediateStart: true,
  ...changes,
})

describe('with a requested immediate start', () => {
  test('refunds everything when nothing was used', () => {
    expect(computeWithdrawal([pack()], 38)).toMatchObject([{ unusedMinutes: 33, refundCents: 999 }])
  })

  test('does not refund the price of used minutes, and rounds in favour of the buyer', () => {
    // 999 × 28 ÷ 33 = 847.63
    expect(computeWithdrawal([pack()], 28)).toMatchObject([{ unusedMinutes: 28, refundCents: 848 }])
  })

  test('counts free minutes as used first', () => {
    expect(computeWithdrawal([pack()], 33)).toMatchObject([{ unusedMinutes: 33, refundCents: 999 }])
  })

  test('refunds nothing when everything was used', () => {
    expect(computeWithdrawal([pack()], 0)).toMatchObject([{ unusedMinutes: 0, refundCents: 0 }])
  })

  test('refunds only what remains after an earlier refund', () => {
    const remainder = pack({ leftMinutes: 16, leftCents: 499 })
    expect(computeWithdrawal([remainder], 16)).toMatchObject([
      { unusedMinutes: 16, refundCents: 499 },
    ])
    expect(computeWithdrawal([remainder], 8)).toMatchObject([
      { unusedMinutes: 8, refundCents: 250 },
    ])
  })

  test('refunds the rest of the price when earlier refunds have taken all minutes back', () => {
    const remainder = pack({ leftMinutes: 0, leftCents: 9 })
    expect(computeWithdrawal([remainder], 40)).toMatchObject([{ unusedMinutes: 0, refundCents: 9 }])
  })
})

test('refunds the whole price and takes the remaining minutes back if no immediate start was requested', () => {
  const order = pack({ hasRequestedImmediateStart: false })
  expect(computeWithdrawal([order], 10)).toMatchObject([{ unusedMinutes: 10, refundCents: 999 }])
  expect(computeWithdrawal([order], 0)).toMatchObject([{ unusedMinutes: 0, refundCents: 999 }])
})

test('refunds waiting minutes in full, and deducts none of them from the balance', () => {
  const waitingPack = pack({ hasRequestedImmediateStart: false, isWaiting: true })
  const lines = computeWithdrawal([waitingPack, pack()], 20)
  expect(lines).toMatchObject([
    { unusedMinutes: 0, refundCents: 999 },
    { unusedMinutes: 20, refundCents: 606 },
  ])
})

test('counts unused minutes towards the newest period of a renewed subscription first', () => {
  const periods = ['in_2', 'in_1'].map((orderId) =>
    pack({ orderId, leftMinutes: 15, leftCents: 399 }),
  )
  const lines = computeWithdrawal(periods, 20)
  expect(lines.map(({ unusedMinutes, refundCents }) => [unusedMinutes, refundCents])).toEqual([
    [15, 399],
    [5, 133],
  ])
  expect(sumWithdrawalLines(lines)).toEqual({ unusedMinutes: 20, refundCents: 532 })
})

describe('during a dispute that has taken back money and minutes', () => {
  const disputedOrder = {
    leftMinutes: 20,
    leftCents: 600,
    disputed: { cents: 399, minutes: 13, unusedMinutes: 13 },
  }

  test('refunds the disputed money as well once the dispute is won', () => {
    expect(computeWithdrawal([pack(disputedOrder)], 20)).toMatchObject([
      { unusedMinutes: 20, refundCents: 600, disputedRefundCents: 399 },
    ])
    const order = pack({ ...disputedOrder, hasRequestedImmediateStart: false })
    expect(computeWithdrawal([order], 0)).toMatchObject([
      { refundCents: 600, disputedRefundCents: 399 },
    ])
  })

  test('deducts the price of used minutes from the refund and from the disputed money', () => {
    // 999 × 23 ÷ 33 = 696.27 in total: 600 × 10 ÷ 20 = 300 now, the rest once the dispute is won.
    expect(computeWithdrawal([pack(disputedOrder)], 10)).toMatchObject([
      { unusedMinutes: 10, refundCents: 300, disputedRefundCents: 397 },
    ])
  })

  test('does not refund the disputed money when its minutes had been used', () => {
    const order = pack({
      ...disputedOrder,
      disputed: { cents: 399, minutes: 13, unusedMinutes: 0 },
    })
    expect(computeWithdrawal([order], 0)).toMatchObject([
      { refundCents: 0, disputedRefundCents: 0 },
    ])
  })
})

test('refunds at least the proportional share and at most what was paid, and takes back at most the balance', () => {
  const order = fc.record({
    orderId: fc.constant('cs_1'),
    leftMinutes: fc.integer({ min: 0, max: 200 }),
    leftCents: fc.integer({ min: 1, max: 50_000 }),
    disputed: fc.record({
      cents: fc.nat(50_000),
      minutes: fc.constant(100),
      unusedMinutes: fc.nat(100),
    }),
    hasRequestedImmediateStart: fc.boolean(),
    isWaiting: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(order, { maxLength: 4 }), fc.nat(400), (orders, balance) => {
      const lines = computeWithdrawal(orders, balance)
      expect(sumWithdrawalLines(lines).unusedMinutes).toBeLessThanOrEqual(balance)
      for (const line of lines) {
        expect(line.unusedMinutes).toBeLessThanOrEqual(line.leftMinutes)
        expect(line.refundCents).toBeLessThanOrEqual(line.leftCents)
        expect(line.refundCents * line.leftMinutes).toBeGreaterThanOrEqual(
          line.leftCents * line.unusedMinutes,
        )
        expect(line.disputedRefundCents).toBeGreaterThanOrEqual(0)
        expect(line.disputedRefundCents).toBeLessThanOrEqual(line.disputed.cents)
        if (!line.hasRequestedImmediateStart) expect(line.refundCents).toBe(line.leftCents)
      }
    }),
  )
})

test('takes each minute back only once when two purchases are withdrawn from', () => {
  fc.assert(
    fc.property(fc.nat(120), fc.integer({ min: 1, max: 100 }), (balance, leftMinutes) => {
      const [first] = computeWithdrawal([pack({ leftMinutes })], balance)
      const remainingBalance = balance - (first?.unusedMinutes ?? 0)
      const [second] = computeWithdrawal([pack({ leftMinutes })], remainingBalance)
      expect((first?.unusedMinutes ?? 0) + (second?.unusedMinutes ?? 0)).toBe(
        Math.min(balance, 2 * leftMinutes),
      )
    }),
  )
})
