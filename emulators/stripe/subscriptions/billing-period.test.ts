import { expect, test } from 'vitest'
import { getPeriodEnd } from './billing-period'

const toSeconds = (text: string) => Date.parse(text) / 1_000
const month = { interval: 'month', interval_count: 1 }

test('ends a period on the last day of a shorter month, and the next one on the day of the anchor again', () => {
  const anchor = toSeconds('2027-01-31T18:30:05Z')
  const february = getPeriodEnd(anchor, anchor, month)
  expect(february).toBe(toSeconds('2027-02-28T18:30:05Z'))
  expect(getPeriodEnd(february, anchor, month)).toBe(toSeconds('2027-03-31T18:30:05Z'))
})

test('adds a month or a year past the end of the year', () => {
  const anchor = toSeconds('2026-12-15T00:00:00Z')
  expect(getPeriodEnd(anchor, anchor, month)).toBe(toSeconds('2027-01-15T00:00:00Z'))
  expect(getPeriodEnd(anchor, anchor, { interval: 'year', interval_count: 1 })).toBe(
    toSeconds('2027-12-15T00:00:00Z'),
  )
})

test('counts a week as seven days across a change to summer time', () => {
  const start = toSeconds('2026-03-25T12:00:00Z')
  expect(getPeriodEnd(start, start, { interval: 'week', interval_count: 2 })).toBe(
    toSeconds('2026-04-08T12:00:00Z'),
  )
})
