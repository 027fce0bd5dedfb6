import { describe, expect, test } from 'vitest'
import { readUserSearch } from './user-search'

describe('readUserSearch', () => {
  test.each(['', '   ', '@', '%_'])('finds nothing to search for in "%s"', (text) => {
    expect(readUserSearch(text)).toBeNull()
  })

  test('ignores case, accents and punctuation', () => {
    expect(readUserSearch(' Zoé-Élise  d’Arc ')?.words).toEqual(['zoe', 'elise', 'd', 'arc'])
  })

  test('also reads a text with an @ as the beginning of an address', () => {
    expect(readUserSearch('Jean.Martin@exa')).toEqual({
      words: ['jean', 'martin', 'exa'],
      emailPrefix: 'jean.martin@exa',
      ids: null,
    })
  })

  test('reads the beginning of an id as a range of ids', () => {
    const range = {
      first: '0e1f2a3b-4000-0000-0000-000000000000',
      last: '0e1f2a3b-4fff-ffff-ffff-ffffffffffff',
    }
    expect(readUserSearch('0E1F2A3B-4')?.ids).toEqual(range)
    expect(readUserSearch('0e1f2a3b4')?.ids).toEqual(range)
  })

  test.each(['ab1', 'zoe', '0e1f2a3b-4000-4000-8000-0000000000000'])(
    'reads no id in "%s"',
    (text) => {
      expect(readUserSearch(text)?.ids).toBeNull()
    },
  )
})
