import { expect, test } from 'vitest'
import { createPrivateCookie } from './cookies'

const cookie = { name: 'amivoix.device', maxAgeSeconds: 60 }
const httpCookie = createPrivateCookie(cookie, new URL('http://127.0.0.1:3000'))
const secureCookie = createPrivateCookie(cookie, new URL('https://amivoix.test'))

test('hides the cookie from scripts and from forms of other sites', () => {
  expect(httpCookie.write('abc')).toBe(
    'amivoix.device=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
  )
})

test('binds the cookie to its host on https', () => {
  expect(secureCookie.write('abc')).toBe(
    '__Host-amivoix.device=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
  )
  expect(secureCookie.read('amivoix.device=planted')).toBeUndefined()
  expect(secureCookie.read('a=b; __Host-amivoix.device=own')).toBe('own')
})

test.each([undefined, '', 'other=1', 'xamivoix.device=1', 'amivoix.device'])(
  'finds no cookie in %j',
  (header) => {
    expect(httpCookie.read(header)).toBeUndefined()
  },
)
