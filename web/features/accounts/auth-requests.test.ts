import { afterEach, expect, test, vi } from 'vitest'
import { sendConfirmationLink, signIn, signUp } from './auth-requests'

const stubResponse = (status: number, body: unknown = {}) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  )

afterEach(() => vi.unstubAllGlobals())

const credentials = { email: 'claire@exemple.fr', password: 'velours', rememberMe: true }
const account = {
  name: 'Claire',
  email: 'claire@exemple.fr',
  password: 'velours',
  hasAcceptedTerms: true,
}

test('does not say whether the address or the password was wrong', async () => {
  stubResponse(401, { code: 'CREDENTIALS_WRONG' })
  expect(await signIn(credentials)).toEqual({
    state: 'refused',
    code: 'CREDENTIALS_WRONG',
    message: 'Email ou mot de passe incorrect',
  })
})

test('distinguishes an address that was never confirmed', async () => {
  stubResponse(403, { code: 'EMAIL_NOT_VERIFIED' })
  expect(await signIn(credentials)).toEqual({ state: 'unconfirmed' })
})

test('asks the visitor to wait after too many attempts', async () => {
  stubResponse(429, { code: 'RATE_LIMITED' })
  expect(await signUp(account, null)).toMatchObject({
    message: 'Trop de tentatives - réessayez dans un instant',
  })
})

test('says after how many minutes to try again when the response contains the time', async () => {
  stubResponse(429, { code: 'RATE_LIMITED', details: { retryAfterSeconds: 840 } })
  expect(await signIn(credentials)).toMatchObject({
    message: 'Trop de tentatives - réessayez dans 14\u00a0minutes',
  })
})

test('shows our message for an unknown error code, never the message of the response', async () => {
  stubResponse(422, { code: 'SOMETHING_NEW', message: 'Something new went wrong' })
  expect(await signUp(account, null)).toEqual({
    state: 'refused',
    code: null,
    message: "Une erreur est survenue lors de l'inscription",
  })
})

test('shows the message of a failed sign-in when the server fails', async () => {
  stubResponse(500, { code: 'SERVER_FAILED' })
  expect(await signIn(credentials)).toMatchObject({
    message: 'Une erreur est survenue lors de la connexion',
  })
})

test.each([200, 401, 500])(
  'reads the body of a response with status %i, so that the request ends',
  async (status) => {
    const response = Response.json({ code: 'CREDENTIALS_WRONG' }, { status })
    vi.stubGlobal('fetch', async () => response)
    await signIn(credentials)
    expect(response.bodyUsed).toBe(true)
  },
)

test('returns a refusal instead of throwing when there is no connection or the response is not JSON', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  )
  expect((await signIn(credentials)).state).toBe('refused')
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('<html>', { status: 404 })),
  )
  expect((await sendConfirmationLink('claire@exemple.fr', null)).state).toBe('refused')
})

test('requests a confirmation link that leads back to the page that required an account', async () => {
  stubResponse(200)
  await signUp(account, '/talk/octave')
  const body = vi.mocked(fetch).mock.calls[0]?.[1]?.body
  expect(JSON.parse(String(body))).toMatchObject({
    callbackURL: '/login?confirme=1&next=%2Ftalk%2Foctave',
  })
})
