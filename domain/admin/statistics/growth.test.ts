import { expect, test } from 'vitest'
import { computeGrowthPercent } from './growth'

test.each([
  [90, 80, 12.5],
  [948, 1_000, -5.2],
  [1, 3, -66.7],
  [0, 5, -100],
  [5, 5, 0],
])('computes the growth to %i from %i as %d %', (current, previous, percent) => {
  expect(computeGrowthPercent({ current, previous })).toBe(percent)
})

test.each([0, 7])('returns null instead of a growth from zero to %i', (current) => {
  expect(computeGrowthPercent({ current, previous: 0 })).toBeNull()
})
