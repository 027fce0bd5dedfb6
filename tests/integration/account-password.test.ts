import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  engines,
  linkIn,
  type Member,
  startProduct,
  type TestProduct,
} from '../support/product/start-product'

/** A header that only a proxy adds: the request is not one of this machine to itself. */
const fromOutside = { 'x-forwarded-for': '192.0.2.7' }
const invalidLink = { status: 400, cookie: '', body: { code: 'LINK_INVALID' } }

describe.each(engines)('a forgotten password, on %s', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine })
  })
  afterAll(() => product?.close())

  const post = (
    name: string,
    body: unknown,
    more: { cookie?: string; headers?: Record<string, string> } = {},
  ) => product.request(`/api/auth/${name}`, { body, ...more })
  const ask = (email: string, headers = {}) =>
    post('request-password-reset', { email }, { headers })
  const reset = (token: string, newPassword = 'un tout autre mot') =>
    post('reset-password', { token, newPassword })
  const signIn = (email: string, password: string) => post('sign-in/email', { email, password })
  const readMe = async (cookie: string) => (await product.request('/api/me', { cookie })).body

  const linksTo = async (email: string) =>
    (await product.mailsTo(email)).filter(({ text }) => text.includes('/reinitialiser?token='))
  /** The job has answered: there are so many mails with a link. */
  const awaitLinks = async (email: string, count = 1) => {
    await vi.waitFor(async () => expect(await linksTo(email)).toHaveLength(count), {
      timeout: 15_000,
    })
    return linksTo(email)
  }
  const tokenIn = (mail: Parameters<typeof linkIn>[0]) =>
    new URL(linkIn(mail)).searchParams.get('token') ?? ''
  async function askForToken(email: string) {
    await ask(email)
    return tokenIn((await awaitLinks(email))[0])
  }
  const isOpen = async (token: string) =>
    (await product.request(`/api/password-link?token=${token}`)).body

  test('is replaced by the link of a mail, once; every former session ends', async () => {
    const { email, password, cookie, id } = await product.signUp('oubli')
    const token = await askForToken(email.toUpperCase().toLowerCase())
    expect(await isOpen(token)).toEqual({ isOpen: true })
    // Asking changes nothing yet.
    expect((await signIn(email, password)).status).toBe(200)

    const answer = await reset(token)
    expect(answer.status).toBe(200)
    expect(await readMe(answer.cookie)).toMatchObject({ id, email, minutesLeft: 5 })
    expect(answer.headers.getSetCookie().join()).not.toContain('Max-Age=2592000')
    expect(await readMe(cookie)).toBeNull()
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, 'un tout autre mot')).status).toBe(200)
    expect((await product.mailsTo(email))[0]?.subject).toBe('Votre mot de passe a changé')

    expect(await isOpen(token)).toEqual({ isOpen: false })
    expect(await reset(token, 'encore un autre')).toMatchObject(invalidLink)
    expect((await signIn(email, 'un tout autre mot')).status).toBe(200)
  })

  test('of two that bring a link at once, one gets it', async () => {
    const { email } = await product.signUp('course')
    const token = await askForToken(email)
    const answers = await Promise.all(
      ['un premier mot', 'un second mot'].map((word) => reset(token, word)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('after one link was used, the others of the hour are over', async () => {
    const { email } = await product.signUp('plusieurs')
    await ask(email)
    await awaitLinks(email, 1)
    await ask(email)
    const tokens = (await awaitLinks(email, 2)).map(tokenIn)
    expect(await Promise.all(tokens.map(isOpen))).toEqual([{ isOpen: true }, { isOpen: true }])
    expect((await reset(tokens[1] ?? '')).status).toBe(200)
    expect(await reset(tokens[0] ?? '')).toMatchObject(invalidLink)
  })

  test('a link is over after an hour, and one that was made up never worked', async () => {
    const { email } = await product.signUp('tard')
    const token = await askForToken(email)
    await product.pool.query(
      `update account_links set expires_at = now() - interval '1 second' where email = $1`,
      [email],
    )
    expect(await isOpen(token)).toEqual({ isOpen: false })
    for (const wrong of [token, 'a'.repeat(43), "' or true --"])
      expect(await reset(wrong)).toMatchObject(invalidLink)
  })

  test('is kept as a hash: what the database holds opens nothing', async () => {
    const { email } = await product.signUp('empreinte')
    const token = await askForToken(email)
    const { rows } = await product.pool.query('select * from account_links where email = $1', [
      email,
    ])
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0].expires_at - rows[0].created_at).toBe(3_600_000)
    expect(await reset(rows[0].token_hash)).toMatchObject(invalidLink)
  })

  test('is answered alike for an address with an account and for one without', async () => {
    const { email } = await product.signUp('connue')
    const answers = [await ask(email), await ask('personne@example.test')]
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { status: true }],
      [200, { status: true }],
    ])
    await awaitLinks(email)
    expect(await product.mailsTo('personne@example.test')).toEqual([])
  })

  test.each([
    ['nobody', 'EMAIL_REQUIRED', ''],
    ['no address', 'EMAIL_INVALID', 'camille'],
    ['10 000 letters', 'INPUT_INVALID', `${'a'.repeat(10_000)}@example.test`],
    ['a control character', 'EMAIL_INVALID', 'camille@exam\u0000ple.test'],
  ])('refuses to write to %s', async (_what, code, email) => {
    expect(await ask(email)).toMatchObject({ status: 400, body: { code } })
  })

  test('a password that breaks a rule is refused, and the link goes on working', async () => {
    const { email } = await product.signUp('regle')
    const token = await askForToken(email)
    const refused = {
      PASSWORD_REQUIRED: '',
      PASSWORD_TOO_SHORT: '12345',
      PASSWORD_TOO_LONG: 'a'.repeat(129),
    }
    for (const [code, password] of Object.entries(refused))
      expect(await reset(token, password)).toMatchObject({ status: 400, body: { code } })
    expect((await reset(token)).status).toBe(200)
  })

  test('the link confirms an address that a stranger registered, and the stranger is out', async () => {
    const email = 'camille.visee@example.test'
    const register = (name: string, password: string) =>
      post('sign-up/email', { name, email, password, hasAcceptedTerms: true })
    await register('Inconnue', 'le mot d’une inconnue')
    await ask(email)
    const [mail] = await awaitLinks(email)
    expect(mail?.text).toContain('sous le pseudo «\u00a0Inconnue\u00a0»')
    // Registering it again and again does not take the link away.
    await register('Encore', 'le mot d’une inconnue')
    const answer = await reset(tokenIn(mail))
    expect(await readMe(answer.cookie)).toMatchObject({ email, minutesLeft: 5 })
    expect((await signIn(email, 'le mot d’une inconnue')).status).toBe(401)
    await register('Toujours', 'le mot d’une inconnue')
    expect((await signIn(email, 'un tout autre mot')).status).toBe(200)
  })

  test('whoever only came by Google is told so, and may have a password as well', async () => {
    const { email, id } = await product.signUp('google')
    await product.pool.query(
      `update account set provider_id = 'google', account_id = 'google-7', password = null
       where user_id = $1`,
      [id],
    )
    await ask(email)
    const [mail] = await awaitLinks(email)
    expect(mail?.subject).toBe('Définissez un mot de passe')
    expect(mail?.text).toContain('vous vous connectez avec Google')
    const answer = await reset(tokenIn(mail))
    expect(await readMe(answer.cookie)).toMatchObject({ id })
    expect((await signIn(email, 'un tout autre mot')).status).toBe(200)
    const { rows } = await product.pool.query(
      'select provider_id from account where user_id = $1 order by 1',
      [id],
    )
    expect(rows).toEqual([{ provider_id: 'credential' }, { provider_id: 'google' }])
  })

  // Last: the jobs of these wait for each other.
  test('a mailbox gets three links an hour, and a network address asks twenty times', async () => {
    const { email } = await product.signUp('limite')
    for (const status of [200, 200, 200, 429]) expect((await ask(email)).status).toBe(status)
    for (const status of [200, 200, 200, 429])
      expect((await ask('inconnue.limite@example.test')).status).toBe(status)

    for (let number = 1; number <= 20; number++)
      expect((await ask(`reseau${number}@example.test`, fromOutside)).status).toBe(200)
    expect((await ask('reseau21@example.test', fromOutside)).status).toBe(429)
    expect((await ask('reseau21@example.test')).status).toBe(200)
  })
})

