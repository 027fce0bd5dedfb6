import { describe, expect, test } from 'vitest'
import { readView, writeView } from './catalogue-address'
import { type CatalogueView, defaultView } from './catalogue-view'

const everything: CatalogueView = {
  search: 'à deux & <b>',
  category: 'amour',
  voiceGender: 'masculine',
  language: 'spanish',
  tags: ['Tendre', 'Complice'],
  sort: 'name',
  isAscending: false,
}

test('the usual view has no query, and an empty query is the usual view', () => {
  expect(writeView(defaultView)).toBe('')
  expect(readView('')).toEqual(defaultView)
})

test('what is written is read again', () => {
  expect(readView(writeView(everything))).toEqual(everything)
})

test.each([
  ['popularity', true, '?ordre=croissant'],
  ['name', true, '?tri=alphabetique'],
  ['name', false, '?tri=alphabetique&ordre=decroissant'],
  ['newest', false, '?tri=recents'],
  ['newest', true, '?tri=recents&ordre=croissant'],
] as const)('%s, ascending %s, is %s', (sort, isAscending, query) => {
  const view = { ...defaultView, sort, isAscending }
  expect(writeView(view)).toBe(query)
  expect(readView(query)).toEqual(view)
})

describe('an address that somebody made up', () => {
  test.each([
    '?categorie=guerre&voix=robot&langue=klingon&tri=prix&ordre=oblique&tag=Riche',
    '?categorie=constructor&voix=__proto__&langue=toString',
    '?categorie=&voix=&langue=&tag=&tri=&ordre=',
    '?%E0%A4%A&===&q',
  ])('asks for nothing unknown: %s', (query) => {
    expect(readView(query)).toEqual(defaultView)
  })

  test('keeps of its tags those that the category has, each once', () => {
    expect(readView('?categorie=amour&tag=Zen&tag=Tendre&tag=Tendre').tags).toEqual(['Tendre'])
  })

  test('is cut where the search box would have stopped', () => {
    expect(readView(`?q=${'é'.repeat(10_000)}`).search).toHaveLength(100)
  })
})
