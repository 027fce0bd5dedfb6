import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, type Member, startProduct, type TestProduct } from '../support/product/start-product'

const wrong = {
  status: 401,
  body: {
    code: 'CREDENTIALS_WRONG',
    message: 'Email ou mot de passe incorrect',
    retryable: false,
  },
}

describe.each(engines)('signing in, on %s', (engine) => {
  let product: TestProduct
  let camille: Member
  beforeAll(async () => {
    product = await startProduct({ engine })
    camille = await product.signUp('camille')
  })
  afterAll(() => product?.close())

  const signIn = (changes: object = {}) =>
    product.request('/api/auth/sign-in/email', {
      body: { email: camille.email, password: camille.password, ...changes },
    })
  const readMe = async (cookie: string) => (await product.request('/api/me', { cookie })).body

  test('nobody is signed in without a session, which is no error', async () => {
    expect(await product.request('/api/me')).toMatchObject({ status: 200, body: null })
    expect(await readMe('amivoix.session_token=invented.invented')).toBeNull()
  })

  test('works with the password, whatever the case of the address', async () => {
    const answer = await signIn({ email: camille.email.toUpperCase() })
    expect(answer.status).toBe(200)
    expect(await readMe(answer.cookie)).toMatchObject({ id: camille.id, email: camille.email })
  })

  test('answers a wrong password and an unknown address alike', async () => {
    expect(await signIn({ password: 'wrong password' })).toMatchObject(wrong)
    expect(await signIn({ email: 'nobody@example.test' })).toMatchObject(wrong)
    expect(await signIn({ email: 'no address' })).toMatchObject(wrong)
  })

  test.each([{ password: '' }, { email: '' }, { rememberMe: 'yes' }])(
    'refuses %j',
    async (changes) => {
      expect(await signIn(changes)).toMatchObject({ status: 400, body: { code: 'INPUT_INVALID' } })
    },
  )

  test('is remembered for 30 days when asked for, until the browser closes otherwise', async () => {
    const cookieOf = async (rememberMe: boolean) =>
      (await signIn({ rememberMe })).headers
        .getSetCookie()
        .find((line) => line.includes('session_token'))
    const kept = await cookieOf(true)
    const passing = await cookieOf(false)
    expect(kept).toContain(`Max-Age=${30 * 86_400}`)
    expect(passing).not.toContain('Max-Age')
    for (const cookie of [kept, passing]) {
      expect(cookie).toContain('HttpOnly')
      expect(cookie).toContain('SameSite=Lax')
    }
  })

  test('gives a token that a program sends instead of the cookie', async () => {
    const { body } = await signIn()
    const { token } = body as { token: string }
    const answer = await product.request('/api/me', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(answer.body).toMatchObject({ id: camille.id })
    const invented = await product.request('/api/me', {
      headers: { authorization: `Bearer ${'a'.repeat(32)}` },
    })
    expect(invented.body).toBeNull()
  })

  test('ends with the session, in every browser window', async () => {
    const { cookie } = await signIn()
    const out = await product.request('/api/auth/sign-out', { method: 'POST', body: {}, cookie })
    expect(out.status).toBe(200)
    expect(await readMe(cookie)).toBeNull()
    // Signing out twice is silent (first document, section 4).
    const again = await product.request('/api/auth/sign-out', { method: 'POST', body: {}, cookie })
    expect(again.status).toBe(200)
  })

  test('keeps neither the address nor the browser of the person', async () => {
    const { rows } = await product.pool.query('select ip_address, user_agent from session')
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row).toEqual({ ip_address: '', user_agent: '' })
  })

  test('an erased account is nobody, its session included', async () => {
    const gone = await product.signUp('gone')
    await product.pool.query('delete from "user" where id = $1', [gone.id])
    expect(await readMe(gone.cookie)).toBeNull()
  })

  test('a profile that is missing is made at the next look, with its minutes', async () => {
    const late = await product.signUp('late')
    await product.pool.query('delete from granted_addresses')
    await product.pool.query('delete from minute_ledger where user_id = $1', [late.id])
    await product.pool.query('delete from user_profiles where id = $1', [late.id])
    expect(await readMe(late.cookie)).toMatchObject({ username: 'late', minutesLeft: 5 })
  })
})
