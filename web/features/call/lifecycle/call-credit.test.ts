import { describe, expect, it } from 'vitest'
import type { PauseReason } from '../../../../domain/receipt'
import { applyMeter, applyWarning, countSecondsLeft, createCredit } from './call-credit'

const createMeteredCredit = (pausedFor: null | 'provider-fault') =>
  applyMeter(createCredit(5, 300_000), { billableMs: 200_000, minutesLeft: 1, pausedFor }, 1_000)

describe('the remaining time of a call', () => {
  it('counts down between two meter events', () => {
    expect(countSecondsLeft(createMeteredCredit(null), 1_000)).toBe(100)
    expect(countSecondsLeft(createMeteredCredit(null), 31_000)).toBe(70)
  })

  it('does not count down while the meter is paused', () => {
    expect(countSecondsLeft(createMeteredCredit('provider-fault'), 31_000)).toBe(100)
  })

  it('uses the remaining time of a warning', () => {
    expect(countSecondsLeft(applyWarning(createMeteredCredit(null), 60, 20_000), 20_000)).toBe(60)
  })

  it('is unknown before the call is reserved, and never negative', () => {
    expect(countSecondsLeft(createCredit(5, null), 0)).toBeNull()
    expect(countSecondsLeft(createMeteredCredit(null), 900_000)).toBe(0)
  })
})

describe('a crisis', () => {
  it('continues while the connection or the provider fails, and ends when the meter runs again', () => {
    const isInCrisisAfter = (...reasons: (PauseReason | null)[]) =>
      reasons.reduce(
        (credit, pausedFor) => applyMeter(credit, { billableMs: 0, minutesLeft: 5, pausedFor }, 0),
        createCredit(5, 300_000),
      ).isInCrisis
    expect(isInCrisisAfter('crisis')).toBe(true)
    expect(isInCrisisAfter('crisis', 'provider-fault', 'link-lost')).toBe(true)
    expect(isInCrisisAfter('crisis', 'link-lost', null)).toBe(false)
    expect(isInCrisisAfter(null, 'provider-fault')).toBe(false)
  })
})
