import { expect, test } from 'vitest'
import { type CallerPauses, computeEndpointingDelayMs, rememberPause } from './caller-pauses'

const remember = (...pauses: number[]) => pauses.reduce<CallerPauses>(rememberPause, [])

test('uses 400 ms for a caller with fewer than three known pauses', () => {
  expect(computeEndpointingDelayMs([])).toBe(400)
  expect(computeEndpointingDelayMs(remember(900, 900))).toBe(400)
})

test('uses the 80th percentile of the known pauses', () => {
  expect(computeEndpointingDelayMs(remember(300, 400, 500, 600, 900))).toBe(600)
})

test('stays between 250 and 1,500 ms', () => {
  expect(computeEndpointingDelayMs(remember(200, 210, 220))).toBe(250)
  expect(computeEndpointingDelayMs(remember(2_000, 2_500, 2_900))).toBe(1_500)
})

test('ignores gaps between syllables and pauses above three seconds', () => {
  expect(remember(120, 199, 3_001)).toEqual([])
})

test('uses only the last twenty pauses', () => {
  const longAgo = Array.from({ length: 20 }, () => 1_000)
  const lately = Array.from({ length: 20 }, () => 300)
  expect(computeEndpointingDelayMs(remember(...longAgo, ...lately))).toBe(300)
})
