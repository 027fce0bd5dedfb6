import { describe, expect, test } from 'vitest'
import { createScale, toPercent } from './chart-scale'

describe('createScale', () => {
  test.each([
    [
      [1_980, 1_120],
      [0, 1_000, 2_000],
    ],
    [[2_001], [0, 1_500, 3_000]],
    [[7], [0, 4, 8]],
    [[1], [0, 1, 2]],
    [[0.4], [0, 1, 2]],
    [[41_234], [0, 25_000, 50_000]],
    [
      [0, 0],
      [0, 1, 2],
    ],
    [[], [0, 1, 2]],
  ])(
    'has ticks at 0, at a round number that no value of %j exceeds, and in the middle',
    (values, ticks) => {
      expect(createScale(values).ticks).toEqual(ticks)
    },
  )
})

test('toPercent places values on the axis, and caps a value above the end of the axis', () => {
  const scale = { min: 1, max: 5, ticks: [1, 3, 5] }
  expect([1, 3, 5, 9].map((value) => toPercent(value, scale))).toEqual([0, 50, 100, 100])
})
