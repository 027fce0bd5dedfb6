import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  createGoogleSignInClient,
  type GoogleSignInClient,
} from '../../support/product/google-sign-in-client'
import { startProduct, type TestProduct } from '../../support/product/start-product'

const withTerms = { requestSignUp: true, hasAcceptedTerms: true }
const administratorEmail = 'patronne@example.test'

describe('signing in with Google', () => {
  let product: TestProduct
  let googleClient: GoogleSignInClient
  beforeAll(async () => {
    product = await startProduct({ adminEmail: administratorEmail })
  })
  afterAll(() => product?.close())
  beforeEach(() => {
    googleClient = createGoogleSignInClient(product)
  })

  const readMe = async (cookie = googleClient.getCookieHeader()) =>
    (await product.request('/api/me', { cookie })).body
  const countRows = async (table: string, email: string) => {
    const { rows } = await product.pool.query(
      `select count(*)::int as count from ${table} join "user" on "user".id = ${table}.user_id
       where email = $1`,
      [email],
    )
    return rows[0].count as number
  }
  const countUsers = async (email: string) =>
    (await product.pool.query('select 1 from "user" where email = $1', [email])).rowCount
  const register = (email: string, password: string) =>
    product.request('/api/auth/sign-up/email', {
      body: { name: 'Une autre', email, password, hasAcceptedTerms: true },
    })
  const signInByPassword = (email: string, password: string) =>
    product.request('/api/auth/sign-in/email', { body: { email, password } })

  test('creates an account with profile, minutes and a 30-day session when the terms are accepted', async () => {
    const response = await googleClient.signIn(
      { ...withTerms, callbackURL: '/talk/octave' },
      { email: 'Nina@Example.test', given_name: 'Nina', family_name: 'Roux' },
    )
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/talk/octave')
    const sessionCookie = response.headers
      .getSetCookie()
      .find((line) => line.includes('session_token'))
    expect(sessionCookie).toContain(`Max-Age=${30 * 86_400}`)
    expect(sessionCookie).toContain('HttpOnly')
    expect(await readMe()).toMatchObject({
      email: 'nina@example.test',
      username: 'Nina',
      minutesLeft: 5,
      isAdmin: false,
    })
    expect(await countRows('consents', 'nina@example.test')).toBe(1)
  })

  test('signs in an existing user without asking for the terms again, and grants nothing twice', async () => {
    const profile = { email: 'encore@example.test' }
    await googleClient.signIn(withTerms, profile)
    const secondClient = createGoogleSignInClient(product)
    const response = await secondClient.signIn({ callbackURL: '/favorites' }, profile)
    expect(response.headers.get('location')).toBe('/favorites')
    expect(await readMe(secondClient.getCookieHeader())).toMatchObject({ minutesLeft: 5 })
    expect(await countRows('account', profile.email)).toBe(1)
    expect(await countRows('consents', profile.email)).toBe(1)
  })

  test('requires a new user to accept the terms before creating the account', async () => {
    const profile = { email: 'nouvelle@example.test' }
    const response = await googleClient.signIn({ callbackURL: '/talk/octave' }, profile)
    expect(response.headers.get('location')).toBe(
      '/register?next=%2Ftalk%2Foctave&google=GOOGLE_NEW',
    )
    expect(await readMe()).toBeNull()
    expect(await countUsers(profile.email)).toBe(0)
    await googleClient.signIn(withTerms, profile)
    expect(await readMe()).toMatchObject({ email: profile.email, minutesLeft: 5 })
  })

  test('refuses to start a sign-up without accepted terms', async () => {
    const response = await googleClient.send('/api/auth/sign-in/social', {
      body: { provider: 'google', requestSignUp: true },
    })
    expect(response).toMatchObject({
      status: 400,
      body: {
        code: 'TERMS_NOT_ACCEPTED',
        message: "Vous devez accepter les conditions d'utilisation",
      },
    })
  })

  test.each([
    [{}, '/login?next=%2Ftalk%2Foctave&google=GOOGLE_CANCELLED'],
    [withTerms, '/register?next=%2Ftalk%2Foctave&google=GOOGLE_CANCELLED'],
  ])(
    'redirects after a cancellation to the page where the sign-in began: %j',
    async (body, signInPage) => {
      const consentPage = await googleClient.start({ ...body, callbackURL: '/talk/octave' })
      const callbackUrl = await googleClient.submitConsent(consentPage, { decision: 'cancel' })
      expect(callbackUrl.searchParams.get('error')).toBe('access_denied')
      const response = await googleClient.send(callbackUrl.pathname + callbackUrl.search)
      expect(response.headers.get('location')).toBe(signInPage)
      expect(await readMe()).toBeNull()
    },
  )

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'never redirects to %s',
    async (callbackURL) => {
      const profile = { email: 'menee@example.test' }
      const response = await googleClient.signIn({ ...withTerms, callbackURL }, profile)
      expect(response.headers.get('location')).toBe('/dashboard')
    },
  )

  test('refuses the sign-in without the cookie of the browser that started it', async () => {
    const callbackUrl = await googleClient.submitConsent(await googleClient.start(withTerms), {
      decision: 'continue',
    })
    googleClient.clearCookies()
    const response = await googleClient.send(callbackUrl.pathname + callbackUrl.search)
    expect(response.headers.get('location')).toBe('/register?google=GOOGLE_SIGN_UP_FAILED')
    expect(await readMe()).toBeNull()
  })

  test.each(['', '?code=abc', '?code=abc&state=invented', '?state=a&state=b'])(
    'redirects an unsolicited callback to the sign-in page: %j',
    async (query) => {
      const response = await googleClient.send(`/api/auth/callback/google${query}`)
      expect(response.headers.get('location')).toBe('/login?google=GOOGLE_SIGN_IN_FAILED')
      expect(await readMe()).toBeNull()
    },
  )

  test('refuses a replayed callback', async () => {
    const callbackUrl = await googleClient.submitConsent(await googleClient.start(withTerms), {
      decision: 'continue',
    })
    const callbackPath = callbackUrl.pathname + callbackUrl.search
    expect((await googleClient.send(callbackPath)).headers.get('location')).toBe('/dashboard')
    const replay = await googleClient.send(callbackPath)
    expect(replay.headers.get('location')).toMatch(/google=GOOGLE_SIGN_IN_FAILED$/)
    expect(replay.headers.getSetCookie().join()).not.toContain('session_token=')
  })

  test('adds the Google sign-in to the confirmed account with the same address, which keeps its password', async () => {
    const user = await product.signUp('jointe')
    await googleClient.signIn({}, { email: user.email })
    expect(await readMe()).toMatchObject({ id: user.id, username: 'jointe', minutesLeft: 5 })
    expect(await countRows('account', user.email)).toBe(2)
    expect(await signInByPassword(user.email, user.password)).toMatchObject({ status: 200 })
  })

  test.each([{}, withTerms])(
    'refuses an address that Google has not verified: %j',
    async (body) => {
      const user = await product.signUp('visee')
      for (const email of [user.email, 'personne@example.test']) {
        const response = await createGoogleSignInClient(product).signIn(body, {
          email,
          email_verified: 'false',
        })
        // The response does not reveal whether the address has an account.
        expect(response.headers.get('location')).toMatch(
          /^\/(login|register)\?google=GOOGLE_ADDRESS_UNVERIFIED$/,
        )
        expect(response.cookie).not.toContain('session_token=')
      }
      expect(await countRows('account', user.email)).toBe(1)
      expect(await countUsers('personne@example.test')).toBe(0)
    },
  )

  test('removes the password set by somebody who registered the address without confirming it', async () => {
    const email = 'convoitee@example.test'
    await register(email, 'celui d’un inconnu')
    await googleClient.signIn(withTerms, { email, given_name: 'Vraie' })
    expect(await readMe()).toMatchObject({ email, username: 'Vraie', minutesLeft: 5 })
    expect(await signInByPassword(email, 'celui d’un inconnu')).toMatchObject({ status: 401 })

    expect(await product.confirmAddress(email)).toMatchObject({
      status: 400,
      cookie: '',
      body: { code: 'LINK_INVALID' },
    })
  })

  test('sets no password when somebody else registers the same address later', async () => {
    const email = 'tenue@example.test'
    await googleClient.signIn(withTerms, { email })
    await register(email, 'celui d’un inconnu')
    const [mail] = await product.listMailsTo(email)
    expect(mail?.subject).toBe('Vous avez déjà un compte')
    expect(await signInByPassword(email, 'celui d’un inconnu')).toMatchObject({
      status: 401,
      body: { code: 'CREDENTIALS_WRONG' },
    })
  })

  test('grants the administrator address the administrator role and its minutes', async () => {
    await googleClient.signIn(withTerms, { email: administratorEmail })
    expect(await readMe()).toMatchObject({ isAdmin: true, role: 'admin', minutesLeft: 999_999 })
  })

  test.each([
    [{ given_name: '', family_name: '' }, 'sansnom'],
    [{ given_name: 'Zo', family_name: 'Li' }, 'Zo Li'],
    [{ given_name: '<b>Zoé</b>', family_name: '' }, '<b>Zoé</b>'],
    [{ given_name: ' Zoé\u202e\u0007 Ann ', family_name: '' }, 'Zoé Ann'],
  ])(
    'takes the username from the Google profile, or else from the address: %j',
    async (names, username) => {
      const profile = { email: 'sansnom@example.test', ...names }
      await product.pool.query('delete from "user" where email = $1', [profile.email])
      await googleClient.signIn(withTerms, profile)
      expect(await readMe()).toMatchObject({ username })
    },
  )

  test('stores neither Google tokens nor a picture', async () => {
    await googleClient.signIn(withTerms, { email: 'sobre@example.test' })
    await createGoogleSignInClient(product).signIn({}, { email: 'sobre@example.test' })
    const { rows } = await product.pool.query(
      `select access_token, refresh_token, id_token, image from account
       join "user" on "user".id = user_id where provider_id = 'google'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows)
      expect(row).toEqual({ access_token: null, refresh_token: null, id_token: null, image: null })
  })
})

describe('Google sign-in on a public installation', () => {
  const publicUrl = new URL('https://amivoix.test')

  test('returns GOOGLE_UNAVAILABLE without Google credentials', async () => {
    const product = await startProduct({ publicUrl, isLoopback: false })
    const response = await product.request('/api/auth/sign-in/social', {
      body: { provider: 'google' },
    })
    expect(response).toMatchObject({
      status: 503,
      body: {
        code: 'GOOGLE_UNAVAILABLE',
        message: 'La connexion avec Google n’est pas disponible ici',
      },
    })
    expect(await product.request('/api/auth/callback/google')).toMatchObject({ status: 503 })
    expect(await product.request('/dev/google/keys')).toMatchObject({ status: 404 })
    await product.close()
  })

  test('redirects to Google with PKCE and a state cookie when credentials are configured', async () => {
    const google = { clientId: 'client.apps.test', clientSecret: 'secret' }
    const product = await startProduct({ publicUrl, isLoopback: false, google })
    const googleClient = createGoogleSignInClient(product)
    const authorizationUrl = await googleClient.start({ callbackURL: '/talk/octave' })
    expect(authorizationUrl.origin + authorizationUrl.pathname).toBe(
      'https://accounts.google.com/o/oauth2/v2/auth',
    )
    expect(Object.fromEntries(authorizationUrl.searchParams)).toMatchObject({
      client_id: google.clientId,
      redirect_uri: 'https://amivoix.test/api/auth/callback/google',
      code_challenge_method: 'S256',
      prompt: 'select_account',
      scope: 'email profile openid',
    })
    const state = authorizationUrl.searchParams.get('state') ?? ''
    const callbackQuery = new URLSearchParams({ error: 'access_denied', state })
    const response = await googleClient.send(`/api/auth/callback/google?${callbackQuery}`)
    expect(response.headers.get('location')).toBe(
      '/login?next=%2Ftalk%2Foctave&google=GOOGLE_CANCELLED',
    )
    expect(await product.request('/dev/google/keys')).toMatchObject({ status: 404 })
    await product.close()
  })
})
