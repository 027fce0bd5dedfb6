import { expect, test } from 'vitest'
import type { Category } from '../categories'
import { pickPopularCompanions } from './pick-popular-companions'

type Named = { id: string; category?: Category; popularity?: number }

const pickIds = (...companions: Named[]) =>
  pickPopularCompanions(
    companions.map((named) => ({ category: 'amour' as Category, popularity: 0, ...named })),
  ).map(({ id }) => id)

test('picks the three most popular companions, whatever their category', () => {
  expect(
    pickIds(
      { id: 'a', popularity: 10, category: 'amitie' },
      { id: 'b', popularity: 100 },
      { id: 'c', popularity: 50 },
      { id: 'd', popularity: 70 },
    ),
  ).toEqual(['b', 'd', 'c'])
})

test('picks one of each of three categories when all are equally popular', () => {
  expect(
    pickIds(
      { id: 'a' },
      { id: 'b' },
      { id: 'c', category: 'amitie' },
      { id: 'd', category: 'bien_etre' },
    ),
  ).toEqual(['a', 'c', 'd'])
})

test('picks fewer when there are fewer than three', () => {
  expect(pickIds({ id: 'a' }, { id: 'b' })).toEqual(['a', 'b'])
  expect(pickIds()).toEqual([])
})
