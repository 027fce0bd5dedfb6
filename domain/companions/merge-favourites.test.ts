import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyChanges, changesBetween } from './favourites'
import { mergeFavourites, takeBack } from './merge-favourites'

test('at the first sign-in neither side loses anything', () => {
  const sides = { base: [], local: ['nour', 'clara'], remote: ['livia', 'nour'] }
  expect(mergeFavourites(sides)).toEqual(['livia', 'nour', 'clara'])
})

test('what was removed here does not come back, nor what was removed there', () => {
  const base = ['clara', 'nour', 'livia']
  const sides = { base, local: ['nour', 'livia', 'anton'], remote: ['clara', 'nour', 'aurele'] }
  expect(mergeFavourites(sides)).toEqual(['nour', 'aurele', 'anton'])
})

const list = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'))

describe('whatever the two sides did since they met', () => {
  test('each companion is in the merged list as whoever changed it last wanted', () => {
    fc.assert(
      fc.property(list, list, list, (base, local, remote) => {
        const merged = mergeFavourites({ base, local, remote })
        expect(new Set(merged).size).toBe(merged.length)
        for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
          const [was, here, there] = [base, local, remote].map((side) => side.includes(id))
          expect(merged.includes(id)).toBe(here === was ? there : here)
        }
      }),
    )
  })

  test('the account comes to the same list by the changes alone', () => {
    fc.assert(
      fc.property(list, list, list, (base, local, remote) => {
        const answered = applyChanges(remote, changesBetween(base, local))
        expect(answered.toSorted()).toEqual(mergeFavourites({ base, local, remote }).toSorted())
        // What was asked for is done, so that the answer is merged into nothing new.
        expect(mergeFavourites({ base: local, local, remote: answered })).toEqual(answered)
      }),
    )
  })

  test('the order of the account stays, and the order of what was added here', () => {
    fc.assert(
      fc.property(list, list, list, (base, local, remote) => {
        const merged = mergeFavourites({ base, local, remote })
        const of = (side: readonly string[]) => side.filter((id) => merged.includes(id))
        const added = merged.filter((id) => !remote.includes(id))
        expect(merged.filter((id) => remote.includes(id))).toEqual(of(remote))
        expect(added).toEqual(of(local).filter((id) => !remote.includes(id)))
      }),
    )
  })
})

test.each([
  ['an addition goes', ['clara', 'nour'], ['clara'], ['clara']],
  ['a removal comes back in its place', ['clara', 'livia'], ['clara', 'nour', 'livia'], 'before'],
  ['a removal from the end comes back there', ['clara'], ['clara', 'nour'], 'before'],
  [
    'what happened to others stays',
    ['anton', 'livia'],
    ['clara', 'nour', 'livia'],
    ['anton', 'nour', 'livia'],
  ],
])('taken back: %s', (_case, favourites, before, expected) => {
  expect(takeBack(favourites, before, 'nour')).toEqual(expected === 'before' ? before : expected)
})
