import { describe, expect, test } from 'vitest'
import { formatCatalogueQuery, parseCatalogueQuery } from './catalogue-query'
import { type CatalogueView, defaultView } from './catalogue-view'

const fullView: CatalogueView = {
  search: 'à deux & <b>',
  category: 'amour',
  voiceGender: 'masculine',
  language: 'spanish',
  tags: ['Tendre', 'Complice'],
  sort: 'name',
  isAscending: false,
}

test('formats no query for the default view', () => {
  expect(formatCatalogueQuery(defaultView)).toBe('')
  expect(parseCatalogueQuery('')).toEqual(defaultView)
})

test('parses a formatted query back into the same view', () => {
  expect(parseCatalogueQuery(formatCatalogueQuery(fullView))).toEqual(fullView)
})

test.each([
  ['popularity', true, '?ordre=croissant'],
  ['name', true, '?tri=alphabetique'],
  ['name', false, '?tri=alphabetique&ordre=decroissant'],
  ['newest', false, '?tri=recents'],
  ['newest', true, '?tri=recents&ordre=croissant'],
] as const)('formats the sort %s, ascending %s, as %s', (sort, isAscending, query) => {
  const view = { ...defaultView, sort, isAscending }
  expect(formatCatalogueQuery(view)).toBe(query)
  expect(parseCatalogueQuery(query)).toEqual(view)
})

describe('an invalid query', () => {
  test.each([
    '?categorie=guerre&voix=robot&langue=klingon&tri=prix&ordre=oblique&tag=Riche',
    '?categorie=constructor&voix=__proto__&langue=toString',
    '?categorie=&voix=&langue=&tag=&tri=&ordre=',
    '?%E0%A4%A&===&q',
  ])('has its unknown values ignored: %s', (query) => {
    expect(parseCatalogueQuery(query)).toEqual(defaultView)
  })

  test('keeps only tags of the category, each once', () => {
    expect(parseCatalogueQuery('?categorie=amour&tag=Zen&tag=Tendre&tag=Tendre').tags).toEqual([
      'Tendre',
    ])
  })

  test('has its search text truncated at the maximum length', () => {
    expect(parseCatalogueQuery(`?q=${'é'.repeat(10_000)}`).search).toHaveLength(100)
  })
})