describe.each(engines)('changing a password, on %s', (engine) => {
  let product: TestProduct
  let camille: Member
  beforeAll(async () => {
    product = await startProduct({ engine })
    camille = await product.signUp('camille')
  })
  afterAll(() => product?.close())

  const change = (body: object, cookie = camille.cookie) =>
    product.request('/api/auth/change-password', { body, cookie })
  const signIn = (password: string, rememberMe = true) =>
    product.request('/api/auth/sign-in/email', {
      body: { email: camille.email, password, rememberMe },
    })
  const readMe = async (cookie: string) => (await product.request('/api/me', { cookie })).body

  test('asks for the current one, and ends every other session; this one is rotated', async () => {
    const { cookie: elsewhere } = await signIn(camille.password)
    const wrong = await change({ currentPassword: 'pas le bon', newPassword: 'un nouveau mot' })
    expect(wrong).toMatchObject({ status: 400, body: { code: 'PASSWORD_WRONG' } })
    expect(await readMe(elsewhere)).not.toBeNull()

    const answer = await change({
      currentPassword: camille.password,
      newPassword: 'un nouveau mot',
    })
    expect(answer.status).toBe(200)
    expect(await readMe(answer.cookie)).toMatchObject({ id: camille.id })
    expect(await readMe(elsewhere)).toBeNull()
    expect(await readMe(camille.cookie)).toBeNull()
    expect((await signIn(camille.password)).status).toBe(401)
    expect((await product.mailsTo(camille.email))[0]?.subject).toBe('Votre mot de passe a changé')
    Object.assign(camille, { cookie: answer.cookie, password: 'un nouveau mot' })
  })

  test('keeps what this browser chose for « Se souvenir de moi »', async () => {
    const { cookie } = await signIn(camille.password, false)
    const answer = await change(
      { currentPassword: camille.password, newPassword: 'mot suivant' },
      cookie,
    )
    expect(answer.headers.getSetCookie().join()).not.toContain('Max-Age=2592000')
    const back = await change(
      { currentPassword: 'mot suivant', newPassword: camille.password },
      (await signIn('mot suivant')).cookie,
    )
    expect(back.headers.getSetCookie().join()).toContain('Max-Age=2592000')
    camille.cookie = back.cookie
  })

  test.each([
    ['nothing', 'PASSWORD_REQUIRED', { currentPassword: '', newPassword: 'un nouveau mot' }],
    [
      '10 000 letters',
      'PASSWORD_REQUIRED',
      { currentPassword: 'a'.repeat(10_000), newPassword: 'un nouveau mot' },
    ],
    ['a short one', 'PASSWORD_TOO_SHORT', { currentPassword: 'x', newPassword: '12345' }],
    ['a long one', 'PASSWORD_TOO_LONG', { currentPassword: 'x', newPassword: 'a'.repeat(10_000) }],
    ['no text', 'INPUT_INVALID', { currentPassword: 7, newPassword: ['un nouveau mot'] }],
  ])('refuses %s', async (_what, code, body) => {
    expect(await change(body)).toMatchObject({ status: 400, body: { code } })
  })

  test('is for those who are signed in, and from a page of ours', async () => {
    const body = { currentPassword: camille.password, newPassword: 'un nouveau mot' }
    expect(await change(body, '')).toMatchObject({ status: 401 })
    const foreign = await product.request('/api/auth/change-password', {
      body,
      cookie: camille.cookie,
      headers: { origin: 'https://evil.test' },
    })
    expect(foreign).toMatchObject({ status: 403, body: { code: 'ORIGIN_REFUSED' } })
  })

  test('cannot be guessed with somebody’s session: five tries a minute', async () => {
    const lea = await product.signUp('lea')
    const guess = (currentPassword: string) =>
      change({ currentPassword, newPassword: 'un nouveau mot' }, lea.cookie)
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map(guess))
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429, 429])
    expect((await guess(lea.password)).status).toBe(429)
  })

  test('whoever has none is sent to the mail', async () => {
    const google = await product.signUp('google')
    await product.pool.query(
      `update account set provider_id = 'google', password = null where user_id = $1`,
      [google.id],
    )
    expect((await product.request('/api/me/access', { cookie: google.cookie })).body).toEqual({
      hasPassword: false,
    })
    expect(
      await change({ currentPassword: 'x', newPassword: 'un nouveau mot' }, google.cookie),
    ).toMatchObject({
      status: 409,
      body: { code: 'PASSWORD_NOT_SET' },
    })
  })
})
