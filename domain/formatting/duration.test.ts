import { expect, test } from 'vitest'
import { formatDuration } from './duration'

test.each([
  [0, '0:00'],
  [5, '0:05'],
  [485, '8:05'],
  [3_600, '60:00'],
  [59.9, '0:59'],
])('formats %d seconds as %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
