import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, startProduct, type TestProduct } from '../support/product/start-product'

/** A header that only a proxy adds: the request is not one of this machine to itself. */
const fromOutside = { 'x-forwarded-for': '192.0.2.7' }

const limited = {
  status: 429,
  body: {
    code: 'RATE_LIMITED',
    message: 'Trop de tentatives - réessayez dans un instant',
    retryable: true,
  },
}

describe.each(engines)('tries are limited, on %s:', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine })
  })
  afterAll(() => product?.close())

  const signIn = (email: string, password: string, headers = {}) =>
    product.request('/api/auth/sign-in/email', { body: { email, password }, headers })
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status)

  test('five wrong passwords close an account for a minute, the right one included', async () => {
    const { email, password } = await product.signUp()
    for (let guess = 1; guess <= 5; guess++)
      expect((await signIn(email, `guess ${guess}`)).status).toBe(401)
    expect(await signIn(email, password)).toMatchObject(limited)

    await product.pool.query('update rate_limit set last_request = last_request - 60000')
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('guesses that come together are counted all the same', async () => {
    const { email } = await product.signUp()
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => signIn(email, `guess ${guess}`)),
    )
    expect(statuses(answers).filter((status) => status === 401)).toHaveLength(5)
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(7)
  })

  test('a right password starts the count again', async () => {
    const { email, password } = await product.signUp()
    for (const guess of ['a', 'b', 'c', 'd']) await signIn(email, guess)
    expect((await signIn(email, password)).status).toBe(200)
    for (const guess of ['a', 'b', 'c', 'd']) await signIn(email, guess)
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('an address may try thirty times a minute, whomever it tries to be', async () => {
    const tryAs = (number: number) => signIn(`nobody${number}@example.test`, 'wrong', fromOutside)
    for (let number = 1; number <= 30; number++) expect((await tryAs(number)).status).toBe(401)
    expect(await tryAs(31)).toMatchObject(limited)
    // On this machine itself the product can be tried freely.
    expect((await signIn('nobody32@example.test', 'wrong')).status).toBe(401)
  })

  test('an address may register twenty times an hour', async () => {
    const register = (number: number, headers = {}) =>
      product.request('/api/auth/sign-up/email', {
        body: {
          name: 'Camille',
          email: `many${number}@example.test`,
          password: 'secret6',
          hasAcceptedTerms: true,
        },
        headers,
      })
    for (let number = 1; number <= 20; number++)
      expect((await register(number, fromOutside)).status).toBe(200)
    expect(await register(21, fromOutside)).toMatchObject(limited)
    expect((await register(21)).status).toBe(200)
  })

  test('nobody can fill the mailbox of another', async () => {
    const email = 'mailbox@example.test'
    const resend = () => product.request('/api/auth/send-verification-email', { body: { email } })
    const answers = await Promise.all(Array.from({ length: 12 }, resend))
    expect(statuses(answers).filter((status) => status === 429)).toHaveLength(2)
  })

  test('nor use up what it may be sent, from one place, by whichever door and address', async () => {
    const resend = (email: string, headers = {}) =>
      product.request('/api/auth/send-verification-email', { body: { email }, headers })
    const stranger = { 'x-forwarded-for': '192.0.2.9' }
    for (const tag of ['', '+1', '+2', '+3', '+4'])
      expect((await resend(`visee${tag}@example.test`, stranger)).status).toBe(200)
    expect(await resend('visee+5@example.test', stranger)).toMatchObject(limited)
    expect((await resend('visee@example.test')).status).toBe(200)
  })

  test('an IPv6 network is counted as one address', async () => {
    const proxied = await startProduct({ engine, trustProxy: true })
    const askFrom = (address: string) =>
      proxied.request('/api/auth/request-password-reset', {
        body: { email: `ask.${address.replaceAll(':', '-')}@example.test` },
        headers: { 'x-forwarded-for': address },
      })
    for (let number = 1; number <= 20; number++)
      expect((await askFrom(`2001:db8::${number}:1`)).status).toBe(200)
    expect(await askFrom('2001:db8::31:1')).toMatchObject(limited)
    expect((await askFrom('2001:db8:0:1::1')).status).toBe(200)
    await proxied.close()
  })

  test('limits keep no address', async () => {
    const { rows } = await product.pool.query('select key from rate_limit')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/example|127\.0\.0\.1/)
  })
})
