import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { applyFavouriteChanges, diffFavourites } from './favourites'
import { mergeFavourites, revertFavouriteChange } from './merge-favourites'

test('keeps the favourites of both lists at the first sign-in', () => {
  const sides = { base: [], local: ['nour', 'clara'], remote: ['livia', 'nour'] }
  expect(mergeFavourites(sides)).toEqual(['livia', 'nour', 'clara'])
})

test('does not restore what either side removed', () => {
  const base = ['clara', 'nour', 'livia']
  const sides = { base, local: ['nour', 'livia', 'anton'], remote: ['clara', 'nour', 'aurele'] }
  expect(mergeFavourites(sides)).toEqual(['nour', 'aurele', 'anton'])
})

const anyFavourites = fc.uniqueArray(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e', 'f'))

describe('for any changes since the last synchronisation', () => {
  test('the merged list adopts every addition and removal of either side', () => {
    fc.assert(
      fc.property(anyFavourites, anyFavourites, anyFavourites, (base, local, remote) => {
        const merged = mergeFavourites({ base, local, remote })
        expect(new Set(merged).size).toBe(merged.length)
        for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
          const [wasInBase, isLocal, isRemote] = [base, local, remote].map((side) =>
            side.includes(id),
          )
          expect(merged.includes(id)).toBe(isLocal === wasInBase ? isRemote : isLocal)
        }
      }),
    )
  })

  test('applying the local changes to the list of the account gives the same favourites as merging', () => {
    fc.assert(
      fc.property(anyFavourites, anyFavourites, anyFavourites, (base, local, remote) => {
        const changedFavourites = applyFavouriteChanges(remote, diffFavourites(base, local))
        expect(changedFavourites.toSorted()).toEqual(
          mergeFavourites({ base, local, remote }).toSorted(),
        )
        // Merging the response changes nothing, because the changes are already applied.
        expect(mergeFavourites({ base: local, local, remote: changedFavourites })).toEqual(
          changedFavourites,
        )
      }),
    )
  })

  test('the merged list has the favourites of the account in their order, then the local additions in theirs', () => {
    fc.assert(
      fc.property(anyFavourites, anyFavourites, anyFavourites, (base, local, remote) => {
        const merged = mergeFavourites({ base, local, remote })
        const keepMerged = (side: readonly string[]) => side.filter((id) => merged.includes(id))
        const addedIds = merged.filter((id) => !remote.includes(id))
        expect(merged.filter((id) => remote.includes(id))).toEqual(keepMerged(remote))
        expect(addedIds).toEqual(keepMerged(local).filter((id) => !remote.includes(id)))
      }),
    )
  })
})

test.each([
  ['removes an added companion', ['clara', 'nour'], ['clara'], ['clara']],
  ['restores a removed companion', ['clara', 'livia'], ['clara', 'nour', 'livia'], 'before'],
  ['restores a companion removed from the end', ['clara'], ['clara', 'nour'], 'before'],
  [
    'keeps the changes to other companions',
    ['anton', 'livia'],
    ['clara', 'nour', 'livia'],
    ['anton', 'nour', 'livia'],
  ],
])('reverting a change %s', (_case, favourites, before, expected) => {
  expect(revertFavouriteChange(favourites, before, 'nour')).toEqual(
    expected === 'before' ? before : expected,
  )
})
