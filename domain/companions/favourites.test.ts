import { expect, test } from 'vitest'
import {
  applyFavouriteChanges,
  diffFavourites,
  maxFavourites,
  parseFavourites,
  sanitiseFavourites,
} from './favourites'

test.each([null, '', '{', 'null', '"clara"', '{"0":"clara"}', '42'])(
  'reads %j as an empty list',
  (text) => {
    expect(parseFavourites(text)).toEqual([])
  },
)

test('reads valid ids once each, in order', () => {
  const storedItems = ['clara', '', 7, null, ['nour'], 'nour', 'clara', 'x'.repeat(101)]
  expect(parseFavourites(JSON.stringify(storedItems))).toEqual(['clara', 'nour'])
})

test('limits the number of favourites', () => {
  const tooManyIds = Array.from({ length: maxFavourites + 1 }, (_, index) => `companion-${index}`)
  expect(sanitiseFavourites(tooManyIds)).toEqual(tooManyIds.slice(0, maxFavourites))
  expect(
    applyFavouriteChanges(tooManyIds.slice(0, maxFavourites), { add: ['one-more'], remove: [] }),
  ).toEqual(tooManyIds.slice(0, maxFavourites))
})

test('applies the difference between two lists, with the same result when applied twice', () => {
  const changes = diffFavourites(['clara', 'nour'], ['nour', 'livia'])
  expect(changes).toEqual({ add: ['livia'], remove: ['clara'] })
  const changedFavourites = applyFavouriteChanges(['clara', 'nour'], changes)
  expect([changedFavourites, applyFavouriteChanges(changedFavourites, changes)]).toEqual([
    ['nour', 'livia'],
    ['nour', 'livia'],
  ])
})
