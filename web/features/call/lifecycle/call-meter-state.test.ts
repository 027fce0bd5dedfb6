import { describe, expect, it } from 'vitest'
import type { PauseReason } from '../../../../domain/receipt'
import {
  applyMeterReport,
  applyWarning,
  countSecondsLeft,
  createMeterState,
} from './call-meter-state'

const createReportedMeter = (pausedFor: null | 'provider-fault') =>
  applyMeterReport(
    createMeterState(5, 300_000),
    { billableMs: 200_000, minutesLeft: 1, pausedFor },
    1_000,
  )

describe('the remaining time of a call', () => {
  it('counts down between two meter events', () => {
    expect(countSecondsLeft(createReportedMeter(null), 1_000)).toBe(100)
    expect(countSecondsLeft(createReportedMeter(null), 31_000)).toBe(70)
  })

  it('does not count down while the meter is paused', () => {
    expect(countSecondsLeft(createReportedMeter('provider-fault'), 31_000)).toBe(100)
  })

  it('uses the remaining time of a warning', () => {
    expect(countSecondsLeft(applyWarning(createReportedMeter(null), 60, 20_000), 20_000)).toBe(60)
  })

  it('is unknown before the call is reserved, and never negative', () => {
    expect(countSecondsLeft(createMeterState(5, null), 0)).toBeNull()
    expect(countSecondsLeft(createReportedMeter(null), 900_000)).toBe(0)
  })
})

describe('a crisis', () => {
  it('continues while the connection or the provider fails, and ends when the meter runs again', () => {
    const isInCrisisAfter = (...reasons: (PauseReason | null)[]) =>
      reasons.reduce(
        (meter, pausedFor) =>
          applyMeterReport(meter, { billableMs: 0, minutesLeft: 5, pausedFor }, 0),
        createMeterState(5, 300_000),
      ).isInCrisis
    expect(isInCrisisAfter('crisis')).toBe(true)
    expect(isInCrisisAfter('crisis', 'provider-fault', 'link-lost')).toBe(true)
    expect(isInCrisisAfter('crisis', 'link-lost', null)).toBe(false)
    expect(isInCrisisAfter(null, 'provider-fault')).toBe(false)
  })
})
