import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createApiKey } from '../../support/calls/realtime-client'
import { setUpProduct } from '../../support/product/set-up-product'
import {
  findLink,
  startProduct,
  type TestProduct,
  type TestUser,
} from '../../support/product/start-product'

/** Only a proxy adds this header, so the request does not count as a loopback request. */
const fromOutside = { 'x-forwarded-for': '192.0.2.7' }
const invalidLink = { status: 400, cookie: '', body: { code: 'LINK_INVALID' } }

describe('resetting a forgotten password', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())

  const post = (
    name: string,
    body: unknown,
    options: { cookie?: string; headers?: Record<string, string> } = {},
  ) => product.request(`/api/auth/${name}`, { body, ...options })
  const requestReset = (email: string, headers = {}) =>
    post('request-password-reset', { email }, { headers })
  const resetPassword = (token: string, newPassword = 'un tout autre mot') =>
    post('reset-password', { token, newPassword })
  const signIn = (email: string, password: string) => post('sign-in/email', { email, password })
  const readMe = async (cookie: string) => (await product.request('/api/me', { cookie })).body

  const listLinkMails = async (email: string) =>
    (await product.listMailsTo(email)).filter(({ text }) => text.includes('/reinitialiser?token='))
  /** Waits until the job has sent this number of e-mails with a link, and returns them. */
  const waitForLinkMails = async (email: string, count = 1) => {
    await vi.waitFor(async () => expect(await listLinkMails(email)).toHaveLength(count), {
      timeout: 15_000,
    })
    return listLinkMails(email)
  }
  const readToken = (mail: Parameters<typeof findLink>[0]) =>
    new URL(findLink(mail)).searchParams.get('token') ?? ''
  async function requestToken(email: string) {
    await requestReset(email)
    return readToken((await waitForLinkMails(email))[0])
  }
  const readLinkState = async (token: string) =>
    (await product.request(`/api/password-link?token=${token}`)).body

  test('sets a new password once through the link and ends all former sessions', async () => {
    const { email, password, cookie, id } = await product.signUp('oubli')
    const token = await requestToken(email)
    expect(await readLinkState(token)).toEqual({ isOpen: true })
    // The request alone changes nothing.
    expect((await signIn(email, password)).status).toBe(200)

    const response = await resetPassword(token)
    expect(response.status).toBe(200)
    expect(await readMe(response.cookie)).toMatchObject({ id, email, minutesLeft: 5 })
    expect(response.headers.getSetCookie().join()).not.toContain('Max-Age=2592000')
    expect(await readMe(cookie)).toBeNull()
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, 'un tout autre mot')).status).toBe(200)
    const [mail] = await product.listMailsTo(email)
    expect(mail?.subject).toBe('Votre mot de passe a changé')
    expect(mail?.text).not.toContain('clés')

    expect(await readLinkState(token)).toEqual({ isOpen: false })
    expect(await resetPassword(token, 'encore un autre')).toMatchObject(invalidLink)
    expect((await signIn(email, 'un tout autre mot')).status).toBe(200)
  })

  test('accepts only one of two concurrent resets with the same link', async () => {
    const { email } = await product.signUp('course')
    const token = await requestToken(email)
    const responses = await Promise.all(
      ['un premier mot', 'un second mot'].map((password) => resetPassword(token, password)),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('invalidates all links of a user once one of them has been used', async () => {
    const { email } = await product.signUp('plusieurs')
    await requestReset(email)
    await waitForLinkMails(email, 1)
    await requestReset(email)
    const tokens = (await waitForLinkMails(email, 2)).map(readToken)
    expect(await Promise.all(tokens.map(readLinkState))).toEqual([
      { isOpen: true },
      { isOpen: true },
    ])
    expect((await resetPassword(tokens[1] ?? '')).status).toBe(200)
    expect(await resetPassword(tokens[0] ?? '')).toMatchObject(invalidLink)
  })

  test('refuses expired and invented links', async () => {
    const { email } = await product.signUp('tard')
    const token = await requestToken(email)
    await product.pool.query(
      `update account_links set expires_at = now() - interval '1 second' where email = $1`,
      [email],
    )
    expect(await readLinkState(token)).toEqual({ isOpen: false })
    for (const invalidToken of [token, 'a'.repeat(43), "' or true --"])
      expect(await resetPassword(invalidToken)).toMatchObject(invalidLink)
  })

  test('stores only a hash of the token, which is valid for an hour', async () => {
    const { email } = await product.signUp('empreinte')
    const token = await requestToken(email)
    const { rows } = await product.pool.query('select * from account_links where email = $1', [
      email,
    ])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0].expires_at - rows[0].created_at).toBe(3_600_000)
    expect(await resetPassword(rows[0].token_hash)).toMatchObject(invalidLink)
  })

  test('gives the same response for addresses with and without an account', async () => {
    const { email } = await product.signUp('connue')
    const responses = [await requestReset(email), await requestReset('personne@example.test')]
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [200, { status: true }],
      [200, { status: true }],
    ])
    await waitForLinkMails(email)
    expect(await product.listMailsTo('personne@example.test')).toEqual([])
  })

  test.each([
    ['an empty address', 'EMAIL_REQUIRED', ''],
    ['an address without @', 'EMAIL_INVALID', 'camille'],
    ['an address of 10,000 letters', 'INPUT_INVALID', `${'a'.repeat(10_000)}@example.test`],
    ['an address with a NUL character', 'EMAIL_INVALID', 'camille@exam\u0000ple.test'],
    ['a single NUL character', 'EMAIL_INVALID', '\u0000'],
  ])('refuses %s', async (_what, code, email) => {
    expect(await requestReset(email)).toMatchObject({ status: 400, body: { code } })
  })

  test('refuses an invalid new password and keeps the link valid', async () => {
    const { email } = await product.signUp('regle')
    const token = await requestToken(email)
    const invalidPasswords = {
      PASSWORD_REQUIRED: '',
      PASSWORD_TOO_SHORT: '12345',
      PASSWORD_TOO_LONG: 'a'.repeat(129),
    }
    for (const [code, password] of Object.entries(invalidPasswords))
      expect(await resetPassword(token, password)).toMatchObject({ status: 400, body: { code } })
    expect((await resetPassword(token)).status).toBe(200)
  })

  test('confirms an address that somebody else registered, and removes their password', async () => {
    const email = 'camille.visee@example.test'
    const register = (name: string, password: string) =>
      post('sign-up/email', { name, email, password, hasAcceptedTerms: true })
    await register('Inconnue', 'le mot d’une inconnue')
    await requestReset(email)
    const [mail] = await waitForLinkMails(email)
    expect(mail?.text).toContain('sous le pseudo «\u00a0Inconnue\u00a0»')
    // Further registrations of the address do not invalidate the link.
    await register('Encore', 'le mot d’une inconnue')
    const response = await resetPassword(readToken(mail))
    expect(await readMe(response.cookie)).toMatchObject({ email, minutesLeft: 5 })
    expect((await signIn(email, 'le mot d’une inconnue')).status).toBe(401)
    await register('Toujours', 'le mot d’une inconnue')
    expect((await signIn(email, 'un tout autre mot')).status).toBe(200)
  })

  test('lets a user who only signs in with Google add a password', async () => {
    const { email, id } = await product.signUp('google')
    await product.pool.query(
      `update account set provider_id = 'google', account_id = 'google-7', password = null
       where user_id = $1`,
      [id],
    )
    await requestReset(email)
    const [mail] = await waitForLinkMails(email)
    expect(mail?.subject).toBe('Définissez un mot de passe')
    expect(mail?.text).toContain('vous vous connectez avec Google')
    const response = await resetPassword(readToken(mail))
    expect(await readMe(response.cookie)).toMatchObject({ id })
    expect((await signIn(email, 'un tout autre mot')).status).toBe(200)
    const { rows } = await product.pool.query(
      'select provider_id from account where user_id = $1 order by 1',
      [id],
    )
    expect(rows).toEqual([{ provider_id: 'credential' }, { provider_id: 'google' }])
  })

  // Keep this test last: the many jobs it creates delay those of other tests.
  test('limits an IP address to three links per mailbox and to twenty requests in all', async () => {
    const { email } = await product.signUp('limite')
    for (const status of [200, 200, 200, 429])
      expect((await requestReset(email)).status).toBe(status)
    for (const status of [200, 200, 200, 429])
      expect((await requestReset('inconnue.limite@example.test')).status).toBe(status)

    for (let number = 1; number <= 20; number++)
      expect((await requestReset(`reseau${number}@example.test`, fromOutside)).status).toBe(200)
    expect((await requestReset('reseau21@example.test', fromOutside)).status).toBe(429)
    expect((await requestReset('reseau21@example.test')).status).toBe(200)
  })
})

