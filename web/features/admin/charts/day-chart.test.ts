import { expect, test } from 'vitest'
import { splitSegments } from './day-chart'

test('interrupts a line where a day has no value', () => {
  expect(splitSegments([null, 4, 5, null, 3])).toEqual([
    [
      { index: 1, value: 4 },
      { index: 2, value: 5 },
    ],
    [{ index: 4, value: 3 }],
  ])
  expect(splitSegments([null, null])).toEqual([])
})
