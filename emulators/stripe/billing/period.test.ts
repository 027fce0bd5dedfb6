import { expect, test } from 'vitest'
import { periodEnd } from './period'

const seconds = (text: string) => Date.parse(text) / 1_000
const month = { interval: 'month', interval_count: 1 }

test('a month that has no such day ends on its last, and the day comes back', () => {
  const anchor = seconds('2027-01-31T18:30:05Z')
  const february = periodEnd(anchor, anchor, month)
  expect(february).toBe(seconds('2027-02-28T18:30:05Z'))
  expect(periodEnd(february, anchor, month)).toBe(seconds('2027-03-31T18:30:05Z'))
})

test('a year goes over its end', () => {
  const anchor = seconds('2026-12-15T00:00:00Z')
  expect(periodEnd(anchor, anchor, month)).toBe(seconds('2027-01-15T00:00:00Z'))
  expect(periodEnd(anchor, anchor, { interval: 'year', interval_count: 1 })).toBe(
    seconds('2027-12-15T00:00:00Z'),
  )
})

test('a week is seven days, whatever the clocks do', () => {
  const start = seconds('2026-03-25T12:00:00Z')
  expect(periodEnd(start, start, { interval: 'week', interval_count: 2 })).toBe(
    seconds('2026-04-08T12:00:00Z'),
  )
})
