import { describe, expect, test } from 'vitest'
import { fakeAgent } from '../../../../contract/testing/fake-agent'
import { type CatalogueView, defaultView } from './catalogue-view'
import { hasSearchOrFilters, searchCompanions, toSearchable } from './search-companions'

const companions = [
  fakeAgent({
    id: 'eleonore',
    name: 'Éléonore',
    style: 'Voix grave',
    description: 'Elle lit des lettres d’amour au coin du feu.',
    tags: ['Tendre', 'Complice'],
  }),
  fakeAgent({
    id: 'octave',
    name: 'Octave',
    style: 'Sœur jumelle de l’ordre',
    category: 'professionnel',
    voiceGender: 'masculine',
    tags: ['Mentor', 'Organisée'],
  }),
  fakeAgent({ id: 'ines', name: 'Inès', language: 'spanish', tags: ['Tendre'] }),
].map(toSearchable)

const findIds = (change: Partial<CatalogueView>) =>
  searchCompanions(companions, { ...defaultView, ...change }).map(({ id }) => id)

describe('a search', () => {
  test.each([
    ['éléonore', ['eleonore']],
    ['ELEO', ['eleonore']],
    ['INE\u0300S', ['ines']],
    ['coin du feu', ['eleonore']],
    ["lettres d'amour", ['eleonore', 'ines']],
    ['soeur', ['octave']],
    ['organisee', ['octave']],
    ['  grave ', ['eleonore']],
    ['octave mentor', ['octave']],
    ['amour tendre', ['eleonore', 'ines']],
    ['mentors', ['octave']],
    ['élénore', ['eleonore']],
    ['octvae', ['octave']],
    ['octobre', []],
  ])('for %j finds %j', (search, ids) => {
    expect(findIds({ search })).toEqual(ids)
  })

  test.each(['.*', '[', '<b>', '%', '\\', '’; drop table', '🦄', 'مرحبا', 'x'.repeat(10_000)])(
    'takes %j literally, and finds nobody',
    (search) => {
      expect(findIds({ search })).toEqual([])
    },
  )

  test.each(['', '   ', '\u0000', '\u0301', '\t\n'])('is inactive for %j', (search) => {
    expect(findIds({ search })).toHaveLength(3)
    expect(hasSearchOrFilters({ ...defaultView, search })).toBe(false)
  })
})

test('does not match a name when only its number matches', () => {
  const numberedCompanions = [toSearchable(fakeAgent({ name: 'Calme 1' }))]
  const search = (text: string) =>
    searchCompanions(numberedCompanions, { ...defaultView, search: text })
  expect(search('<img src=x onerror=alert(1)>')).toEqual([])
  expect(search('Calmme 1')).toHaveLength(1)
})

describe('filters', () => {
  test('are exact for category, voice and language', () => {
    expect(findIds({ category: 'professionnel' })).toEqual(['octave'])
    expect(findIds({ voiceGender: 'feminine' })).toEqual(['eleonore', 'ines'])
    expect(findIds({ language: 'spanish' })).toEqual(['ines'])
  })

  test('require all tags', () => {
    expect(findIds({ tags: ['Tendre'] })).toEqual(['eleonore', 'ines'])
    expect(findIds({ tags: ['Tendre', 'Complice'] })).toEqual(['eleonore'])
    expect(findIds({ tags: ['Tendre', 'Mentor'] })).toEqual([])
  })

  test('combine with a search', () => {
    expect(findIds({ language: 'spanish', search: 'eleonore' })).toEqual([])
  })

  test.each([
    { category: 'amour' },
    { voiceGender: 'neutral' },
    { language: 'french' },
    { tags: ['Zen'] },
    { search: 'a' },
  ] as const)('are active with %j', (change) => {
    expect(hasSearchOrFilters({ ...defaultView, ...change })).toBe(true)
  })

  test('do not include the sort order', () => {
    expect(hasSearchOrFilters({ ...defaultView, sort: 'name', isAscending: true })).toBe(false)
  })
})
