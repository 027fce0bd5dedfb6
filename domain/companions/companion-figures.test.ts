import { describe, expect, test } from 'vitest'
import { popularityOf, ratingOf } from './companion-figures'

describe('popularity', () => {
  test.each([
    ['the companion with the most minutes', 480, 480, 100],
    ['half as many', 240, 480, 50],
    ['nobody has called it', 0, 480, 0],
    ['nobody has called anyone', 0, 0, 0],
    ['more than the most there was a moment ago', 481, 480, 100],
  ])('%s', (_case, minutes, most, percent) => {
    expect(popularityOf(minutes, most)).toBe(percent)
  })
})

test('the average is not rounded, so that it is rounded once, where it is shown', () => {
  expect(ratingOf({ ratingSum: 14, ratingCount: 3 })).toEqual({ average: 14 / 3, count: 3 })
})

test('there is no average before the first rating', () => {
  expect(ratingOf({ ratingSum: 0, ratingCount: 0 })).toBeNull()
})
