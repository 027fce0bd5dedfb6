import { expect, test } from 'vitest'
import { convertScoreToStars } from './success-score'

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [64, 3],
  [78, 4],
  [100, 5],
])('converts a score of %d to %d stars', (score, stars) => {
  expect(convertScoreToStars(score)).toBe(stars)
})
