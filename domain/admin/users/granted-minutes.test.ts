import { expect, test } from 'vitest'
import { maxGrantedMinutes, readGrantedMinutes } from './granted-minutes'

test.each([
  ['30', 30],
  [' 30 ', 30],
  ['+5', 5],
  ['12,9', 12],
  ['0', 0],
  ['-5', 0],
  ['', 0],
  ['dix', 0],
  ['10 minutes', 0],
  ['1e3', 0],
  ['NaN', 0],
  ['Infinity', 0],
])('reads "%s" as %i minutes', (text, minutes) => {
  expect(readGrantedMinutes(text)).toBe(minutes)
})

test('reads a number with too many digits as more than the maximum', () => {
  expect(readGrantedMinutes('9'.repeat(400))).toBeGreaterThan(maxGrantedMinutes)
})
