import { expect, it } from 'vitest'
import type { PauseReason } from '../../../domain/receipt'
import { heedWarning, openingCredit, readMeter, secondsLeft } from './call-credit'

const metered = (pausedFor: null | 'provider-fault') =>
  readMeter(openingCredit(5, 300_000), { billableMs: 200_000, minutesLeft: 1, pausedFor }, 1_000)

it('runs down between two words of the meter', () => {
  expect(secondsLeft(metered(null), 1_000)).toBe(100)
  expect(secondsLeft(metered(null), 31_000)).toBe(70)
})

it('stands still while nothing is billed', () => {
  expect(secondsLeft(metered('provider-fault'), 31_000)).toBe(100)
})

it('takes the warning of the server at its word', () => {
  expect(secondsLeft(heedWarning(metered(null), 60, 20_000), 20_000)).toBe(60)
})

it('is not known before the call is opened, and never negative', () => {
  expect(secondsLeft(openingCredit(5, null), 0)).toBeNull()
  expect(secondsLeft(metered(null), 900_000)).toBe(0)
})

it('keeps the crisis in mind while the line or the voice fails in it, and no longer', () => {
  const after = (...reasons: (PauseReason | null)[]) =>
    reasons.reduce(
      (credit, pausedFor) => readMeter(credit, { billableMs: 0, minutesLeft: 5, pausedFor }, 0),
      openingCredit(5, 300_000),
    ).isInCrisis
  expect(after('crisis')).toBe(true)
  expect(after('crisis', 'provider-fault', 'link-lost')).toBe(true)
  expect(after('crisis', 'link-lost', null)).toBe(false)
  expect(after(null, 'provider-fault')).toBe(false)
})
