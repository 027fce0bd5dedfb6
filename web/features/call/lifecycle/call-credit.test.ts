import { describe, expect, it } from 'vitest'
import type { PauseReason } from '../../../../domain/receipt'
import { applyMeter, applyWarning, countSecondsLeft, createCredit } from './call-credit'

const meteredCredit = (pausedFor: null | 'provider-fault') =>
  applyMeter(createCredit(5, 300_000), { billableMs: 200_000, minutesLeft: 1, pausedFor }, 1_000)

describe('the remaining time of a call', () => {
  it('counts down between two meter events', () => {
    expect(countSecondsLeft(meteredCredit(null), 1_000)).toBe(100)
    expect(countSecondsLeft(meteredCredit(null), 31_000)).toBe(70)
  })

  it('does not count down while the meter is paused', () => {
    expect(countSecondsLeft(meteredCredit('provider-fault'), 31_000)).toBe(100)
  })

  it('uses the remaining time of a warning', () => {
    expect(countSecondsLeft(applyWarning(meteredCredit(null), 60, 20_000), 20_000)).toBe(60)
  })

  it('is unknown before the call is reserved, and never negative', () => {
    expect(countSecondsLeft(createCredit(5, null), 0)).toBeNull()
    expect(countSecondsLeft(meteredCredit(null), 900_000)).toBe(0)
  })
})

describe('a crisis', () => {
  it('continues while the connection or the provider fails, and ends when the meter runs again', () => {
    const applyPauses = (...reasons: (PauseReason | null)[]) =>
      reasons.reduce(
        (credit, pausedFor) => applyMeter(credit, { billableMs: 0, minutesLeft: 5, pausedFor }, 0),
        createCredit(5, 300_000),
      ).isInCrisis
    expect(applyPauses('crisis')).toBe(true)
    expect(applyPauses('crisis', 'provider-fault', 'link-lost')).toBe(true)
    expect(applyPauses('crisis', 'link-lost', null)).toBe(false)
    expect(applyPauses(null, 'provider-fault')).toBe(false)
  })
})
