import { expect, test } from 'vitest'
import { setUpProduct } from '../../support/product/set-up-product'
import type { TestProduct, TestUser } from '../../support/product/start-product'

let product: TestProduct
let camille: TestUser
setUpProduct((started) => {
  ;({ product, camille } = started)
})

test.each([
  '/api/me',
  '/api/profile',
  '/api/favorites',
  '/api/conversations',
  '/api/auth/get-session',
  '/api/auth/list-sessions',
  '/api/me/access',
  '/api/wallet',
  '/api/confirmation-link?token=none',
])('forbids caching of %s', async (path) => {
  const { status, headers } = await product.request(path, { cookie: camille.cookie })
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
})

test.each([
  ['sign-in/email', { email: 'personne@example.test', password: 'pas le bon' }, 401],
  ['sign-up/email', {}, 400],
  ['verify-email', { token: 'none' }, 400],
  ['send-verification-email', { email: 'personne@example.test' }, 200],
  ['request-password-reset', { email: 'personne@example.test' }, 200],
  ['reset-password', { token: 'none', newPassword: 'un tout autre mot' }, 400],
  ['change-password', {}, 400],
  ['change-email', {}, 400],
  ['revoke-session', {}, 400],
  ['sign-out', {}, 200],
])('forbids caching of the response to %s', async (name, body, expectedStatus) => {
  const { status, headers } = await product.request(`/api/auth/${name}`, {
    body,
    cookie: camille.cookie,
  })
  expect([status, headers.get('cache-control')]).toEqual([expectedStatus, 'no-store'])
})

test('forbids caching of the redirect to the confirmation page', async () => {
  const { status, headers } = await product.request('/api/auth/verify-email?token=none')
  expect([status, headers.get('cache-control')]).toEqual([302, 'no-store'])
})

test('requires browsers to revalidate the public list of companions', async () => {
  const { headers } = await product.request('/api/agents')
  expect(headers.get('cache-control')).toBe('no-cache')
})
