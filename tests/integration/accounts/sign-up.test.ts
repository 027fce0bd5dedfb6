import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findLink, startProduct, type TestProduct } from '../../support/product/start-product'

const createForm = (changes: object = {}) => ({
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
    product.request('/api/auth/sign-up/email', { body: createForm(changes) })
  const signIn = (email: string, password = 'secret6') =>
    product.request('/api/auth/sign-in/email', { body: { email, password } })

  test.each([
    [{ email: '' }, 'EMAIL_REQUIRED', "L'email est requis"],
    [{ email: 'camille' }, 'EMAIL_INVALID', 'Cette adresse email n’est pas valide'],
    [{ email: '\u0000' }, 'EMAIL_INVALID', 'Cette adresse email n’est pas valide'],
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

  test.each(['123456', 'password', 'azerty', '      ', 'aaaaaa', 'facile@example.test', 'facile'])(
    'refuses the guessable password %j with a message that it is too easy',
    async (password) => {
      const response = await register({ email: 'facile@example.test', password })
      expect(response).toMatchObject({ status: 400, body: { code: 'PASSWORD_TOO_COMMON' } })
      expect(response.body).toMatchObject({ message: expect.stringContaining('trop facile') })
      expect(await product.listMailsTo('facile@example.test')).toEqual([])
    },
  )

  test('records that the terms were accepted', async () => {
    const { id } = await product.signUp()
    const { rows } = await product.pool.query(
      'select kind, is_granted from consents where user_id = $1',
      [id],
    )
    expect(rows).toEqual([{ kind: 'terms', is_granted: true }])
  })

  test('allows no sign-in before the address is confirmed, but sends the link again after an attempt and on request', async () => {
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

  test('refuses to send another link to an address with a NUL character', async () => {
    const response = await product.request('/api/auth/send-verification-email', {
      body: { email: '\u0000' },
    })
    expect(response).toMatchObject({ status: 400, body: { code: 'INPUT_INVALID' } })
  })

  test('says in the e-mail when and under which name the address was registered, and that the link needs the password', async () => {
    const email = 'told@example.test'
    await register({ email, name: 'Inconnue' })
    const [mail] = await product.listMailsTo(email)
    expect(mail?.text).toMatch(
      /inscrit avec votre adresse le \d.* \d{4} à \d\d:\d\d \(heure de Paris\)/,
    )
    expect(mail?.text).toContain('«\u00a0Inconnue\u00a0»')
    expect(mail?.text).toContain(
      'sans le mot de passe choisi à l’inscription, ce lien n’ouvre rien',
    )
  })
})
