import { expect, test } from 'vitest'
import { inspectGoogle } from './inspect-google'

const publicUrl = new URL('https://amivoix.example')
const google = { clientId: 'id', clientSecret: 'secret' }
const createErrorResponse = (error: string) => async () => Response.json({ error }, { status: 400 })

test.each([
  ['invalid_grant', true, 'accepte'],
  ['invalid_client', false, 'GOOGLE_CLIENT_SECRET'],
  ['redirect_uri_mismatch', false, 'adresse de retour'],
])(
  'interprets the error %s that Google returns for an invented authorization code',
  async (error, isFine, text) => {
    expect(
      await inspectGoogle({ google, isLoopback: false, publicUrl }, createErrorResponse(error)),
    ).toEqual({
      name: 'connexion Google',
      isFine,
      text: expect.stringContaining(text),
    })
  },
)

test('reports a service that does not answer', async () => {
  const fail = async () => {
    throw Object.assign(new Error('fetch failed'), { code: 'ECONNREFUSED' })
  }
  const finding = await inspectGoogle({ google, isLoopback: false, publicUrl }, fail)
  expect(finding).toMatchObject({
    isFine: false,
    text: expect.stringContaining('connexion refusée'),
  })
})

test('sends no request when Google is not configured', async () => {
  const fail = async () => expect.unreachable()
  expect(
    await inspectGoogle({ google: undefined, isLoopback: true, publicUrl }, fail),
  ).toMatchObject({ isFine: true })
})
