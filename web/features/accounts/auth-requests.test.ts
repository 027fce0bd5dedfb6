import { afterEach, expect, test, vi } from 'vitest'
import { sendConfirmation, signIn, signUp } from './auth-requests'

const answerWith = (status: number, body: unknown = {}) =>
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

test('a wrong password is told without saying which of both was wrong', async () => {
  answerWith(401, { code: 'CREDENTIALS_WRONG' })
  expect(await signIn(credentials)).toEqual({
    state: 'refused',
    message: 'Email ou mot de passe incorrect',
  })
})

test('an address that was never confirmed is its own outcome', async () => {
  answerWith(403, { code: 'EMAIL_NOT_VERIFIED' })
  expect(await signIn(credentials)).toEqual({ state: 'unconfirmed' })
})

test('too many tries are told to wait', async () => {
  answerWith(429, { code: 'RATE_LIMITED' })
  expect(await signUp(account, null)).toMatchObject({
    message: 'Trop de tentatives - réessayez dans un instant',
  })
})

test('words that are not ours never reach the screen', async () => {
  answerWith(422, { code: 'SOMETHING_NEW', message: 'Something new went wrong' })
  expect(await signUp(account, null)).toEqual({
    state: 'refused',
    code: null,
    message: "Une erreur est survenue lors de l'inscription",
  })
})

test('a fault of the server is the sign-in page’s own sentence', async () => {
  answerWith(500, { code: 'SERVER_FAILED' })
  expect(await signIn(credentials)).toMatchObject({
    message: 'Une erreur est survenue lors de la connexion',
  })
})

test('a lost line and a page that is no JSON end as an outcome', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  )
  expect((await signIn(credentials)).state).toBe('refused')
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('<html>', { status: 404 })),
  )
  expect((await sendConfirmation('claire@exemple.fr', null)).state).toBe('refused')
})

test('the mail leads on to the companion whose page asked for an account', async () => {
  answerWith(200)
  await signUp(account, '/talk/octave')
  const body = vi.mocked(fetch).mock.calls[0]?.[1]?.body
  expect(JSON.parse(String(body))).toMatchObject({
    callbackURL: '/login?confirme=1&next=%2Ftalk%2Foctave',
  })
})
