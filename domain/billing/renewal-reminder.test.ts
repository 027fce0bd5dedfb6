import { expect, test } from 'vitest'
import { findDueReminderKey } from './renewal-reminder'

const renewsAt = new Date('2026-12-21T14:00:00Z')
const findMonthlyKey = (now: string, renewal = renewsAt) =>
  findDueReminderKey({ interval: 'month', renewsAt: renewal }, new Date(now))

test('the reminder of a monthly renewal is due from midnight three days before until the renewal', () => {
  expect(findMonthlyKey('2026-12-17T22:59:00Z')).toBeUndefined()
  expect(findMonthlyKey('2026-12-17T23:00:00Z')).toBe('2026-12-21')
  expect(findMonthlyKey('2026-12-21T13:59:00Z')).toBe('2026-12-21')
})

test('no reminder is due for a past renewal', () => {
  expect(findMonthlyKey('2026-12-21T14:00:00Z')).toBeUndefined()
})

test('counts days in Paris, even when clocks change', () => {
  const renewalAfterClockChange = new Date('2026-03-29T22:30:00Z')
  expect(findMonthlyKey('2026-03-26T22:59:00Z', renewalAfterClockChange)).toBeUndefined()
  expect(findMonthlyKey('2026-03-26T23:00:00Z', renewalAfterClockChange)).toBe('2026-03-30')
})

test('weekly renewals in the same month share a reminder', () => {
  const findWeeklyKey = (renewal: string) =>
    findDueReminderKey(
      { interval: 'week', renewsAt: new Date(renewal) },
      new Date(Date.parse(renewal) - 86_400_000),
    )
  expect(findWeeklyKey('2026-12-04T10:00:00Z')).toBe('2026-12')
  expect(findWeeklyKey('2026-12-25T10:00:00Z')).toBe('2026-12')
  expect(findWeeklyKey('2027-01-01T10:00:00Z')).toBe('2027-01')
})
