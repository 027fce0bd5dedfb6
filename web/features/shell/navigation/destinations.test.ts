import { expect, test } from 'vitest'
import { formatBadgeCount, listDestinations } from './destinations'

const listLabels = (me: { isAdmin: boolean }) => listDestinations(me).map(({ label }) => label)
const listTabLabels = (me: { isAdmin: boolean }) => listDestinations(me).map(({ tab }) => tab.label)

test('the top bar and the tab bar list the same pages, each with its own labels', () => {
  expect(listLabels({ isAdmin: false })).toEqual(['Compagnons', 'Favoris', 'Recharger', 'Profil'])
  expect(listTabLabels({ isAdmin: false })).toEqual(['Accueil', 'Favoris', 'Recharger', 'Profil'])
})

test('only administrators get a link to the administration', () => {
  const administrator = { isAdmin: true }
  expect([listLabels(administrator).at(-1), listTabLabels(administrator).at(-1)]).toEqual([
    'Admin',
    'Admin',
  ])
  expect(listDestinations(null)).toEqual(listDestinations({ isAdmin: false }))
})

test('the badge shows "9+" for more than nine favourites', () => {
  expect([1, 9, 10, 56].map(formatBadgeCount)).toEqual(['1', '9', '9+', '9+'])
})
