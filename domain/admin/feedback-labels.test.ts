import { describe, expect, test } from 'vitest'
import { formatAverageRating, getPerformanceLabel, getSentiment } from './feedback-labels'

describe('getSentiment', () => {
  test.each([
    [5, 'positive'],
    [4, 'positive'],
    [3, 'neutral'],
    [2, 'negative'],
    [1, 'negative'],
  ])('%i stars are %s', (rating, sentiment) => {
    expect(getSentiment(rating)).toBe(sentiment)
  })
})

describe('getPerformanceLabel', () => {
  test.each([
    [4.4, 'Excellente'],
    [4, 'Excellente'],
    [3.9, 'Bonne'],
    [3, 'Bonne'],
    [2.9, 'À améliorer'],
  ])('an average of %d is "%s"', (average, label) => {
    expect(getPerformanceLabel(average)).toBe(label)
  })
})

test('formats an average rating with one decimal', () => {
  expect(formatAverageRating(4)).toBe('4,0 / 5')
})
