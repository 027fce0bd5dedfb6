import { describe, expect, test } from 'vitest'
import { computeAverageRating, computePopularity } from './companion-statistics'

describe('popularity', () => {
  test.each([
    ['the most minutes', 480, 480, 100],
    ['half of the most minutes', 240, 480, 50],
    ['no minutes', 0, 480, 0],
    ['no minutes, like all others', 0, 0, 0],
    ['more minutes than a stale maximum', 481, 480, 100],
  ])('of a companion with %s (%i, the maximum being %i) is %i', (_case, minutes, max, percent) => {
    expect(computePopularity(minutes, max)).toBe(percent)
  })
})

test('does not round the average rating', () => {
  expect(computeAverageRating({ ratingSum: 14, ratingCount: 3 })).toEqual({
    average: 14 / 3,
    count: 3,
  })
})

test('returns no average before the first rating', () => {
  expect(computeAverageRating({ ratingSum: 0, ratingCount: 0 })).toBeNull()
})
