import { expect, test } from 'vitest'
import {
  computeAverageRating,
  computeSuccessScore,
  fillDays,
  noFigures,
  sumFigures,
  toMinutes,
} from './daily-figures'

test('fills days without figures with zeros, in the order of the days', () => {
  const countedDay = { ...noFigures, day: '2026-11-02', calls: 3 }
  const filledDays = fillDays([countedDay], { from: '2026-11-01', to: '2026-11-03' })
  expect(filledDays.map(({ day, calls }) => [day, calls])).toEqual([
    ['2026-11-01', 0],
    ['2026-11-02', 3],
    ['2026-11-03', 0],
  ])
})

test('sums the figures of several days', () => {
  // `purchased` counts the accounts that have bought minutes.
  const day = { ...noFigures, calls: 1, revenueCents: 999, purchased: 2 }
  expect(sumFigures([day, day])).toEqual({
    ...noFigures,
    calls: 2,
    revenueCents: 1_998,
    purchased: 4,
  })
})

test('rounds seconds to minutes, average ratings to one decimal, and success scores to whole percent', () => {
  expect([toMinutes(89), toMinutes(90)]).toEqual([1, 2])
  expect(computeAverageRating({ ratingSum: 14, ratingCount: 3 })).toBe(4.7)
  expect(computeAverageRating({ ratingSum: 0, ratingCount: 0 })).toBeNull()
  expect(computeSuccessScore({ scoreSum: 169, scoreCount: 2 })).toBe(85)
  expect(computeSuccessScore({ scoreSum: 0, scoreCount: 0 })).toBeNull()
})