describe('changing a password', () => {
  let product: TestProduct
  let camille: TestUser
  setUpProduct((started) => {
    ;({ product, camille } = started)
  })

  const changePassword = (body: object, cookie = camille.cookie) =>
    product.request('/api/auth/change-password', { body, cookie })
  const signIn = (password: string, { rememberMe = true } = {}) =>
    product.request('/api/auth/sign-in/email', {
      body: { email: camille.email, password, rememberMe },
    })
  const readMe = async (cookie: string) => (await product.request('/api/me', { cookie })).body

  test('sends an e-mail that says that API keys still work, with a link to revoke them', async () => {
    const lea = await product.signUp('lea-avec-une-cle')
    await createApiKey(product, lea)
    const newPassword = 'un nouveau mot'
    const response = await changePassword(
      { currentPassword: lea.password, newPassword },
      lea.cookie,
    )
    expect(response.status).toBe(200)
    const [mail] = await product.listMailsTo(lea.email)
    expect(mail?.text).toContain('Vos clés d’accès, elles, fonctionnent toujours.')
    expect(mail?.text).toContain('/developpeurs')
  })

  test('requires the current password, ends all other sessions and renews the token of the current one', async () => {
    const { cookie: otherSessionCookie } = await signIn(camille.password)
    const refusal = await changePassword({
      currentPassword: 'pas le bon',
      newPassword: 'un nouveau mot',
    })
    expect(refusal).toMatchObject({ status: 400, body: { code: 'PASSWORD_WRONG' } })
    expect(await readMe(otherSessionCookie)).not.toBeNull()

    const response = await changePassword({
      currentPassword: camille.password,
      newPassword: 'un nouveau mot',
    })
    expect(response.status).toBe(200)
    expect(await readMe(response.cookie)).toMatchObject({ id: camille.id })
    expect(await readMe(otherSessionCookie)).toBeNull()
    expect(await readMe(camille.cookie)).toBeNull()
    expect((await signIn(camille.password)).status).toBe(401)
    expect((await product.listMailsTo(camille.email))[0]?.subject).toBe(
      'Votre mot de passe a changé',
    )
    Object.assign(camille, { cookie: response.cookie, password: 'un nouveau mot' })
  })

  test('keeps the session duration that was chosen with "Se souvenir de moi"', async () => {
    const { cookie } = await signIn(camille.password, { rememberMe: false })
    const response = await changePassword(
      { currentPassword: camille.password, newPassword: 'mot suivant' },
      cookie,
    )
    expect(response.headers.getSetCookie().join()).not.toContain('Max-Age=2592000')
    const changeResponse = await changePassword(
      { currentPassword: 'mot suivant', newPassword: camille.password },
      (await signIn('mot suivant')).cookie,
    )
    expect(changeResponse.headers.getSetCookie().join()).toContain('Max-Age=2592000')
    camille.cookie = changeResponse.cookie
  })

  test.each([
    [
      'an empty current password',
      'PASSWORD_REQUIRED',
      { currentPassword: '', newPassword: 'un nouveau mot' },
    ],
    [
      'a current password of 10,000 letters',
      'PASSWORD_WRONG',
      { currentPassword: 'a'.repeat(10_000), newPassword: 'un nouveau mot' },
    ],
    ['a short new password', 'PASSWORD_TOO_SHORT', { currentPassword: 'x', newPassword: '12345' }],
    [
      'a long new password',
      'PASSWORD_TOO_LONG',
      { currentPassword: 'x', newPassword: 'a'.repeat(10_000) },
    ],
    [
      'values that are not strings',
      'INPUT_INVALID',
      { currentPassword: 7, newPassword: ['un nouveau mot'] },
    ],
  ])('refuses %s', async (_what, code, body) => {
    expect(await changePassword(body)).toMatchObject({ status: 400, body: { code } })
  })

  test('refuses visitors and requests from another origin', async () => {
    const body = { currentPassword: camille.password, newPassword: 'un nouveau mot' }
    expect(await changePassword(body, '')).toMatchObject({ status: 401 })
    const { cookie } = camille
    expect(
      await product.requestFromOtherSite('/api/auth/change-password', { body, cookie }),
    ).toMatchObject({ status: 403, body: { code: 'ORIGIN_REFUSED' } })
  })

  test('refuses even the right current password after five wrong ones', async () => {
    const lea = await product.signUp('lea')
    const guess = (currentPassword: string) =>
      changePassword({ currentPassword, newPassword: 'un nouveau mot' }, lea.cookie)
    const responses = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(guess))
    expect(responses.map(({ status }) => status).sort()).toEqual([
      400, 400, 400, 400, 400, 429, 429,
    ])
    expect((await guess(lea.password)).status).toBe(429)
  })

  test('refuses a change for an account without a password', async () => {
    const googleUser = await product.signUp('google')
    await product.pool.query(
      `update account set provider_id = 'google', password = null where user_id = $1`,
      [googleUser.id],
    )
    expect((await product.request('/api/me/access', { cookie: googleUser.cookie })).body).toEqual({
      hasPassword: false,
    })
    expect(
      await changePassword(
        { currentPassword: 'x', newPassword: 'un nouveau mot' },
        googleUser.cookie,
      ),
    ).toMatchObject({
      status: 409,
      body: { code: 'PASSWORD_NOT_SET' },
    })
  })
})
