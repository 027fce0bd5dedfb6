import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWorkingDay } from '../formatting/working-day'
import { getLastWithdrawalDay, isWithdrawalOpen, withdrawalDays } from './withdrawal-period'

test.each([
  ['2026-11-02T10:00:00Z', '2026-11-16', 'fourteen days after the day of the order'],
  ['2026-11-06T23:30:00Z', '2026-11-23', 'in Paris it is the 7th, and the 21st is a Saturday'],
  ['2026-11-08T09:00:00Z', '2026-11-23', 'the 22nd is a Sunday'],
  ['2026-12-11T09:00:00Z', '2026-12-28', 'Christmas is a Friday'],
  ['2026-10-28T09:00:00Z', '2026-11-12', 'the 11th of November is a holiday'],
  ['2027-03-13T09:00:00Z', '2027-03-30', 'a Saturday, Easter and Easter Monday'],
])('an order of %s can be withdrawn from until %s: %s', (paidAt, lastDay) => {
  expect(getLastWithdrawalDay(new Date(paidAt))).toBe(lastDay)
})

test('the last day ends at midnight in Paris, in winter and in summer', () => {
  const winter = new Date('2026-11-02T10:00:00Z')
  expect(isWithdrawalOpen(winter, new Date('2026-11-16T22:59:59Z'))).toBe(true)
  expect(isWithdrawalOpen(winter, new Date('2026-11-16T23:00:00Z'))).toBe(false)
  const summer = new Date('2026-06-01T10:00:00Z')
  expect(isWithdrawalOpen(summer, new Date('2026-06-15T21:59:59Z'))).toBe(true)
  expect(isWithdrawalOpen(summer, new Date('2026-06-15T22:00:00Z'))).toBe(false)
})

test('gives at least fourteen whole days and ends on a working day, whatever the day', () => {
  const times = fc.date({
    min: new Date('2024-01-01T00:00:00Z'),
    max: new Date('2060-01-01T00:00:00Z'),
    noInvalidDate: true,
  })
  fc.assert(
    fc.property(times, (paidAt) => {
      const lastDay = getLastWithdrawalDay(paidAt)
      expect(isWorkingDay(lastDay)).toBe(true)
      const days = (Date.parse(lastDay) - paidAt.getTime()) / 86_400_000
      expect(days).toBeGreaterThan(withdrawalDays - 1)
      // Ascension on 7 May, the holiday of 8 May and a weekend add four days, the most that is
      // possible.
      expect(days).toBeLessThan(withdrawalDays + 5)
      expect(isWithdrawalOpen(paidAt, paidAt)).toBe(true)
    }),
  )
})
