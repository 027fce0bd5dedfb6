import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computeWithdrawal, type OrderLeft, totalsOf } from './withdrawal'

const pack = (changes: Partial<OrderLeft> = {}): OrderLeft => ({
  orderId: 'cs_1',
  leftMinutes: 33,
  leftCents: 999,
  hasRequestedImmediateStart: true,
  ...changes,
})

describe('with an immediate start', () => {
  test('nothing used gives everything back', () => {
    expect(computeWithdrawal([pack()], 38)).toMatchObject([{ unusedMinutes: 33, refundCents: 999 }])
  })

  test('what was used is paid for, and the cent goes to the buyer', () => {
    // 999 × 28 ÷ 33 = 847,63
    expect(computeWithdrawal([pack()], 28)).toMatchObject([{ unusedMinutes: 28, refundCents: 848 }])
  })

  test('free minutes count as used first', () => {
    expect(computeWithdrawal([pack()], 33)).toMatchObject([{ unusedMinutes: 33, refundCents: 999 }])
  })

  test('everything used gives nothing back, and is still a withdrawal', () => {
    expect(computeWithdrawal([pack()], 0)).toMatchObject([{ unusedMinutes: 0, refundCents: 0 }])
  })

  test('after an earlier refund only what is left counts', () => {
    const left = pack({ leftMinutes: 16, leftCents: 499 })
    expect(computeWithdrawal([left], 16)).toMatchObject([{ unusedMinutes: 16, refundCents: 499 }])
    expect(computeWithdrawal([left], 8)).toMatchObject([{ unusedMinutes: 8, refundCents: 250 }])
  })

  test('money that is left without a minute is given back', () => {
    const left = pack({ leftMinutes: 0, leftCents: 9 })
    expect(computeWithdrawal([left], 40)).toMatchObject([{ unusedMinutes: 0, refundCents: 9 }])
  })
})

test('without the request the whole price is given back, and the minutes still there are taken', () => {
  const order = pack({ hasRequestedImmediateStart: false })
  expect(computeWithdrawal([order], 10)).toMatchObject([{ unusedMinutes: 10, refundCents: 999 }])
  expect(computeWithdrawal([order], 0)).toMatchObject([{ unusedMinutes: 0, refundCents: 999 }])
})

test('a subscription that renewed meanwhile gives back its newest period first', () => {
  const periods = ['in_2', 'in_1'].map((orderId) =>
    pack({ orderId, leftMinutes: 15, leftCents: 399 }),
  )
  const lines = computeWithdrawal(periods, 20)
  expect(lines.map(({ unusedMinutes, refundCents }) => [unusedMinutes, refundCents])).toEqual([
    [15, 399],
    [5, 133],
  ])
  expect(totalsOf(lines)).toEqual({ unusedMinutes: 20, refundCents: 532 })
})

test('never more than was paid, never more minutes than there are, never less than the share', () => {
  const order = fc.record({
    orderId: fc.constant('cs_1'),
    leftMinutes: fc.integer({ min: 0, max: 200 }),
    leftCents: fc.integer({ min: 1, max: 50_000 }),
    hasRequestedImmediateStart: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(order, { maxLength: 4 }), fc.nat(400), (orders, balance) => {
      const lines = computeWithdrawal(orders, balance)
      expect(totalsOf(lines).unusedMinutes).toBeLessThanOrEqual(balance)
      for (const line of lines) {
        expect(line.unusedMinutes).toBeLessThanOrEqual(line.leftMinutes)
        expect(line.refundCents).toBeLessThanOrEqual(line.leftCents)
        expect(line.refundCents * line.leftMinutes).toBeGreaterThanOrEqual(
          line.leftCents * line.unusedMinutes,
        )
        if (!line.hasRequestedImmediateStart) expect(line.refundCents).toBe(line.leftCents)
      }
    }),
  )
})

test('leaving one contract after the other returns no minute twice', () => {
  fc.assert(
    fc.property(fc.nat(120), fc.integer({ min: 1, max: 100 }), (balance, leftMinutes) => {
      const [first] = computeWithdrawal([pack({ leftMinutes })], balance)
      const rest = balance - (first?.unusedMinutes ?? 0)
      const [second] = computeWithdrawal([pack({ leftMinutes })], rest)
      expect((first?.unusedMinutes ?? 0) + (second?.unusedMinutes ?? 0)).toBe(
        Math.min(balance, 2 * leftMinutes),
      )
    }),
  )
})
