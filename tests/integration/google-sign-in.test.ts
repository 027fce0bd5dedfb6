import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createGoogleVisit, type GoogleVisit } from '../support/product/google-sign-in-client'
import { engines, linkIn, startProduct, type TestProduct } from '../support/product/start-product'

const withTerms = { requestSignUp: true, hasAcceptedTerms: true }
const administrator = 'patronne@example.test'

describe.each(engines)('signing in with Google, on %s', (engine) => {
  let product: TestProduct
  let visit: GoogleVisit
  beforeAll(async () => {
    product = await startProduct({ engine, adminEmail: administrator })
  })
  afterAll(() => product?.close())
  beforeEach(() => {
    visit = createGoogleVisit(product)
  })

  const readMe = async (cookie = visit.cookie()) =>
    (await product.request('/api/me', { cookie })).body
  const countOf = async (table: string, email: string) => {
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

  test('opens an account with the box ticked: profile, minutes, terms, 30 days', async () => {
    const answer = await visit.signIn(
      { ...withTerms, callbackURL: '/talk/octave' },
      { email: 'Nina@Example.test', given_name: 'Nina', family_name: 'Roux' },
    )
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/talk/octave')
    const session = answer.headers.getSetCookie().find((line) => line.includes('session_token'))
    expect(session).toContain(`Max-Age=${30 * 86_400}`)
    expect(session).toContain('HttpOnly')
    expect(await readMe()).toMatchObject({
      email: 'nina@example.test',
      username: 'Nina',
      minutesLeft: 5,
      isAdmin: false,
    })
    expect(await countOf('consents', 'nina@example.test')).toBe(1)
  })

  test('signs in again without the box, and grants nothing twice', async () => {
    const person = { email: 'encore@example.test' }
    await visit.signIn(withTerms, person)
    const again = createGoogleVisit(product)
    const answer = await again.signIn({ callbackURL: '/favorites' }, person)
    expect(answer.headers.get('location')).toBe('/favorites')
    expect(await readMe(again.cookie())).toMatchObject({ minutesLeft: 5 })
    expect(await countOf('account', person.email)).toBe(1)
    expect(await countOf('consents', person.email)).toBe(1)
  })

  test('asks somebody new for the terms first: until then there is no account', async () => {
    const person = { email: 'nouvelle@example.test' }
    const answer = await visit.signIn({ callbackURL: '/talk/octave' }, person)
    expect(answer.headers.get('location')).toBe('/register?next=%2Ftalk%2Foctave&google=GOOGLE_NEW')
    expect(await readMe()).toBeNull()
    expect(await countUsers(person.email)).toBe(0)
    await visit.signIn(withTerms, person)
    expect(await readMe()).toMatchObject({ email: person.email, minutesLeft: 5 })
  })

  test('goes nowhere without the box when an account may be opened', async () => {
    const answer = await visit.ask('/api/auth/sign-in/social', {
      body: { provider: 'google', requestSignUp: true },
    })
    expect(answer).toMatchObject({
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
  ])('leads whoever cancels back to the door they came from: %j', async (body, door) => {
    const consentPage = await visit.start({ ...body, callbackURL: '/talk/octave' })
    const back = await visit.answer(consentPage, { decision: 'cancel' })
    expect(back.searchParams.get('error')).toBe('access_denied')
    const answer = await visit.ask(back.pathname + back.search)
    expect(answer.headers.get('location')).toBe(door)
    expect(await readMe()).toBeNull()
  })

  test.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)'])(
    'never leads to %s',
    async (callbackURL) => {
      const person = { email: 'menee@example.test' }
      const answer = await visit.signIn({ ...withTerms, callbackURL }, person)
      expect(answer.headers.get('location')).toBe('/dashboard')
    },
  )

  test('belongs to the browser that started it: without its cookie nothing opens', async () => {
    const back = await visit.answer(await visit.start(withTerms), { decision: 'continue' })
    visit.forgetCookies()
    const answer = await visit.ask(back.pathname + back.search)
    expect(answer.headers.get('location')).toBe('/register?google=GOOGLE_SIGN_UP_FAILED')
    expect(await readMe()).toBeNull()
  })

  test.each(['', '?code=abc', '?code=abc&state=invented', '?state=a&state=b'])(
    'an answer that nobody asked for ends at the door: %s',
    async (query) => {
      const answer = await visit.ask(`/api/auth/callback/google${query}`)
      expect(answer.headers.get('location')).toBe('/login?google=GOOGLE_SIGN_IN_FAILED')
      expect(await readMe()).toBeNull()
    },
  )

  test('the same answer opens nothing a second time', async () => {
    const back = await visit.answer(await visit.start(withTerms), { decision: 'continue' })
    const address = back.pathname + back.search
    expect((await visit.ask(address)).headers.get('location')).toBe('/dashboard')
    const replay = await visit.ask(address)
    expect(replay.headers.get('location')).toMatch(/google=GOOGLE_SIGN_IN_FAILED$/)
    expect(replay.headers.getSetCookie().join()).not.toContain('session_token=')
  })

  test('joins the confirmed account of the same address, which keeps its password', async () => {
    const member = await product.signUp('jointe')
    await visit.signIn({}, { email: member.email })
    expect(await readMe()).toMatchObject({ id: member.id, username: 'jointe', minutesLeft: 5 })
    expect(await countOf('account', member.email)).toBe(2)
    expect(await signInByPassword(member.email, member.password)).toMatchObject({ status: 200 })
  })

  test.each([{}, withTerms])(
    'an address that Google has not verified opens nothing: %j',
    async (body) => {
      const member = await product.signUp('visee')
      for (const email of [member.email, 'personne@example.test']) {
        const answer = await createGoogleVisit(product).signIn(body, {
          email,
          email_verified: 'false',
        })
        // The same answer whether somebody has this address here or not.
        expect(answer.headers.get('location')).toMatch(
          /^\/(login|register)\?google=GOOGLE_ADDRESS_UNVERIFIED$/,
        )
        expect(answer.cookie).not.toContain('session_token=')
      }
      expect(await countOf('account', member.email)).toBe(1)
      expect(await countUsers('personne@example.test')).toBe(0)
    },
  )

  test('a stranger who registered the address before its owner came gets nothing', async () => {
    const email = 'convoitee@example.test'
    await register(email, 'celui d’un inconnu')
    await visit.signIn(withTerms, { email, given_name: 'Vraie' })
    expect(await readMe()).toMatchObject({ email, username: 'Vraie', minutesLeft: 5 })
    expect(await signInByPassword(email, 'celui d’un inconnu')).toMatchObject({ status: 401 })

    const [mail] = await product.mailsTo(email)
    const { pathname, search } = new URL(linkIn(mail))
    const link = await product.request(pathname + search)
    expect(link.headers.get('location')).toBe('/login?error=INVALID_TOKEN')
    expect(link.cookie).toBe('')
  })

  test('a stranger who registers the address afterwards changes nothing', async () => {
    const email = 'tenue@example.test'
    await visit.signIn(withTerms, { email })
    await register(email, 'celui d’un inconnu')
    const [mail] = await product.mailsTo(email)
    expect(mail?.subject).toBe('Vous avez déjà un compte')
    expect(await signInByPassword(email, 'celui d’un inconnu')).toMatchObject({
      status: 401,
      body: { code: 'CREDENTIALS_WRONG' },
    })
  })

  test('the administrator’s address has its role and its minutes', async () => {
    await visit.signIn(withTerms, { email: administrator })
    expect(await readMe()).toMatchObject({ isAdmin: true, role: 'admin', minutesLeft: 999_999 })
  })

  test.each([
    [{ given_name: '', family_name: '' }, 'sansnom'],
    [{ given_name: 'Zo', family_name: 'Li' }, 'Zo Li'],
    [{ given_name: '<b>Zoé</b>', family_name: '' }, '<b>Zoé</b>'],
    [{ given_name: ' Zoé\u202e\u0007 Ann ', family_name: '' }, 'Zoé Ann'],
  ])('names the account by what Google says: %j', async (names, username) => {
    const person = { email: 'sansnom@example.test', ...names }
    await product.pool.query('delete from "user" where email = $1', [person.email])
    await visit.signIn(withTerms, person)
    expect(await readMe()).toMatchObject({ username })
  })

  test('keeps neither Google’s tokens nor a picture', async () => {
    await visit.signIn(withTerms, { email: 'sobre@example.test' })
    await createGoogleVisit(product).signIn({}, { email: 'sobre@example.test' })
    const { rows } = await product.pool.query(
      `select access_token, refresh_token, id_token, image from account
       join "user" on "user".id = user_id where provider_id = 'google'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows)
      expect(row).toEqual({ access_token: null, refresh_token: null, id_token: null, image: null })
  })
})

describe('elsewhere than on this machine', () => {
  const publicUrl = new URL('https://amivoix.test')

  test('without Google’s keys there is no stand-in, and the refusal says so', async () => {
    const product = await startProduct({ publicUrl, isLoopback: false })
    const start = await product.request('/api/auth/sign-in/social', {
      body: { provider: 'google' },
    })
    expect(start).toMatchObject({
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

  test('with its keys the person goes to Google, with PKCE and a cookie of their browser', async () => {
    const google = { clientId: 'client.apps.test', clientSecret: 'secret' }
    const product = await startProduct({ publicUrl, isLoopback: false, google })
    const visit = createGoogleVisit(product)
    const address = await visit.start({ callbackURL: '/talk/octave' })
    expect(address.origin + address.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      client_id: google.clientId,
      redirect_uri: 'https://amivoix.test/api/auth/callback/google',
      code_challenge_method: 'S256',
      prompt: 'select_account',
      scope: 'email profile openid',
    })
    const state = address.searchParams.get('state') ?? ''
    const back = new URLSearchParams({ error: 'access_denied', state })
    const answer = await visit.ask(`/api/auth/callback/google?${back}`)
    expect(answer.headers.get('location')).toBe(
      '/login?next=%2Ftalk%2Foctave&google=GOOGLE_CANCELLED',
    )
    expect(await product.request('/dev/google/keys')).toMatchObject({ status: 404 })
    await product.close()
  })
})
