import { expect, test } from 'vitest'
import { type CallerPauses, ordinarySilenceMs, rememberPause } from './caller-pauses'

const remember = (...pauses: number[]) => pauses.reduce<CallerPauses>(rememberPause, [])

test('an unknown caller is given 400 ms', () => {
  expect(ordinarySilenceMs([])).toBe(400)
  expect(ordinarySilenceMs(remember(900, 900))).toBe(400)
})

test('a known caller is given the 80th percentile of their own pauses', () => {
  expect(ordinarySilenceMs(remember(300, 400, 500, 600, 900))).toBe(600)
})

test('within 250 and 1,500 ms', () => {
  expect(ordinarySilenceMs(remember(200, 210, 220))).toBe(250)
  expect(ordinarySilenceMs(remember(2_000, 2_500, 2_900))).toBe(1_500)
})

test('gaps between syllables and long thoughts are no pauses', () => {
  expect(remember(120, 199, 3_001)).toEqual([])
})

test('only the last twenty count', () => {
  const longAgo = Array.from({ length: 20 }, () => 1_000)
  const lately = Array.from({ length: 20 }, () => 300)
  expect(ordinarySilenceMs(remember(...longAgo, ...lately))).toBe(300)
})
