import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findLink, startProduct, type TestProduct } from '../../support/product/start-product'

const form = (changes: object = {}) => ({
  name: 'Camille',
  email: 'camille@example.test',
  password: 'secret6',
  hasAcceptedTerms: true,
  ...changes,
})

describe('signing up', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())

  const register = (changes: object = {}) =>
    product.request('/api/auth/sign-up/email', { body: form(changes) })
  const signIn = (email: string, password = 'secret6') =>
    product.request('/api/auth/sign-in/email', { body: { email, password } })

  test.each([
    [{ email: '' }, 'EMAIL_REQUIRED', "L'email est requis"],
    [{ email: 'camille' }, 'EMAIL_INVALID', 'Cette adresse email n’est pas valide'],
    [{ name: ' ' }, 'USERNAME_REQUIRED', 'Le pseudo est requis'],
    [{ name: ' ab ' }, 'USERNAME_TOO_SHORT', 'Le pseudo doit contenir au moins 3 caractères'],
    [{ password: '' }, 'PASSWORD_REQUIRED', 'Le mot de passe est requis'],
    [
      { password: '12345' },
      'PASSWORD_TOO_SHORT',
      'Le mot de passe doit contenir au moins 6 caractères',
    ],
    [
      { password: 'a'.repeat(129) },
      'PASSWORD_TOO_LONG',
      'Le mot de passe doit contenir au plus 128 caractères',
    ],
    [
      { hasAcceptedTerms: false },
      'TERMS_NOT_ACCEPTED',
      "Vous devez accepter les conditions d'utilisation",
    ],
    [{ name: 'x'.repeat(61) }, 'INPUT_INVALID', 'Certaines informations ne sont pas valides'],
    [{ email: 7 }, 'INPUT_INVALID', 'Certaines informations ne sont pas valides'],
  ])('refuses %j', async (changes, code, message) => {
    const response = await register({ email: 'refused@example.test', ...changes })
    expect(response).toMatchObject({ status: 400, body: { code, message, retryable: false } })
    expect(await product.listMailsTo('refused@example.test')).toEqual([])
  })

  test('sends a link that signs in once and redirects to the requested page', async () => {
    const email = 'once@example.test'
    const response = await register({ email, callbackURL: '/login?confirme=1' })
    expect(response).toMatchObject({ status: 200, body: { status: true }, cookie: '' })

    const first = await product.confirmAddress(email)
    expect(first.status).toBe(302)
    expect(first.headers.get('location')).toBe('/login?confirme=1')
    const me = await product.request('/api/me', { cookie: first.cookie })
    expect(me.body).toMatchObject({ email, username: 'Camille', minutesLeft: 5, isAdmin: false })

    const replay = await product.confirmAddress(email)
    expect(replay.headers.get('location')).toBe('/login?confirme=1')
    expect(replay.cookie).toBe('')
  })

  test('confirms the address without replacing the session of another signed-in user', async () => {
    const signedInUser = await product.signUp('dora')
    const email = 'stranger@example.test'
    await register({ email })
    const [mail] = await product.listMailsTo(email)
    const { pathname, search } = new URL(findLink(mail))
    const response = await product.request(pathname + search, { cookie: signedInUser.cookie })
    expect(response).toMatchObject({ status: 302, cookie: '' })
    const me = await product.request('/api/me', { cookie: signedInUser.cookie })
    expect(me.body).toMatchObject({ id: signedInUser.id })
    expect((await signIn(email)).status).toBe(200)
  })

  test('records that the terms were accepted', async () => {
    const { id } = await product.signUp()
    const { rows } = await product.pool.query(
      'select kind, is_granted from consents where user_id = $1',
      [id],
    )
    expect(rows).toEqual([{ kind: 'terms', is_granted: true }])
  })

  test('refuses to sign in before the address is confirmed, and sends the link again', async () => {
    const email = 'waiting@example.test'
    await register({ email })
    const response = await signIn(email)
    expect(response).toMatchObject({
      status: 403,
      cookie: '',
      body: { code: 'EMAIL_NOT_VERIFIED' },
    })
    await product.request('/api/auth/send-verification-email', { body: { email } })
    expect(await product.listMailsTo(email)).toHaveLength(3)
  })

  test('gives the same response for known and unknown addresses, and notifies the owner of a known one', async () => {
    const existingUser = await product.signUp('known')
    const knownResponse = await register({
      email: existingUser.email.toUpperCase(),
      password: 'another one',
    })
    const unknownResponse = await register({ email: 'unknown@example.test' })
    expect([knownResponse.status, knownResponse.body]).toEqual([
      unknownResponse.status,
      unknownResponse.body,
    ])

    const [mail] = await product.listMailsTo(existingUser.email)
    expect(mail?.subject).toBe('Vous avez déjà un compte')
    expect(findLink(mail)).toBe(`${product.origin}/login`)
    expect(await signIn(existingUser.email, 'another one')).toMatchObject({ status: 401 })
    expect(await signIn(existingUser.email, existingUser.password)).toMatchObject({ status: 200 })
  })

  test('gives the same response to a request for another link, with and without an account', async () => {
    const responses = await Promise.all(
      ['nobody@example.test', (await product.signUp()).email].map((email) =>
        product.request('/api/auth/send-verification-email', { body: { email } }),
      ),
    )
    expect(responses.map(({ status, body }) => [status, body])).toEqual([
      [200, { status: true }],
      [200, { status: true }],
    ])
  })

  /** Follows the link of one of the e-mails to an address; 0 is the newest. */
  async function openLink(email: string, index: number) {
    const { pathname, search } = new URL(findLink((await product.listMailsTo(email))[index]))
    return product.request(pathname + search)
  }

  test('invalidates the first link when somebody else registers the address again', async () => {
    const email = 'camille.own@example.test'
    await register({ email, password: 'camille’s own' })
    await register({ email, password: 'a stranger’s', name: 'Stranger' })

    const response = await openLink(email, 1)
    expect(response.headers.get('location')).toBe('/login?error=INVALID_TOKEN')
    expect(response.cookie).toBe('')
    // The second password matches, but the address is not confirmed.
    expect(await signIn(email, 'a stranger’s')).toMatchObject({ status: 403, cookie: '' })
    expect(await signIn(email, 'camille’s own')).toMatchObject({ status: 401 })

    // As the page proposes, the owner registers once more, which replaces the other password.
    await register({ email, password: 'camille’s own' })
    expect((await product.confirmAddress(email)).cookie).not.toBe('')
    expect(await signIn(email, 'a stranger’s')).toMatchObject({ status: 401 })
    expect(await signIn(email, 'camille’s own')).toMatchObject({ status: 200 })
  })

  test('keeps a replaced registration invalid after the newer one is confirmed', async () => {
    const email = 'again@example.test'
    await register({ email, password: 'the first one' })
    await register({ email, password: 'the second one' })
    await product.confirmAddress(email)
    const response = await openLink(email, 1)
    expect(response.headers.get('location')).toBe('/login?error=INVALID_TOKEN')
    expect(response.cookie).toBe('')
    expect(await signIn(email, 'the first one')).toMatchObject({ status: 401 })
    expect(await signIn(email, 'the second one')).toMatchObject({ status: 200 })
  })

  test('accepts any link that belongs to the same registration', async () => {
    const email = 'impatient@example.test'
    await register({ email })
    await product.request('/api/auth/send-verification-email', { body: { email } })
    expect(await product.listMailsTo(email)).toHaveLength(2)
    expect((await openLink(email, 1)).cookie).not.toBe('')
  })

  test('states in the e-mail when and under which name the address was registered', async () => {
    const email = 'told@example.test'
    await register({ email, name: 'Inconnue' })
    const [mail] = await product.listMailsTo(email)
    expect(mail?.text).toMatch(
      /inscrit avec votre adresse le \d.* \d{4} à \d\d:\d\d \(heure de Paris\)/,
    )
    expect(mail?.text).toContain('«\u00a0Inconnue\u00a0»')
    expect(mail?.text).toContain('il confirmerait le mot de passe choisi par quelqu’un d’autre')
  })

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'never redirects to %s',
    async (callbackURL) => {
      const email = 'led@example.test'
      await register({ email, callbackURL })
      const { searchParams } = new URL(findLink((await product.listMailsTo(email))[0]))
      expect(searchParams.get('callbackURL')).toBe('/dashboard')

      const query = new URLSearchParams({ token: 'none', callbackURL })
      const response = await product.request(`/api/auth/verify-email?${query}`)
      expect(response.headers.get('location')).toBe('/login?error=INVALID_TOKEN')
    },
  )

  test('refuses a tampered link', async () => {
    const email = 'tampered@example.test'
    await register({ email })
    const link = new URL(findLink((await product.listMailsTo(email))[0]))
    const [head = '', payload = ''] = link.searchParams.get('token')?.split('.') ?? []
    link.searchParams.set('token', `${head}.${payload}.${'A'.repeat(43)}`)
    const response = await product.request(link.pathname + link.search)
    expect(response.headers.get('location')).toBe('/login?error=INVALID_TOKEN')
    expect(response.cookie).toBe('')
  })
})
