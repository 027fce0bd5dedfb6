import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createGoogleSignInClient } from '../../support/product/google-sign-in-client'
import { readLinkToken, startProduct, type TestProduct } from '../../support/product/start-product'

/** Only a proxy adds this header, so the request does not count as a loopback request. */
const fromOutside = { 'x-forwarded-for': '192.0.2.7' }

const rateLimited = {
  status: 429,
  body: {
    code: 'RATE_LIMITED',
    message: expect.stringMatching(/^Trop de tentatives - réessayez dans /),
    retryable: true,
  },
}

describe('rate limits of accounts', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())

  const signIn = (email: string, password: string, headers = {}) =>
    product.request('/api/auth/sign-in/email', { body: { email, password }, headers })
  /** Moves every rate limit back in time, as if this many seconds had passed. */
  const advanceSeconds = (seconds: number) =>
    product.pool.query('update rate_limit set last_request = last_request - $1::bigint', [
      seconds * 1_000,
    ])
  const guessFiveTimes = async (email: string, headers = {}) => {
    for (let guess = 1; guess <= 5; guess++)
      expect((await signIn(email, `guess ${guess}`, headers)).status).toBe(401)
  }
  const listStatuses = (responses: { status: number }[]) => responses.map(({ status }) => status)
  /**
   * Expects that `total` registrations are accepted. Sends ten at a time, because each takes a quarter of a
   * second.
   */
  const expectRegistrationsAccepted = async (
    total: number,
    register: (number: number) => Promise<{ status: number }>,
  ) => {
    for (let sentCount = 0; sentCount < total; sentCount += 10) {
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) => register(sentCount + index + 1)),
      )
      expect(listStatuses(responses)).toEqual(responses.map(() => 200))
    }
  }

  test('refuses every password for a minute after five wrong ones, even the right password', async () => {
    const { email, password } = await product.signUp()
    await guessFiveTimes(email)
    expect(await signIn(email, password)).toMatchObject(rateLimited)

    await advanceSeconds(60)
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('returns the time until the longest of the limits allows another attempt', async () => {
    const { email, password } = await product.signUp()
    await guessFiveTimes(email)
    await advanceSeconds(20)
    const refusal = await signIn(email, password)
    expect(refusal).toMatchObject({
      body: { message: 'Trop de tentatives - réessayez dans un instant' },
    })
    const seconds = Number(refusal.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(40)

    await advanceSeconds(60)
    await guessFiveTimes(email)
    await advanceSeconds(60)
    // The refused attempt did not count towards the longer limits.
    await guessFiveTimes(email)
    const longerRefusal = await signIn(email, password)
    // The limit ends fifteen minutes after the first attempt. That was a little more than two minutes ago, and longer
    // on a busy machine, where the guesses take time.
    expect(longerRefusal).toMatchObject({
      body: {
        message: expect.stringMatching(/^Trop de tentatives - réessayez dans 1[0-3]\u00a0minutes$/),
      },
    })
    const retryAfterSeconds = Number(longerRefusal.headers.get('retry-after'))
    expect(retryAfterSeconds).toBeGreaterThan(9 * 60)
    expect(retryAfterSeconds).toBeLessThanOrEqual(900 - 140)
    expect(longerRefusal.body).toMatchObject({ details: { retryAfterSeconds } })
  })

  test('locks an account for longer after more wrong passwords', async () => {
    const { email, password } = await product.signUp()
    for (let minute = 1; minute <= 3; minute++) {
      await guessFiveTimes(email)
      await advanceSeconds(60)
    }
    const refusal = await signIn(email, password)
    expect(refusal).toMatchObject(rateLimited)
    const waitMinutes = Number(refusal.headers.get('retry-after')) / 60
    // Three of the fifteen minutes have passed, and the time that the guesses took.
    expect(waitMinutes).toBeGreaterThan(8)
    expect(waitMinutes).toBeLessThanOrEqual(12)
    await advanceSeconds(15 * 60)
    for (let minute = 1; minute <= 3; minute++) {
      await guessFiveTimes(email)
      await advanceSeconds(60)
    }
    await advanceSeconds(15 * 60)
    expect(await signIn(email, password)).toMatchObject(rateLimited)
    await advanceSeconds(3_600)
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('lets a known device sign in while strangers guess the password', async () => {
    const { email, password } = await product.signUp()
    const { headers: responseHeaders } = await signIn(email, password)
    const deviceCookie = responseHeaders
      .getSetCookie()
      .find((cookie) => cookie.startsWith('amivoix.device='))
    expect(deviceCookie).toMatch(/HttpOnly; SameSite=Lax/)
    const knownDevice = { cookie: deviceCookie?.split(';')[0] ?? '' }
    expect(knownDevice.cookie).not.toContain(email.split('@')[0])

    await guessFiveTimes(email)
    expect(await signIn(email, password)).toMatchObject(rateLimited)
    expect((await signIn(email, password, knownDevice)).status).toBe(200)

    // The device has its own rate limit, and is known for this account only.
    await guessFiveTimes(email, knownDevice)
    expect(await signIn(email, password, knownDevice)).toMatchObject(rateLimited)
    const otherUser = await product.signUp()
    await guessFiveTimes(otherUser.email)
    expect(await signIn(otherUser.email, otherUser.password, knownDevice)).toMatchObject(
      rateLimited,
    )
    const forgedDevice = { cookie: knownDevice.cookie.replace(/\.[^.]*$/, `.${'A'.repeat(43)}`) }
    expect(await signIn(email, password, forgedDevice)).toMatchObject(rateLimited)
  })

  test('recognises a device that signed in with Google as known', async () => {
    const { email, password } = await product.signUp()
    const google = createGoogleSignInClient(product)
    await google.signIn({}, { email })
    await guessFiveTimes(email)
    expect(await signIn(email, password)).toMatchObject(rateLimited)
    expect((await signIn(email, password, { cookie: google.getCookieHeader() })).status).toBe(200)
  })

  test('limits the password links of a mailbox to three for each IP address, and to ten in all, per hour', async () => {
    const proxiedProduct = await startProduct({ trustProxy: 1 })
    const { email } = await proxiedProduct.signUp()
    const requestReset = (address: string) =>
      proxiedProduct.request('/api/auth/request-password-reset', {
        body: { email },
        headers: { 'x-forwarded-for': address },
      })
    for (const status of [200, 200, 200, 429])
      expect((await requestReset('192.0.2.44')).status).toBe(status)
    for (const status of [200, 200, 200, 429])
      expect((await requestReset('192.0.2.45')).status).toBe(status)
    // All these requests are accepted, but the mailbox gets only ten links.
    for (let number = 50; number < 56; number++)
      expect((await requestReset(`192.0.2.${number}`)).status).toBe(200)
    const countWaiting = async () =>
      (
        await proxiedProduct.pool.query(
          `select 1 from pgboss.job where name = 'send-password-link' and completed_on is null`,
        )
      ).rowCount
    await expect.poll(countWaiting, { timeout: 20_000 }).toBe(0)
    const mails = await proxiedProduct.listMailsTo(email)
    expect(mails).toHaveLength(10)
    const tokens = mails.map(readLinkToken)
    const links = await Promise.all(
      tokens.map((token) => proxiedProduct.request(`/api/password-link?token=${token}`)),
    )
    expect(links.map(({ body }) => body)).toEqual(tokens.map(() => ({ isOpen: true })))
    await proxiedProduct.close()
  })

  test('counts concurrent wrong passwords', async () => {
    const { email } = await product.signUp()
    const responses = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => signIn(email, `guess ${guess}`)),
    )
    expect(listStatuses(responses).filter((status) => status === 401)).toHaveLength(5)
    expect(listStatuses(responses).filter((status) => status === 429)).toHaveLength(7)
  })

  test('resets the count after a successful sign-in', async () => {
    const { email, password } = await product.signUp()
    for (const guess of ['a', 'b', 'c', 'd']) await signIn(email, guess)
    expect((await signIn(email, password)).status).toBe(200)
    for (const guess of ['a', 'b', 'c', 'd']) await signIn(email, guess)
    expect((await signIn(email, password)).status).toBe(200)
  })

  test('limits sign-in attempts from one IP address to thirty per minute', async () => {
    const attemptSignIn = (number: number) =>
      signIn(`nobody${number}@example.test`, 'wrong', fromOutside)
    for (let number = 1; number <= 30; number++)
      expect((await attemptSignIn(number)).status).toBe(401)
    expect(await attemptSignIn(31)).toMatchObject(rateLimited)
    // Loopback requests are not limited by IP address.
    expect((await signIn('nobody32@example.test', 'wrong')).status).toBe(401)
  })

  test('limits registrations from one IP address to twenty per hour', async () => {
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
    await expectRegistrationsAccepted(20, (number) => register(number, fromOutside))
    expect(await register(21, fromOutside)).toMatchObject(rateLimited)
    expect((await register(21)).status).toBe(200)
  })

  test('accepts at most ten requests for confirmation e-mails to one mailbox per hour', async () => {
    const email = 'mailbox@example.test'
    const resend = () => product.request('/api/auth/send-verification-email', { body: { email } })
    const responses = await Promise.all(Array.from({ length: 12 }, resend))
    expect(listStatuses(responses).filter((status) => status === 429)).toHaveLength(2)
  })

  test('limits the e-mails that one IP address requests for a mailbox and its aliases to five per hour', async () => {
    const resend = (email: string, headers = {}) =>
      product.request('/api/auth/send-verification-email', { body: { email }, headers })
    const strangerHeaders = { 'x-forwarded-for': '192.0.2.9' }
    for (const tag of ['', '+1', '+2', '+3', '+4'])
      expect((await resend(`visee${tag}@example.test`, strangerHeaders)).status).toBe(200)
    expect(await resend('visee+5@example.test', strangerHeaders)).toMatchObject(rateLimited)
    expect((await resend('visee@example.test')).status).toBe(200)
  })

  test('limits registrations from one IPv6 /48 site, which has 65,536 /64 networks, to sixty per hour', async () => {
    const proxiedProduct = await startProduct({ trustProxy: 1 })
    const register = (network: number) =>
      proxiedProduct.request('/api/auth/sign-up/email', {
        body: {
          name: 'Camille',
          email: `reseau.${network}.${++registrationCount}@example.test`,
          password: 'secret6',
          hasAcceptedTerms: true,
        },
        headers: { 'x-forwarded-for': `2001:db8:7:${network}::1` },
      })
    let registrationCount = 0
    await expectRegistrationsAccepted(60, register)
    expect(await register(61)).toMatchObject(rateLimited)
    await proxiedProduct.close()
  })

  test('counts an IPv6 /64 network as one address', async () => {
    const proxiedProduct = await startProduct({ trustProxy: 1 })
    const requestFrom = (address: string) =>
      proxiedProduct.request('/api/auth/request-password-reset', {
        body: { email: `ask.${address.replaceAll(':', '-')}@example.test` },
        headers: { 'x-forwarded-for': address },
      })
    for (let number = 1; number <= 20; number++)
      expect((await requestFrom(`2001:db8::${number}:1`)).status).toBe(200)
    expect(await requestFrom('2001:db8::31:1')).toMatchObject(rateLimited)
    expect((await requestFrom('2001:db8:0:1::1')).status).toBe(200)
    await proxiedProduct.close()
  })

  test('stores neither e-mail nor IP addresses', async () => {
    const { rows } = await product.pool.query('select key from rate_limit')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toMatch(/example|127\.0\.0\.1/)
  })
})
