import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  findLink,
  readLinkToken,
  startProduct,
  type TestProduct,
} from '../../support/product/start-product'

const invalidLink = { status: 400, cookie: '', body: { code: 'LINK_INVALID' } }
const passwordRequired = { status: 400, cookie: '', body: { code: 'PASSWORD_REQUIRED' } }
const passwordWrong = {
  status: 400,
  cookie: '',
  body: {
    code: 'REGISTRATION_PASSWORD_WRONG',
    message: 'Ce n’est pas le mot de passe choisi à l’inscription',
  },
}

describe('confirming an address', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())

  let count = 0
  const createEmail = () => `confirmer.${++count}@example.test`

  /** Registers an address; returns the e-mail, the token of the link in it and the cookie of the browser. */
  async function register(email: string, password = 'secret6', changes: object = {}) {
    const body = { name: 'Camille', email, password, hasAcceptedTerms: true, ...changes }
    const { status, cookie } = await product.request('/api/auth/sign-up/email', { body })
    expect(status).toBe(200)
    const [mail] = await product.listMailsTo(email)
    return { mail, token: readLinkToken(mail), browserCookie: cookie }
  }
  const confirm = (
    token: string,
    { password, cookie }: { password?: string; cookie?: string } = {},
  ) =>
    product.request('/api/auth/verify-email', {
      body: { token, password },
      ...(cookie && { cookie }),
    })
  const signIn = (email: string, password = 'secret6', cookie = '') =>
    product.request('/api/auth/sign-in/email', {
      body: { email, password },
      ...(cookie && { cookie }),
    })
  const readMe = async (cookie: string) => (await product.request('/api/me', { cookie })).body
  const readLink = async (token: string, cookie = '') =>
    (
      await product.request(`/api/confirmation-link?token=${token}`, {
        ...(cookie && { cookie }),
      })
    ).body
  const isConfirmed = async (email: string) =>
    (await product.pool.query('select email_verified from "user" where email = $1', [email]))
      .rows[0]?.email_verified

  test('changes nothing when the link is only opened, even in the browser that registered', async () => {
    const email = createEmail()
    const { mail, token, browserCookie } = await register(email)
    const link = new URL(findLink(mail))
    expect(link.pathname).toBe('/confirmer')
    for (const method of ['GET', 'HEAD']) {
      await product.request(link.pathname + link.search, { method, cookie: browserCookie })
      // Links that earlier versions of the product sent have this URL.
      const formerUrlResponse = await product.request(`/api/auth/verify-email${link.search}`, {
        method,
        cookie: browserCookie,
      })
      expect(formerUrlResponse).toMatchObject({ status: 302, cookie: '' })
      expect(formerUrlResponse.headers.get('location')).toBe(link.pathname + link.search)
    }
    expect(await readLink(token, browserCookie)).toEqual({ state: 'registered-here', email })
    expect(await isConfirmed(email)).toBe(false)
    expect((await signIn(email)).status).toBe(403)
  })

  test('needs no password in the browser that registered, and signs in there once', async () => {
    const email = createEmail()
    const { token, browserCookie } = await register(email)
    const response = await confirm(token, { cookie: browserCookie })
    expect(response).toMatchObject({ status: 200, body: { status: true } })
    expect(await readMe(response.cookie)).toMatchObject({
      email,
      username: 'Camille',
      minutesLeft: 5,
      isAdmin: false,
    })
    const cookies = response.headers.getSetCookie().join('\n')
    expect(cookies).toMatch(/session_token=.*Max-Age=2592000/)
    // A used link neither confirms an address nor signs in a user.
    expect(await confirm(token, { cookie: browserCookie })).toMatchObject({
      status: 200,
      cookie: '',
    })
    expect(await readLink(token, browserCookie)).toEqual({
      state: 'already-confirmed',
      email: null,
    })
  })

  test('needs the password of the registration in another browser', async () => {
    const email = createEmail()
    const { token } = await register(email, 'le mot de Camille')
    const otherBrowserCookie = (await register(createEmail())).browserCookie
    expect(await readLink(token, otherBrowserCookie)).toEqual({
      state: 'registered-elsewhere',
      email,
    })
    expect(await confirm(token)).toMatchObject(passwordRequired)
    expect(await confirm(token, { cookie: otherBrowserCookie })).toMatchObject(passwordRequired)
    for (const password of ['un autre mot', 'x'.repeat(10_000)])
      expect(await confirm(token, { password })).toMatchObject(passwordWrong)
    expect(await isConfirmed(email)).toBe(false)
    const response = await confirm(token, { password: 'le mot de Camille' })
    expect(response.status).toBe(200)
    expect(await readMe(response.cookie)).toMatchObject({ email, minutesLeft: 5 })
  })

  test('does not sign a user in to the account of a stranger who sent them a link', async () => {
    const victim = await product.signUp('dora')
    const { token } = await register(createEmail(), 'le mot d’une inconnue')
    expect(await confirm(token)).toMatchObject(passwordRequired)
    expect(await confirm(token, { cookie: victim.cookie })).toMatchObject(passwordRequired)
    expect(await readMe(victim.cookie)).toMatchObject({ id: victim.id })
  })

  test('keeps the session of another user in the browser that registered', async () => {
    const user = await product.signUp('dora')
    const email = createEmail()
    const { token, browserCookie } = await register(email)
    const response = await confirm(token, { cookie: `${browserCookie}; ${user.cookie}` })
    expect(response).toMatchObject({ status: 200, cookie: '' })
    expect(await isConfirmed(email)).toBe(true)
    expect(await readMe(user.cookie)).toMatchObject({ id: user.id })
  })

  test('lets the owner confirm with the first link after a stranger registered the same address', async () => {
    const email = createEmail()
    const ownRegistration = await register(email, 'le mot de Camille')
    const strangerRegistration = await register(email, 'le mot d’une inconnue', {
      name: 'Inconnue',
    })

    // The stranger's password does not work before the confirmation.
    expect(await signIn(email, 'le mot d’une inconnue')).toMatchObject({ status: 403 })
    // The owner received the stranger's link too, but it belongs to another browser.
    expect(
      await confirm(strangerRegistration.token, { cookie: ownRegistration.browserCookie }),
    ).toMatchObject(passwordRequired)

    const response = await confirm(ownRegistration.token, { cookie: ownRegistration.browserCookie })
    expect(await readMe(response.cookie)).toMatchObject({ email, username: 'Camille' })
    expect(await signIn(email, 'le mot d’une inconnue')).toMatchObject({ status: 401 })
    expect(await signIn(email, 'le mot de Camille')).toMatchObject({ status: 200 })
    // This confirmation also ended the stranger's registration.
    const strangerResponse = await confirm(strangerRegistration.token, {
      cookie: strangerRegistration.browserCookie,
    })
    expect(strangerResponse).toMatchObject({ status: 200, cookie: '' })
    expect(await signIn(email, 'le mot d’une inconnue')).toMatchObject({ status: 401 })
    const { rows } = await product.pool.query(
      'select count(*)::int from registrations r join "user" u on u.id = r.user_id where email = $1',
      [email],
    )
    expect(rows).toEqual([{ count: 0 }])
  })

  test('gives the account the password of the confirmed registration, even if the browser registered again', async () => {
    const email = createEmail()
    const firstRegistration = await register(email, 'un premier mot')
    const body = { name: 'Camille', email, password: 'un second mot', hasAcceptedTerms: true }
    const repeatedResponse = await product.request('/api/auth/sign-up/email', {
      body,
      cookie: firstRegistration.browserCookie,
    })
    expect(repeatedResponse.cookie).toBe(firstRegistration.browserCookie)
    expect(
      (await confirm(firstRegistration.token, { cookie: firstRegistration.browserCookie })).cookie,
    ).not.toBe('')
    expect((await signIn(email, 'un premier mot')).status).toBe(200)
  })

  test('sends the link of the browser’s own registration again, not that of a stranger', async () => {
    const email = createEmail()
    const ownRegistration = await register(email, 'le mot de Camille')
    await register(email, 'le mot d’une inconnue', { name: 'Inconnue' })
    await product.request('/api/auth/send-verification-email', {
      body: { email },
      cookie: ownRegistration.browserCookie,
    })
    const [mail] = await product.listMailsTo(email)
    expect(mail?.text).toContain('«\u00a0Camille\u00a0»')
    const response = await confirm(readLinkToken(mail), { cookie: ownRegistration.browserCookie })
    expect(response.cookie).not.toBe('')
  })

  test('after a refused sign-in, sends the link of the registration whose password was used', async () => {
    const email = createEmail()
    const ownRegistration = await register(email, 'le mot de Camille')
    await register(email, 'le mot d’une inconnue', { name: 'Inconnue' })
    const response = await signIn(email, 'le mot de Camille')
    expect(response).toMatchObject({
      status: 403,
      cookie: '',
      body: { code: 'EMAIL_NOT_VERIFIED' },
    })
    const [mail] = await product.listMailsTo(email)
    const confirmation = await confirm(readLinkToken(mail), {
      cookie: ownRegistration.browserCookie,
    })
    expect(await readMe(confirmation.cookie)).toMatchObject({ email, username: 'Camille' })
  })

  test('refuses even the right password after five wrong ones for the same link', async () => {
    const { token } = await register(createEmail())
    for (let guess = 1; guess <= 5; guess++)
      expect(await confirm(token, { password: `guess ${guess}` })).toMatchObject(passwordWrong)
    expect((await confirm(token, { password: 'secret6' })).status).toBe(429)
  })

  test('refuses a tampered link', async () => {
    const { token, browserCookie } = await register(createEmail())
    const [head = '', payload = ''] = token.split('.')
    const tamperedToken = `${head}.${payload}.${'A'.repeat(43)}`
    expect(await confirm(tamperedToken, { cookie: browserCookie })).toMatchObject(invalidLink)
    expect(await readLink(tamperedToken, browserCookie)).toEqual({ state: 'invalid', email: null })
  })

  describe('with a form, without JavaScript', () => {
    const sendForm = (fields: Record<string, string>, cookie = '') =>
      product.request('/api/auth/verify-email', {
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        ...(cookie && { cookie }),
      })

    test('redirects to the requested page, signed in', async () => {
      const email = createEmail()
      const { mail, token, browserCookie } = await register(email, 'secret6', {
        callbackURL: '/login?confirme=1',
      })
      const callbackURL = new URL(findLink(mail)).searchParams.get('callbackURL') ?? ''
      const response = await sendForm(
        { intent: 'confirm-email', token, callbackURL },
        browserCookie,
      )
      expect(response.status).toBe(303)
      expect(response.headers.get('location')).toBe('/login?confirme=1')
      expect(await readMe(response.cookie)).toMatchObject({ email })
    })

    test('redirects back to the confirmation page, with the error code in the URL', async () => {
      const { token } = await register(createEmail())
      const response = await sendForm({ token, password: 'pas le bon' })
      expect(response).toMatchObject({ status: 303, cookie: '' })
      const page = new URL(response.headers.get('location') ?? '', product.origin)
      expect(page.pathname).toBe('/confirmer')
      expect(page.searchParams.get('token')).toBe(token)
      expect(page.searchParams.get('erreur')).toBe('REGISTRATION_PASSWORD_WRONG')
    })

    test('refuses a form from another site', async () => {
      const { token, browserCookie } = await register(createEmail())
      const response = await product.request('/api/auth/verify-email', {
        body: new URLSearchParams({ token }).toString(),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://evil.test',
        },
        cookie: browserCookie,
      })
      expect(response).toMatchObject({ status: 403, body: { code: 'ORIGIN_REFUSED' } })
    })

    test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
      'never redirects to %s',
      async (callbackURL) => {
        const { mail, token, browserCookie } = await register(createEmail(), 'secret6', {
          callbackURL,
        })
        expect(new URL(findLink(mail)).searchParams.get('callbackURL')).toBe('/dashboard')
        const response = await sendForm({ token, callbackURL }, browserCookie)
        expect(response.headers.get('location')).toBe('/dashboard')
      },
    )
  })
})
