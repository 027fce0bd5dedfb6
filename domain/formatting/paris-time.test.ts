import { expect, test } from 'vitest'
import { formatCalendarDay, formatParisDay, formatParisMoment, toParisDay } from './paris-time'

const newYear = new Date('2026-12-31T23:30:00Z')
const autumn = new Date('2026-11-21T12:00:00Z')

test('uses the calendar day in Paris', () => {
  expect([newYear, autumn].map(toParisDay)).toEqual(['2027-01-01', '2026-11-21'])
  expect(formatParisDay(autumn)).toBe('21 novembre 2026')
  expect(formatParisMoment(autumn)).toBe('21 novembre 2026 à 13:00')
})

test('writes the first day of a month as "1er", with or without a time', () => {
  expect(formatParisDay(newYear)).toBe('1er janvier 2027')
  expect(formatParisMoment(newYear)).toBe('1er janvier 2027 à 00:30')
  expect(formatCalendarDay('2027-01-01')).toBe('1er janvier 2027')
  expect(formatCalendarDay('2027-01-11')).toBe('11 janvier 2027')
})

test('names every month as Intl does', () => {
  const standard = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' })
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 21)))
  expect(days.map((time) => formatCalendarDay(time.toISOString().slice(0, 10)))).toEqual(
    days.map((time) => standard.format(time)),
  )
})
