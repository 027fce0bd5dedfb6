import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pauseReasons } from '../../../domain/receipt'
import { createMeter } from './meter'

test('does not bill the time before the first word', () => {
  const meter = createMeter(10)
  meter.begin(1_000)
  meter.markCompanionHeard(1_400)
  expect(meter.read(6_400)).toEqual({
    wallMs: 5_400,
    billableMs: 5_000,
    pauses: [{ reason: 'connecting', ms: 400 }],
    durationMs: 5_000,
  })
})

test('excludes the time of a lost link from the billable time and the duration', () => {
  const meter = createMeter(10)
  meter.begin(0)
  meter.markCompanionHeard(0)
  meter.pause('link-lost', 4_000)
  expect(meter.read(6_000).durationMs).toBe(4_000)
  meter.resume('link-lost', 9_000)
  expect(meter.read(10_000)).toMatchObject({ billableMs: 5_000, durationMs: 5_000 })
})

describe('the time of a lost link', () => {
  function loseLink() {
    const meter = createMeter(10)
    meter.begin(0)
    meter.markCompanionHeard(0)
    meter.pause('link-lost', 4_000)
    return meter
  }

  test('is billed in part, with the same result during the loss and after it', () => {
    const meterDuringLoss = loseLink()
    meterDuringLoss.billLostTime(1_500, 6_000)
    expect(meterDuringLoss.read(6_000)).toEqual({
      wallMs: 6_000,
      billableMs: 5_500,
      pauses: [{ reason: 'link-lost', ms: 500 }],
      durationMs: 5_500,
    })
    const meterAfterLoss = loseLink()
    meterAfterLoss.resume('link-lost', 6_000)
    meterAfterLoss.billLostTime(1_500, 6_000)
    expect(meterAfterLoss.read(6_000)).toEqual(meterDuringLoss.read(6_000))
  })

  test('is billed for no longer than the latest loss lasted', () => {
    const meter = loseLink()
    meter.resume('link-lost', 6_000)
    meter.pause('link-lost', 8_000)
    meter.resume('link-lost', 8_500)
    meter.billLostTime(9_000, 8_500)
    expect(meter.read(8_500)).toMatchObject({
      billableMs: 6_500,
      pauses: [{ reason: 'link-lost', ms: 2_000 }],
    })
  })

  test('is not billed in a crisis', () => {
    const meter = loseLink()
    meter.pause('crisis', 4_000)
    meter.billLostTime(1_500, 6_000)
    meter.resume('link-lost', 6_000)
    meter.billLostTime(1_500, 6_000)
    expect(meter.read(6_000).billableMs).toBe(4_000)
  })

  test('counts as crisis time during a crisis, both before and after the link is back', () => {
    const meter = loseLink()
    meter.pause('crisis', 4_000)
    meter.billLostTime(500, 5_000)
    meter.resume('link-lost', 6_000)
    meter.billLostTime(1_000, 6_000)
    expect(meter.read(6_000)).toEqual({
      wallMs: 6_000,
      billableMs: 4_000,
      pauses: [
        { reason: 'link-lost', ms: 500 },
        { reason: 'crisis', ms: 1_500 },
      ],
      durationMs: 5_500,
    })
    expect(meter.pausedWithoutStallsMs('crisis', 6_000)).toBe(1_500)
  })
})

test('excludes a provider failure from the billable time and the duration, even when noticed late', () => {
  const meter = createMeter(10)
  meter.begin(0)
  meter.markCompanionHeard(0)
  expect(meter.read(8_000).billableMs).toBe(8_000)
  meter.pause('provider-fault', 5_000)
  expect(meter.read(8_000)).toMatchObject({
    billableMs: 5_000,
    pauses: [{ reason: 'provider-fault', ms: 3_000 }],
    durationMs: 5_000,
  })
})

test('never bills more than the balance', () => {
  const meter = createMeter(1)
  meter.begin(0)
  meter.markCompanionHeard(500)
  expect(meter.exhaustedAtMs()).toBe(60_500)
  expect(meter.read(60_517)).toMatchObject({ billableMs: 60_000, wallMs: 60_500 })
})

test('keeps wall time equal to billable time plus pauses, whatever pauses the meter', () => {
  const change = fc.record({
    afterMs: fc.nat(30_000),
    reason: fc.constantFrom(...pauseReasons),
    isPause: fc.boolean(),
    backdatedMs: fc.nat(5_000),
  })
  fc.assert(
    fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
      const meter = createMeter(3)
      let nowMs = 0
      meter.begin(0)
      meter.markCompanionHeard(100)
      nowMs = 100
      for (const { afterMs, reason, isPause, backdatedMs } of changes) {
        nowMs = Math.min(nowMs + afterMs, meter.exhaustedAtMs())
        if (isPause) meter.pause(reason, Math.max(0, nowMs - backdatedMs))
        else meter.resume(reason, nowMs)
        const { wallMs, billableMs, pauses } = meter.read(nowMs)
        expect(billableMs + pauses.reduce((sum, { ms }) => sum + ms, 0)).toBe(wallMs)
        expect(wallMs).toBe(nowMs)
        expect(billableMs).toBeLessThanOrEqual(180_000)
      }
    }),
  )
})

describe('a stall of the process', () => {
  test('is not billed and counts against no limit', () => {
    const meter = createMeter(10)
    meter.begin(0)
    meter.markCompanionHeard(0)
    meter.recordStall(1_000, 7_000)
    expect(meter.read(8_000)).toMatchObject({
      billableMs: 2_000,
      pauses: [{ reason: 'provider-fault', ms: 6_000, stalledMs: 6_000 }],
    })
    expect(meter.pausedWithoutStallsMs('provider-fault', 8_000)).toBe(0)
  })

  test('during a pause is part of the pause, but counts against no limit', () => {
    const meter = createMeter(10)
    meter.begin(0)
    meter.markCompanionHeard(0)
    meter.pause('crisis', 1_000)
    meter.recordStall(2_000, 7_000)
    expect(meter.pausedFor()).toBe('crisis')
    expect(meter.read(9_000).pauses).toEqual([{ reason: 'crisis', ms: 8_000, stalledMs: 5_000 }])
    expect(meter.pausedWithoutStallsMs('crisis', 9_000)).toBe(3_000)
  })
})
