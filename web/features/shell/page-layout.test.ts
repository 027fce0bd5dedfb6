import { expect, test } from 'vitest'
import { isMobileDevice } from '../../../contract/page-variant'
import { getPageLayout } from './page-layout'

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
  ['/mentions-legales', 'Mentions légales'],
  ['/politique-confidentialite', 'Politique de confidentialité'],
  ['/conditions-utilisation', 'Conditions d’utilisation'],
  ['/politique-cookies', 'Politique cookies'],
  ['/accessibilite', 'Accessibilité'],
  ['/aide', 'Aide'],
  ['/dashboards', 'Amivoix'],
])('the title of %s is "%s"', (pathname, title) => {
  expect(getPageLayout(pathname).title).toBe(title)
})

test.each([
  '/login',
  '/register',
  '/mot-de-passe-oublie',
  '/reinitialiser',
  '/confirmer',
  '/',
  '/talk/clara',
])('%s has no mobile bars', (pathname) => {
  expect(getPageLayout(pathname).hasMobileBars).toBe(false)
})

test('only the sign-in, sign-up, password-reset and email-confirmation pages have no footer', () => {
  const authPaths = ['/login', '/register', '/mot-de-passe-oublie', '/reinitialiser', '/confirmer']
  const paths = [...authPaths, '/', '/dashboard', '/talk/clara']
  expect(paths.filter((path) => !getPageLayout(path).hasFooter)).toEqual(authPaths)
})

test('the wallet and the page of special companions have a back button', () => {
  const paths = ['/wallet', '/profile/special-agents', '/profile', '/dashboard', '/favorites']
  expect(paths.map((path) => getPageLayout(path).backPath)).toEqual([
    '/dashboard',
    '/profile',
    null,
    null,
    null,
  ])
})

test('recognises a phone, but not a computer or a client without a user agent', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
  const computer =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36'
  expect([phone, computer, null].map(isMobileDevice)).toEqual([true, false, false])
})
