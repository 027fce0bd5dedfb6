import { expect, test } from 'vitest'
import { formatFrenchDay } from './french-day'

test('the first day of a month is its « premier », and days are those of Paris', () => {
  expect(formatFrenchDay(new Date('2026-12-31T23:30:00Z'))).toBe('1er janvier 2027')
  expect(formatFrenchDay(new Date('2026-11-21T12:00:00Z'))).toBe('21 novembre 2026')
})
