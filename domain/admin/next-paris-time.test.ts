import { expect, test } from 'vitest'
import { findNextParisTime } from './next-paris-time'

const timeOfDay = { hour: 3, minute: 10 }

test.each([
  ['2026-11-23T01:00:00Z', '2026-11-23T02:10:00.000Z', 'later in the same night'],
  ['2026-11-23T02:10:00Z', '2026-11-24T02:10:00.000Z', 'the next day when it is exactly 3:10'],
  ['2026-11-23T12:00:00Z', '2026-11-24T02:10:00.000Z', 'the next night when it is afternoon'],
  ['2026-03-28T12:00:00Z', '2026-03-29T01:10:00.000Z', 'before the night that loses an hour'],
  ['2026-10-24T12:00:00Z', '2026-10-25T02:10:00.000Z', 'before the night that gains an hour'],
])('after %s the next 3:10 in Paris is %s: %s', (now, next) => {
  expect(findNextParisTime(new Date(now), timeOfDay).toISOString()).toBe(next)
})
