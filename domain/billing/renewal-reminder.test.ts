import { expect, test } from 'vitest'
import { reminderDue } from './renewal-reminder'

const renewsAt = new Date('2026-12-21T14:00:00Z')
const monthly = (now: string, at = renewsAt) =>
  reminderDue({ interval: 'month', renewsAt: at }, new Date(now))

test('a monthly renewal is announced from the third day before, whatever the hour', () => {
  expect(monthly('2026-12-17T22:59:00Z')).toBeUndefined()
  expect(monthly('2026-12-17T23:00:00Z')).toBe('2026-12-21')
  expect(monthly('2026-12-21T13:59:00Z')).toBe('2026-12-21')
})

test('a renewal that is over is not announced any more', () => {
  expect(monthly('2026-12-21T14:00:00Z')).toBeUndefined()
})

test('the days are those of Paris, also when its clocks change', () => {
  const at = new Date('2026-03-29T22:30:00Z')
  expect(monthly('2026-03-26T22:59:00Z', at)).toBeUndefined()
  expect(monthly('2026-03-26T23:00:00Z', at)).toBe('2026-03-30')
})

test('weekly renewals of one month share one announcement', () => {
  const weekly = (at: string) =>
    reminderDue({ interval: 'week', renewsAt: new Date(at) }, new Date(Date.parse(at) - 86_400_000))
  expect(weekly('2026-12-04T10:00:00Z')).toBe('2026-12')
  expect(weekly('2026-12-25T10:00:00Z')).toBe('2026-12')
  expect(weekly('2027-01-01T10:00:00Z')).toBe('2027-01')
})
