import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '../../../domain/messages'
import { askForGoogle, type GoogleRequest } from './google-request'

const answerWith = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  )
afterEach(() => vi.unstubAllGlobals())

const signIn: GoogleRequest = { next: '/talk/octave', purpose: 'sign-in', hasAcceptedTerms: false }
const signUp: GoogleRequest = { next: null, purpose: 'sign-up', hasAcceptedTerms: true }

test('leaves for the address that the server gives, and says where to go on', async () => {
  answerWith(200, { url: 'https://accounts.test/', redirect: true })
  expect(await askForGoogle(signIn)).toEqual({ state: 'leaving', url: 'https://accounts.test/' })
  const body = vi.mocked(fetch).mock.calls[0]?.[1]?.body
  expect(JSON.parse(String(body))).toEqual({
    provider: 'google',
    requestSignUp: false,
    hasAcceptedTerms: false,
    callbackURL: '/talk/octave',
  })
})

test('a refusal of ours is told in its words', async () => {
  answerWith(429, { code: 'RATE_LIMITED' })
  expect(await askForGoogle(signIn)).toMatchObject({
    message: 'Trop de tentatives - réessayez dans un instant',
  })
})

test.each([
  [signIn, messages.GOOGLE_SIGN_IN_FAILED],
  [signUp, messages.GOOGLE_SIGN_UP_FAILED],
])('anything else is the page’s own sentence: %j', async (request, message) => {
  const failure = { state: 'refused', message }
  answerWith(500, { code: 'SERVER_FAILED' })
  expect(await askForGoogle(request)).toEqual(failure)
  answerWith(200, { redirect: true })
  expect(await askForGoogle(request)).toEqual(failure)
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
  )
  expect(await askForGoogle(request)).toEqual(failure)
})
