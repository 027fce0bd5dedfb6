import { expect, test } from 'vitest'
import { parseFavouriteSort, sortFavourites } from './sort-favourites'

const companions = [
  { id: 'zoe', name: 'Zoé', popularity: 10 },
  { id: 'emile', name: 'Émile', popularity: 100 },
  { id: 'fanny', name: 'Fanny', popularity: 10 },
  { id: 'basile', name: 'Basile', popularity: 0 },
]
const favourites = ['fanny', 'deleted', 'emile', 'zoe']

test.each([
  ['ajout', ['zoe', 'emile', 'fanny']],
  ['alphabetique', ['emile', 'fanny', 'zoe']],
  ['popularite', ['emile', 'zoe', 'fanny']],
] as const)('sorts by "%s", without deleted companions', (sort, expected) => {
  expect(sortFavourites(companions, favourites, sort).map(({ id }) => id)).toEqual(expected)
})

test.each([
  [null, 'ajout'],
  ['', 'ajout'],
  ['popularite', 'popularite'],
  ['constructor', 'ajout'],
])('parses the sort %j as %s', (text, sort) => {
  expect(parseFavouriteSort(text)).toBe(sort)
})
