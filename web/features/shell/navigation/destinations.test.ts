import { expect, test } from 'vitest'
import { formatBadgeCount, listDestinations } from './destinations'

const listLabels = (isAdmin: boolean) => listDestinations({ isAdmin }).map(({ label }) => label)
const listTabLabels = (isAdmin: boolean) =>
  listDestinations({ isAdmin }).map(({ tab }) => tab.label)

test('the bars list the same pages in the same order', () => {
  expect(listLabels(false)).toEqual(['Compagnons', 'Favoris', 'Recharger', 'Profil'])
  expect(listTabLabels(false)).toEqual(['Accueil', 'Favoris', 'Recharger', 'Profil'])
})

test('only administrators get a link to the administration', () => {
  expect([listLabels(true).at(-1), listTabLabels(true).at(-1)]).toEqual(['Admin', 'Admin'])
  expect(listDestinations(null)).toEqual(listDestinations({ isAdmin: false }))
})

test('the badge shows "9+" for more than nine favourites', () => {
  expect([1, 9, 10, 56].map(formatBadgeCount)).toEqual(['1', '9', '9+', '9+'])
})
