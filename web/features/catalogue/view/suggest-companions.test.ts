import { expect, test } from 'vitest'
import { fakeAgent } from '../../../../contract/testing/fake-agent'
import { type CatalogueView, defaultView } from './catalogue-view'
import { toSearchable } from './search-companions'
import { suggestCompanions } from './suggest-companions'

const companions = [
  fakeAgent({ id: 'anton', name: 'Anton', voiceGender: 'masculine', language: 'russian' }),
  fakeAgent({ id: 'lian', name: 'Lian', category: 'bien_etre', tags: ['Zen'] }),
  fakeAgent({ id: 'maud', name: 'Maud', category: 'amitie', tags: ['Drôle'] }),
  fakeAgent({ id: 'greta', name: 'Greta', category: 'amitie', tags: ['Drôle', 'Aventureuse'] }),
].map(toSearchable)

const suggest = (change: Partial<CatalogueView>) => {
  const { reason, companions: suggested } = suggestCompanions(companions, {
    ...defaultView,
    ...change,
  })
  return [reason, suggested.map(({ id }) => id).join(' ')]
}

test('suggests companions who talk about anything when no word matches', () => {
  expect(suggest({ search: 'xyzxyz' })).toEqual([
    'Personne ne correspond à ces mots, mais avec ces compagnons on peut parler de tout.',
    'maud greta anton',
  ])
})

test('suggests first the companions that match without the filters', () => {
  expect(suggest({ search: 'lian', category: 'amour' })).toEqual([
    'Sans vos filtres, Lian correspond à votre recherche.',
    'lian maud greta',
  ])
})

test('suggests first the companions that meet the filters when no word matches', () => {
  expect(suggest({ search: 'xyzxyz', language: 'russian' })).toEqual([
    'Personne ne correspond à ces mots, mais ces compagnons répondent à vos filtres.',
    'anton maud greta',
  ])
})

test('suggests first the companion that meets the most filters when none meets all', () => {
  expect(suggest({ voiceGender: 'feminine', tags: ['Drôle', 'Aventureuse', 'Zen'] })).toEqual([
    'Personne ne réunit tous vos filtres, mais ces compagnons répondent à une partie d’entre eux.',
    'greta lian maud',
  ])
})

test('suggests nobody in an empty catalogue', () => {
  expect(suggestCompanions([], { ...defaultView, search: 'x' }).companions).toEqual([])
})
