import { expect, test } from 'vitest'
import { setUpProduct } from '../../support/product/set-up-product'
import type { TestProduct, TestUser } from '../../support/product/start-product'

let product: TestProduct
let camille: TestUser
setUpProduct((started) => {
  ;({ product, camille } = started)
})

const signIn = () =>
  product.request('/api/auth/sign-in/email', {
    body: { email: camille.email, password: camille.password },
  })
const readMe = async (headers: Record<string, string>) =>
  (await product.request('/api/me', { headers })).body

/** Returns the token that a cookie contains, without its signature. */
const readToken = (cookie: string) =>
  decodeURIComponent(/session_token=([^;]+)/.exec(cookie)?.[1] ?? '').replace(/\..*$/, '')

test('stores only the hash of a session token', async () => {
  const { cookie } = await signIn()
  const token = readToken(cookie)
  expect(token.length).toBeGreaterThanOrEqual(32)
  const { rows } = await product.pool.query<{ token: string }>('select token from session')
  expect(rows.length).toBeGreaterThan(0)
  for (const row of rows) expect(row.token).toMatch(/^[\w-]{43}$/)
  expect(rows.map((row) => row.token)).not.toContain(token)
  expect(await readMe({ cookie })).toMatchObject({ id: camille.id })
})

test('does not accept a stored hash as a session token', async () => {
  const { cookie } = await signIn()
  const { rows } = await product.pool.query<{ token: string }>('select token from session')
  for (const { token } of rows) {
    const forgedCookie = cookie.replace(encodeURIComponent(readToken(cookie)), token)
    expect(forgedCookie).toContain(token)
    expect(await readMe({ cookie: forgedCookie })).toBeNull()
    expect(await readMe({ cookie: `amivoix.session_token=${token}` })).toBeNull()
    expect(await readMe({ authorization: `Bearer ${token}` })).toBeNull()
  }
})

test('accepts only the signed value of the cookie as a bearer token', async () => {
  const { cookie } = await signIn()
  const signedToken = cookie.replace(/^.*session_token=/, '').replace(/;.*$/, '')
  expect(await readMe({ authorization: `Bearer ${signedToken}` })).toMatchObject({ id: camille.id })
  const token = readToken(cookie)
  expect(await readMe({ authorization: `Bearer ${token}` })).toBeNull()
  expect(await readMe({ authorization: `Bearer ${token}.${'A'.repeat(43)}=` })).toBeNull()
  for (const path of ['/api/call/web', '/api/functions/stripe-checkout']) {
    const getStatus = async (authorization: string) =>
      (await product.request(path, { body: {}, headers: { authorization } })).status
    expect(await getStatus(`Bearer ${token}`)).toBe(401)
    expect(await getStatus(`Bearer ${signedToken}`)).not.toBe(401)
  }
})

test('returns the session token only in the cookie', async () => {
  const signInResponse = await signIn()
  const { cookie } = signInResponse
  const changeResponse = await product.request('/api/auth/change-password', {
    cookie,
    body: { currentPassword: camille.password, newPassword: camille.password },
  })
  const sessionResponse = await product.request('/api/auth/get-session', {
    cookie: changeResponse.cookie || cookie,
  })
  expect(signInResponse).toMatchObject({ status: 200, body: { user: { id: camille.id } } })
  expect(sessionResponse).toMatchObject({ status: 200, body: { session: { userId: camille.id } } })
  for (const { body, headers } of [signInResponse, changeResponse, sessionResponse]) {
    expect(JSON.stringify(body)).not.toContain('"token"')
    for (const [name, value] of headers)
      if (name !== 'set-cookie') expect(value).not.toContain(readToken(cookie))
  }
})

test('ends a session when its user signs out', async () => {
  const { cookie } = await signIn()
  await product.request('/api/auth/sign-out', { body: {}, cookie })
  expect(await readMe({ cookie })).toBeNull()
})
