import { expect, test } from 'vitest'
import {
  applyChanges,
  changesBetween,
  cleanFavourites,
  mostFavourites,
  readFavourites,
} from './favourites'

test.each([null, '', '{', 'null', '"clara"', '{"0":"clara"}', '42'])(
  '%j in the browser is an empty list',
  (text) => {
    expect(readFavourites(text)).toEqual([])
  },
)

test('only usable ids are read, each once, in their order', () => {
  const stored = ['clara', '', 7, null, ['nour'], 'nour', 'clara', 'x'.repeat(101)]
  expect(readFavourites(JSON.stringify(stored))).toEqual(['clara', 'nour'])
})

test('a list has an end', () => {
  const many = Array.from({ length: mostFavourites + 1 }, (_, index) => `companion-${index}`)
  expect(cleanFavourites(many)).toEqual(many.slice(0, mostFavourites))
  expect(applyChanges(many.slice(0, mostFavourites), { add: ['one-more'], remove: [] })).toEqual(
    many.slice(0, mostFavourites),
  )
})

test('changes lead from one list to the other, and twice is once', () => {
  const changes = changesBetween(['clara', 'nour'], ['nour', 'livia'])
  expect(changes).toEqual({ add: ['livia'], remove: ['clara'] })
  const changed = applyChanges(['clara', 'nour'], changes)
  expect([changed, applyChanges(changed, changes)]).toEqual([
    ['nour', 'livia'],
    ['nour', 'livia'],
  ])
})
