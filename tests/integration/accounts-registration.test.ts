import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines, linkIn, startProduct, type TestProduct } from '../support/product/start-product'

const form = (changes: object = {}) => ({
  name: 'Camille',
  email: 'camille@example.test',
  password: 'secret6',
  hasAcceptedTerms: true,
  ...changes,
})

describe.each(engines)('registration, on %s', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine })
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
    const answer = await register({ email: 'refused@example.test', ...changes })
    expect(answer).toMatchObject({ status: 400, body: { code, message, retryable: false } })
    expect(await product.mailsTo('refused@example.test')).toEqual([])
  })

  test('promises a mail whose link signs in, once, and leads where it was meant to', async () => {
    const email = 'once@example.test'
    const answer = await register({ email, callbackURL: '/login?confirme=1' })
    expect(answer).toMatchObject({ status: 200, body: { status: true }, cookie: '' })

    const first = await product.confirm(email)
    expect(first.status).toBe(302)
    expect(first.headers.get('location')).toBe('/login?confirme=1')
    const me = await product.request('/api/me', { cookie: first.cookie })
    expect(me.body).toMatchObject({ email, username: 'Camille', minutesLeft: 5, isAdmin: false })

    const replay = await product.confirm(email)
    expect(replay.headers.get('location')).toBe('/login?confirme=1')
    expect(replay.cookie).toBe('')
  })

  test('opened by somebody who is signed in, the link confirms and leaves them who they are', async () => {
    const victim = await product.signUp('dora')
    const email = 'stranger@example.test'
    await register({ email })
    const [mail] = await product.mailsTo(email)
    const { pathname, search } = new URL(linkIn(mail))
    const answer = await product.request(pathname + search, { cookie: victim.cookie })
    expect(answer).toMatchObject({ status: 302, cookie: '' })
    const me = await product.request('/api/me', { cookie: victim.cookie })
    expect(me.body).toMatchObject({ id: victim.id })
    expect((await signIn(email)).status).toBe(200)
  })

  test('keeps the evidence that the terms were accepted', async () => {
    const { id } = await product.signUp()
    const { rows } = await product.pool.query(
      'select kind, is_granted from consents where user_id = $1',
      [id],
    )
    expect(rows).toEqual([{ kind: 'terms', is_granted: true }])
  })

  test('lets nobody in before the address is confirmed, and sends the link again', async () => {
    const email = 'waiting@example.test'
    await register({ email })
    const answer = await signIn(email)
    expect(answer).toMatchObject({ status: 403, cookie: '', body: { code: 'EMAIL_NOT_VERIFIED' } })
    await product.request('/api/auth/send-verification-email', { body: { email } })
    expect(await product.mailsTo(email)).toHaveLength(3)
  })

  test('answers a known address as an unknown one; its owner is told by mail', async () => {
    const known = await product.signUp('known')
    const ofKnown = await register({ email: known.email.toUpperCase(), password: 'another one' })
    const ofUnknown = await register({ email: 'unknown@example.test' })
    expect([ofKnown.status, ofKnown.body]).toEqual([ofUnknown.status, ofUnknown.body])

    const [mail] = await product.mailsTo(known.email)
    expect(mail?.subject).toBe('Vous avez déjà un compte')
    expect(linkIn(mail)).toBe(`${product.origin}/login`)
    expect(await signIn(known.email, 'another one')).toMatchObject({ status: 401 })
    expect(await signIn(known.email, known.password)).toMatchObject({ status: 200 })
  })

  test('asking again for the link says nothing about who has an account', async () => {
    const answers = await Promise.all(
      ['nobody@example.test', (await product.signUp()).email].map((email) =>
        product.request('/api/auth/send-verification-email', { body: { email } }),
      ),
    )
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [200, { status: true }],
      [200, { status: true }],
    ])
  })

  /** Follows the link of one of the mails to an address; 0 is the newest. */
  async function open(email: string, index: number) {
    const { pathname, search } = new URL(linkIn((await product.mailsTo(email))[index]))
    return product.request(pathname + search)
  }

  test('by a stranger afterwards is not confirmed by the link of one’s own mail', async () => {
    const email = 'camille.own@example.test'
    await register({ email, password: 'camille’s own' })
    await register({ email, password: 'a stranger’s', name: 'Stranger' })

    const answer = await open(email, 1)
    expect(answer.headers.get('location')).toBe('/login?error=INVALID_TOKEN')
    expect(answer.cookie).toBe('')
    // The stranger’s password is right, and opens nothing.
    expect(await signIn(email, 'a stranger’s')).toMatchObject({ status: 403, cookie: '' })
    expect(await signIn(email, 'camille’s own')).toMatchObject({ status: 401 })

    // What the page proposes: she registers once more, and the stranger is out.
    await register({ email, password: 'camille’s own' })
    expect((await product.confirm(email)).cookie).not.toBe('')
    expect(await signIn(email, 'a stranger’s')).toMatchObject({ status: 401 })
    expect(await signIn(email, 'camille’s own')).toMatchObject({ status: 200 })
  })

  test('that was replaced stays so after the newer one is confirmed', async () => {
    const email = 'again@example.test'
    await register({ email, password: 'the first one' })
    await register({ email, password: 'the second one' })
    await product.confirm(email)
    const answer = await open(email, 1)
    expect(answer.headers.get('location')).toBe('/login?error=INVALID_TOKEN')
    expect(answer.cookie).toBe('')
    expect(await signIn(email, 'the first one')).toMatchObject({ status: 401 })
    expect(await signIn(email, 'the second one')).toMatchObject({ status: 200 })
  })

  test('is confirmed by any of its own links, the first as well as the one asked for again', async () => {
    const email = 'impatient@example.test'
    await register({ email })
    await product.request('/api/auth/send-verification-email', { body: { email } })
    expect(await product.mailsTo(email)).toHaveLength(2)
    expect((await open(email, 1)).cookie).not.toBe('')
  })

  test('says in its mail when and as whom it was made, and what a click would do', async () => {
    const email = 'told@example.test'
    await register({ email, name: 'Inconnue' })
    const [mail] = await product.mailsTo(email)
    expect(mail?.text).toMatch(
      /inscrit avec votre adresse le \d.* \d{4} à \d\d:\d\d \(heure de Paris\)/,
    )
    expect(mail?.text).toContain('«\u00a0Inconnue\u00a0»')
    expect(mail?.text).toContain('il confirmerait le mot de passe choisi par quelqu’un d’autre')
  })

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'never leads to %s',
    async (callbackURL) => {
      const email = 'led@example.test'
      await register({ email, callbackURL })
      const { searchParams } = new URL(linkIn((await product.mailsTo(email))[0]))
      expect(searchParams.get('callbackURL')).toBe('/dashboard')

      const query = new URLSearchParams({ token: 'none', callbackURL })
      const answer = await product.request(`/api/auth/verify-email?${query}`)
      expect(answer.headers.get('location')).toBe('/login?error=INVALID_TOKEN')
    },
  )

  test('with a link that was tampered with signs nobody in', async () => {
    const email = 'tampered@example.test'
    await register({ email })
    const link = new URL(linkIn((await product.mailsTo(email))[0]))
    const [head = '', payload = ''] = link.searchParams.get('token')?.split('.') ?? []
    link.searchParams.set('token', `${head}.${payload}.${'A'.repeat(43)}`)
    const answer = await product.request(link.pathname + link.search)
    expect(answer.headers.get('location')).toBe('/login?error=INVALID_TOKEN')
    expect(answer.cookie).toBe('')
  })
})
