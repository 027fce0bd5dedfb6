import { expect, test } from 'vitest'
import { getPeriodEnd } from './billing-period'

const seconds = (text: string) => Date.parse(text) / 1_000
const month = { interval: 'month', interval_count: 1 }

test("ends a month without the anchor's day on its last day, and returns to that day later", () => {
  const anchor = seconds('2027-01-31T18:30:05Z')
  const february = getPeriodEnd(anchor, anchor, month)
  expect(february).toBe(seconds('2027-02-28T18:30:05Z'))
  expect(getPeriodEnd(february, anchor, month)).toBe(seconds('2027-03-31T18:30:05Z'))
})

test('continues past the end of the year', () => {
  const anchor = seconds('2026-12-15T00:00:00Z')
  expect(getPeriodEnd(anchor, anchor, month)).toBe(seconds('2027-01-15T00:00:00Z'))
  expect(getPeriodEnd(anchor, anchor, { interval: 'year', interval_count: 1 })).toBe(
    seconds('2027-12-15T00:00:00Z'),
  )
})

test('counts seven days a week across a change to summer time', () => {
  const start = seconds('2026-03-25T12:00:00Z')
  expect(getPeriodEnd(start, start, { interval: 'week', interval_count: 2 })).toBe(
    seconds('2026-04-08T12:00:00Z'),
  )
})
