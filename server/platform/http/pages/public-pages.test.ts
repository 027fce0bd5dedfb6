import { expect, test } from 'vitest'
import { selectPublicHeaders } from './public-pages'

const selectHeaders = (url: string, headers: Record<string, string> = {}) =>
  selectPublicHeaders({ headers }, new URL(url, 'http://127.0.0.1'))

test.each([
  '/',
  '/talk/octave',
  '/conditions-vente',
  '/login?next=%2Fwallet',
  '/blog/12',
  '/developpeurs',
])('treats %s as a public page that depends on no header', (url) => {
  expect(selectHeaders(url)).toEqual([])
})

test.each([
  '/dashboard',
  '/wallet',
  '/reinitialiser?token=a',
  '/resiliation',
  '/talk/a/b',
  '/mes-donnees',
])('renders %s for each visit', (url) => {
  expect(selectHeaders(url)).toBeUndefined()
})

test('renders the pages of a signed-in user for each visit', () => {
  expect(selectHeaders('/', { cookie: 'amivoix.session_token=abc' })).toBeUndefined()
  expect(selectHeaders('/', { authorization: 'Bearer abc' })).toBeUndefined()
})

test('renders a public page with only the theme and the device of the visitor', () => {
  const headers = {
    cookie: 'other=secret; theme=light; theme=dark; consent=1',
    'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)',
    'accept-language': 'en',
  }
  expect(selectHeaders('/', headers)).toEqual([
    ['user-agent', 'Mobile'],
    ['cookie', 'theme=light'],
  ])
  expect(selectHeaders('/', { cookie: `theme=${'a'.repeat(50)}` })).toEqual([])
})

test('does not cache a page whose query string is too long', () => {
  expect(selectHeaders(`/?${'a'.repeat(300)}`)).toBeUndefined()
})
