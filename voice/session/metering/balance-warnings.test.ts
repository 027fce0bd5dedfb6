import { expect, test } from 'vitest'
import { findNextThresholdMs, listDueWarnings } from './balance-warnings'

test.each([
  ['does not warn before a threshold', 600_000, 130_000, 121_000, []],
  ['warns at a threshold', 600_000, 120_020, 120_000, [120]],
  ['does not warn again after a threshold', 600_000, 120_000, 119_980, []],
  ['warns of two thresholds that were passed at once', 600_000, 130_000, 50_000, [120, 60]],
  ['does not warn at a threshold that equals the starting balance', 120_000, 120_000, 119_980, []],
  ['warns at 15 s if the starting balance was one minute', 60_000, 16_000, 14_990, [15]],
])('%s', (_title, startingMs, beforeMs, leftMs, warnings) => {
  expect(listDueWarnings(startingMs, beforeMs, leftMs)).toEqual(warnings)
})

test.each([
  ['the first threshold below the balance', 600_000, 600_000, 120_000],
  ['the one after a threshold that was reached', 600_000, 120_000, 60_000],
  ['the one below a threshold that equals the starting balance', 120_000, 119_000, 60_000],
  ['0 after the last threshold', 600_000, 15_000, 0],
])('the next threshold is %s', (_title, startingMs, leftMs, thresholdMs) => {
  expect(findNextThresholdMs(startingMs, leftMs)).toBe(thresholdMs)
})
