import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const wrongCredentials = {
  status: 401,
  body: {
    code: 'CREDENTIALS_WRONG',
    message: 'Email ou mot de passe incorrect',
    retryable: false,
  },
}

describe('signing in', () => {
  let product: TestProduct
  let camille: TestUser
  beforeAll(async () => {
    product = await startProduct()
    camille = await product.signUpByMail('camille')
  })
  afterAll(() => product?.close())

  const signIn = (changes: object = {}) =>
    product.request('/api/auth/sign-in/email', {
      body: { email: camille.email, password: camille.password, ...changes },
    })
  const readMe = async (cookie: string) => (await product.request('/api/me', { cookie })).body

  test('returns no user and no error without a valid session', async () => {
    expect(await product.request('/api/me')).toMatchObject({ status: 200, body: null })
    expect(await readMe('amivoix.session_token=invented.invented')).toBeNull()
  })

  test('ignores upper and lower case in the e-mail address', async () => {
    const response = await signIn({ email: camille.email.toUpperCase() })
    expect(response.status).toBe(200)
    expect(await readMe(response.cookie)).toMatchObject({ id: camille.id, email: camille.email })
  })

  test('gives the same response for a wrong password and for an unknown address', async () => {
    expect(await signIn({ password: 'wrong password' })).toMatchObject(wrongCredentials)
    expect(await signIn({ email: 'nobody@example.test' })).toMatchObject(wrongCredentials)
    expect(await signIn({ email: 'no address' })).toMatchObject(wrongCredentials)
  })

  test.each([{ password: '' }, { email: '' }, { email: '\u0000' }, { rememberMe: 'yes' }])(
    'refuses %j',
    async (changes) => {
      expect(await signIn(changes)).toMatchObject({ status: 400, body: { code: 'INPUT_INVALID' } })
    },
  )

  test('sets a 30-day cookie with `rememberMe`, and a cookie without an expiry date otherwise', async () => {
    const readSessionCookie = async ({ rememberMe }: { rememberMe: boolean }) =>
      (await signIn({ rememberMe })).headers
        .getSetCookie()
        .find((line) => line.includes('session_token'))
    const rememberedCookie = await readSessionCookie({ rememberMe: true })
    const unrememberedCookie = await readSessionCookie({ rememberMe: false })
    expect(rememberedCookie).toContain(`Max-Age=${30 * 86_400}`)
    expect(unrememberedCookie).not.toContain('Max-Age')
    for (const cookie of [rememberedCookie, unrememberedCookie]) {
      expect(cookie).toContain('HttpOnly')
      expect(cookie).toContain('SameSite=Lax')
    }
  })

  test('accepts the value of the cookie as a bearer token', async () => {
    const { cookie } = await signIn()
    const response = await product.request('/api/me', {
      headers: { authorization: `Bearer ${/session_token=([^;]+)/.exec(cookie)?.[1]}` },
    })
    expect(response.body).toMatchObject({ id: camille.id })
    const inventedTokenResponse = await product.request('/api/me', {
      headers: { authorization: `Bearer ${'a'.repeat(32)}` },
    })
    expect(inventedTokenResponse.body).toBeNull()
  })

  test('ends the session when the user signs out', async () => {
    const { cookie } = await signIn()
    const signOutResponse = await product.request('/api/auth/sign-out', {
      method: 'POST',
      body: {},
      cookie,
    })
    expect(signOutResponse.status).toBe(200)
    expect(await readMe(cookie)).toBeNull()
    // Signing out twice is not an error.
    const repeatedResponse = await product.request('/api/auth/sign-out', {
      method: 'POST',
      body: {},
      cookie,
    })
    expect(repeatedResponse.status).toBe(200)
  })

  test('stores no IP address, and nothing about an unknown user agent', async () => {
    const { rows } = await product.pool.query('select ip_address, user_agent from session')
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toEqual({ ip_address: '', user_agent: '' })
  })

  test('ends the sessions of an erased account', async () => {
    const erasedUser = await product.signUp('gone')
    await product.pool.query('delete from "user" where id = $1', [erasedUser.id])
    expect(await readMe(erasedUser.cookie)).toBeNull()
  })

  test('creates a missing profile with its free minutes at the next request', async () => {
    const userWithoutProfile = await product.signUp('late')
    await product.pool.query('delete from granted_addresses')
    await product.pool.query('delete from minute_ledger where user_id = $1', [
      userWithoutProfile.id,
    ])
    await product.pool.query('delete from user_profiles where id = $1', [userWithoutProfile.id])
    expect(await readMe(userWithoutProfile.cookie)).toMatchObject({
      username: 'late',
      minutesLeft: 5,
    })
  })
})
