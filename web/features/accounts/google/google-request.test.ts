import { afterEach, expect, test, vi } from 'vitest'
import { publicMessages } from '../../../../domain/public-messages'
import { type GoogleRequest, requestGoogleUrl } from './google-request'

const stubResponse = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  )
afterEach(() => vi.unstubAllGlobals())

const signIn: GoogleRequest = { next: '/talk/octave', purpose: 'sign-in', hasAcceptedTerms: false }
const signUp: GoogleRequest = { next: null, purpose: 'sign-up', hasAcceptedTerms: true }

test('sends the next page to the server, and returns the URL in the response', async () => {
  stubResponse(200, { url: 'https://accounts.test/', redirect: true })
  expect(await requestGoogleUrl(signIn)).toEqual({
    state: 'redirecting',
    url: 'https://accounts.test/',
  })
  const body = vi.mocked(fetch).mock.calls[0]?.[1]?.body
  expect(JSON.parse(String(body))).toEqual({
    provider: 'google',
    requestSignUp: false,
    hasAcceptedTerms: false,
    callbackURL: '/talk/octave',
  })
})

test('returns the message of an error code other than SERVER_FAILED', async () => {
  stubResponse(429, { code: 'RATE_LIMITED' })
  expect(await requestGoogleUrl(signIn)).toMatchObject({
    message: 'Trop de tentatives - réessayez dans un instant',
  })
})

test.each([
  [signIn, publicMessages.GOOGLE_SIGN_IN_FAILED],
  [signUp, publicMessages.GOOGLE_SIGN_UP_FAILED],
])(
  'returns the failure message of a sign-in or sign-up when the server fails, sends no URL or is unreachable: %j',
  async (request, message) => {
    const failure = { state: 'refused', message }
    stubResponse(500, { code: 'SERVER_FAILED' })
    expect(await requestGoogleUrl(request)).toEqual(failure)
    stubResponse(200, { redirect: true })
    expect(await requestGoogleUrl(request)).toEqual(failure)
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))),
    )
    expect(await requestGoogleUrl(request)).toEqual(failure)
  },
)
