import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeChargedMinutes, findReceiptErrors } from '../../../../domain/receipt'
import { buildReceipt } from './build-receipt'

const startedAt = new Date('2026-03-01T22:00:00.000Z')

const createFigures = (
  billableMs: number,
  pauses: { reason: 'link-lost' | 'provider-fault'; ms: number }[],
) => ({
  billableMs,
  pauses,
  wallMs: billableMs + pauses.reduce((sum, { ms }) => sum + ms, 0),
  durationMs: billableMs,
})

test('builds a receipt with times, durations and cost', () => {
  const receipt = buildReceipt({
    startedAt,
    figures: createFigures(61_000, [{ reason: 'link-lost', ms: 4_000 }]),
    chargedMinutes: 2,
    balanceBefore: 5,
  })
  expect(receipt).toEqual({
    startedAt: '2026-03-01T22:00:00.000Z',
    endedAt: '2026-03-01T22:01:05.000Z',
    wallMs: 65_000,
    billableMs: 61_000,
    pauses: [{ reason: 'link-lost', ms: 4_000 }],
    chargedMinutes: 2,
    balanceBefore: 5,
    balanceAfter: 3,
  })
})

test('adds the time that the balance did not cover to the provider-fault pause', () => {
  const receipt = buildReceipt({
    startedAt,
    figures: createFigures(130_000, [{ reason: 'provider-fault', ms: 5_000 }]),
    chargedMinutes: 1,
    balanceBefore: 1,
  })
  expect(receipt).toMatchObject({
    billableMs: 60_000,
    pauses: [{ reason: 'provider-fault', ms: 75_000 }],
    balanceAfter: 0,
  })
})

test('moves the billable time of a test call into a pause with the reason "test"', () => {
  const receipt = buildReceipt({
    startedAt,
    figures: createFigures(130_000, [{ reason: 'provider-fault', ms: 5_000 }]),
    chargedMinutes: 0,
    balanceBefore: 3,
    unchargedReason: 'test',
  })
  expect(receipt).toMatchObject({
    billableMs: 0,
    pauses: [
      { reason: 'provider-fault', ms: 5_000 },
      { reason: 'test', ms: 130_000 },
    ],
    balanceAfter: 3,
  })
})

test('builds a receipt that adds up for any call and any balance', () => {
  const anyPause = fc.record({
    reason: fc.constantFrom('link-lost' as const, 'provider-fault' as const),
    ms: fc.nat(100_000),
  })
  const anyPauses = fc.uniqueArray(anyPause, { selector: ({ reason }) => reason })
  fc.assert(
    fc.property(fc.nat(10_000_000), anyPauses, fc.nat(200), (billableMs, pauses, balanceBefore) => {
      const chargedMinutes = Math.min(computeChargedMinutes(billableMs), balanceBefore)
      const receipt = buildReceipt({
        startedAt,
        figures: createFigures(billableMs, pauses),
        chargedMinutes,
        balanceBefore,
      })
      expect(findReceiptErrors(receipt)).toEqual([])
    }),
  )
})

test('throws when the figures contradict each other', () => {
  const wrongFigures = { ...createFigures(60_000, []), wallMs: 10 }
  expect(() =>
    buildReceipt({ startedAt, figures: wrongFigures, chargedMinutes: 1, balanceBefore: 5 }),
  ).toThrow('wall-is-not-billable-plus-pauses')
})

test('keeps the mark of a crisis that was a false alarm', () => {
  const pause = { reason: 'crisis' as const, ms: 4_000, isFalseAlarm: true }
  const figures = { ...createFigures(61_000, []), wallMs: 65_000, pauses: [pause] }
  const receipt = buildReceipt({ startedAt, figures, chargedMinutes: 2, balanceBefore: 5 })
  expect(receipt.pauses).toEqual([pause])
})
