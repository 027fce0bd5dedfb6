import { expect, test } from 'vitest'
import { warningsDue } from './balance-warnings'

test.each([
  ['before a threshold', 600_000, 130_000, 121_000, []],
  ['at it', 600_000, 120_020, 120_000, [120]],
  ['after it', 600_000, 120_000, 119_980, []],
  ['over two of them', 600_000, 130_000, 50_000, [120, 60]],
  ['of a balance that began there', 120_000, 120_000, 119_980, []],
  ['of a balance of one minute', 60_000, 16_000, 14_990, [15]],
])('%s', (_what, startingMs, beforeMs, leftMs, warnings) => {
  expect(warningsDue(startingMs, beforeMs, leftMs)).toEqual(warnings)
})
