import { expect, test } from 'vitest'
import { starsOfScore } from './success-score'

test.each([
  [0, 0],
  [9, 0],
  [10, 1],
  [64, 3],
  [78, 4],
  [100, 5],
])('a score of %d shows %d stars', (score, stars) => {
  expect(starsOfScore(score)).toBe(stars)
})
