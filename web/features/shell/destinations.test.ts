import { expect, test } from 'vitest'
import { destinationsOf } from './destinations'

const labels = (isAdmin: boolean) => destinationsOf({ isAdmin }).map(({ label }) => label)
const tabs = (isAdmin: boolean) => destinationsOf({ isAdmin }).map(({ tab }) => tab.label)

test('the bars lead where the specification says, in its order', () => {
  expect(labels(false)).toEqual(['Compagnons', 'Favoris', 'Recharger', 'Profil'])
  expect(tabs(false)).toEqual(['Accueil', 'Favoris', 'Recharger', 'Profil'])
})

test('only an administrator is led to the administration', () => {
  expect([labels(true).at(-1), tabs(true).at(-1)]).toEqual(['Admin', 'Admin'])
  expect(destinationsOf(null)).toEqual(destinationsOf({ isAdmin: false }))
})
