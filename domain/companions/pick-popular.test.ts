import { expect, test } from 'vitest'
import type { Category } from '../categories'
import { pickPopular } from './pick-popular'

type Named = { id: string; category?: Category; popularity?: number }

const idsOf = (...companions: Named[]) =>
  pickPopular(
    companions.map((named) => ({ category: 'amour' as Category, popularity: 0, ...named })),
  ).map(({ id }) => id)

test('the three with the most minutes, whatever their category', () => {
  expect(
    idsOf(
      { id: 'a', popularity: 10, category: 'amitie' },
      { id: 'b', popularity: 100 },
      { id: 'c', popularity: 50 },
      { id: 'd', popularity: 70 },
    ),
  ).toEqual(['b', 'd', 'c'])
})

test('on the first day, one of each of three categories', () => {
  expect(
    idsOf(
      { id: 'a' },
      { id: 'b' },
      { id: 'c', category: 'amitie' },
      { id: 'd', category: 'bien_etre' },
    ),
  ).toEqual(['a', 'c', 'd'])
})

test('fewer when there are fewer', () => {
  expect(idsOf({ id: 'a' }, { id: 'b' })).toEqual(['a', 'b'])
  expect(idsOf()).toEqual([])
})
