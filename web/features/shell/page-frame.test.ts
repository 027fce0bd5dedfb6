import { expect, test } from 'vitest'
import { frameOf } from './page-frame'

test.each([
  ['/dashboard', 'Compagnons Vocaux'],
  ['/profile', 'Profil'],
  ['/profile/history', 'Historique'],
  ['/profile/history/3f', 'Historique'],
  ['/profile/special-agents', 'Compagnons Spéciaux'],
  ['/wallet', 'Recharger'],
  ['/favorites', 'Mes Favoris'],
  ['/talk/clara', 'Conversation'],
  ['/admin/users', 'Administration'],
  ['/retractation', 'Rétractation'],
  ['/resiliation', 'Résiliation'],
  ['/conditions-vente', 'Conditions de vente'],
  ['/aide', 'Amivoix'],
  ['/dashboards', 'Amivoix'],
])('%s is titled « %s »', (pathname, title) => {
  expect(frameOf(pathname).title).toBe(title)
})

test.each(['/login', '/register', '/mot-de-passe-oublie', '/reinitialiser', '/', '/talk/clara'])(
  '%s has no bars on a phone',
  (pathname) => {
    expect(frameOf(pathname).hasMobileBars).toBe(false)
  },
)

test('only the forms that lead in have no footer', () => {
  const doorways = ['/login', '/register', '/mot-de-passe-oublie', '/reinitialiser']
  const paths = [...doorways, '/', '/dashboard', '/talk/clara']
  expect(paths.filter((path) => !frameOf(path).hasFooter)).toEqual(doorways)
})

test('the wallet and the special companions have a way back', () => {
  const paths = ['/wallet', '/profile/special-agents', '/profile', '/dashboard', '/favorites']
  expect(paths.map((path) => frameOf(path).backPath)).toEqual([
    '/dashboard',
    '/profile',
    null,
    null,
    null,
  ])
})
