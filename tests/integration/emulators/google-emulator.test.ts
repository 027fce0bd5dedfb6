import { createPublicKey, createVerify, type JsonWebKey } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createGoogleSignInClient,
  type GoogleSignInClient,
} from '../../support/product/google-sign-in-client'
import { startProduct, type TestProduct } from '../../support/product/start-product'

describe('the Google emulator', () => {
  let product: TestProduct
  let googleClient: GoogleSignInClient
  beforeAll(async () => {
    product = await startProduct()
    googleClient = createGoogleSignInClient(product)
  })
  afterAll(() => product?.close())

  const credentials = { client_id: 'amivoix-demonstration', client_secret: 'amivoix-demonstration' }
  // RFC 7636, appendix B.
  const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
  const createRedirectUri = () => `${product.origin}/api/auth/callback/google`
  const createAuthorizeUrl = (changes: Record<string, string> = {}) => {
    const url = new URL('/dev/google/authorize', product.origin)
    const query = {
      client_id: credentials.client_id,
      redirect_uri: createRedirectUri(),
      response_type: 'code',
      scope: 'openid email profile',
      state: 'any',
      nonce: 'only-once',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
      ...changes,
    }
    url.search = String(new URLSearchParams(query))
    return url
  }
  const requestCode = async (fields: Record<string, string> = {}) => {
    const callbackUrl = await googleClient.submitConsent(createAuthorizeUrl(), {
      decision: 'continue',
      ...fields,
    })
    return callbackUrl.searchParams.get('code') ?? ''
  }
  const exchange = (code: string, changes: Record<string, string> = {}, target = product) =>
    target.request('/dev/google/token', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(
        new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          code_verifier: verifier,
          redirect_uri: createRedirectUri(),
          ...credentials,
          ...changes,
        }),
      ),
    })

  test('exchanges a code for an access token and an ID token signed with a published key', async () => {
    const { body } = await exchange(await requestCode())
    const { access_token: accessToken, id_token: idToken } = body as Record<string, string>
    const [header = '', payload = '', signature = ''] = String(idToken).split('.')
    const { keys } = (await product.request('/dev/google/keys')).body as { keys: JsonWebKey[] }
    const key = createPublicKey({ key: keys[0] ?? {}, format: 'jwk' })
    expect(
      createVerify('RSA-SHA256').update(`${header}.${payload}`).verify(key, signature, 'base64url'),
    ).toBe(true)
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    expect(claims).toMatchObject({
      iss: `${product.origin}/dev/google`,
      aud: credentials.client_id,
      nonce: 'only-once',
      email: 'camille.demo@example.test',
      email_verified: true,
      name: 'Camille Démo',
    })

    const userInfo = await product.request('/dev/google/userinfo', {
      headers: { authorization: `Bearer ${accessToken}` },
    })
    expect(userInfo.body).toMatchObject({ sub: claims.sub, email: 'camille.demo@example.test' })
    // The ID token is not an access token.
    for (const token of [idToken, 'invented', 'a.b.c']) {
      const refusal = await product.request('/dev/google/userinfo', {
        headers: { authorization: `Bearer ${token}` },
      })
      expect(refusal.status).toBe(401)
    }
  })

  test('publishes its endpoints', async () => {
    const { body } = await product.request('/dev/google/.well-known/openid-configuration')
    expect(body).toMatchObject({
      issuer: `${product.origin}/dev/google`,
      authorization_endpoint: `${product.origin}/dev/google/authorize`,
      jwks_uri: `${product.origin}/dev/google/keys`,
      code_challenge_methods_supported: ['S256'],
    })
  })

  test.each([
    [{ code_verifier: 'another-verifier' }, 400, 'invalid_grant'],
    [{ code_verifier: '' }, 400, 'invalid_grant'],
    [{ redirect_uri: 'https://evil.test/' }, 400, 'invalid_grant'],
    [{ code: 'invented' }, 400, 'invalid_grant'],
    [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
    [{ client_secret: 'guessed' }, 401, 'invalid_client'],
    [{ client_id: 'another' }, 401, 'invalid_client'],
  ])('refuses an exchange with %j', async (changes, status, error) => {
    const code = await requestCode()
    expect(await exchange(code, changes)).toMatchObject({ status, body: { error } })
  })

  test('refuses a wrong client secret in the Authorization header', async () => {
    const code = await requestCode()
    const authorization = `Basic ${Buffer.from('amivoix-demonstration:guessed').toString('base64')}`
    const refusal = await product.request('/dev/google/token', {
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization },
      body: `grant_type=authorization_code&code=${code}`,
    })
    expect(refusal).toMatchObject({ status: 401, body: { error: 'invalid_client' } })
  })

  test('accepts a code for one exchange only, even if that exchange was refused', async () => {
    const code = await requestCode()
    expect(await exchange(code)).toMatchObject({ status: 200 })
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
    const refusedCode = await requestCode()
    await exchange(refusedCode, { code_verifier: 'another' })
    expect(await exchange(refusedCode)).toMatchObject({ status: 400 })
  })

  test('fills in the account of the last sign-in, and still asks for consent', async () => {
    const client = createGoogleSignInClient(product)
    const readPage = async () =>
      String((await client.send(createAuthorizeUrl().pathname + createAuthorizeUrl().search)).body)
    expect(await readPage()).toContain('value="camille.demo@example.test"')
    await client.submitConsent(createAuthorizeUrl(), {
      decision: 'continue',
      email: 'tom@example.test',
    })
    expect(await readPage()).toContain('value="tom@example.test"')
  })

  test('refuses a code after 60 seconds', async () => {
    const code = await requestCode()
    const { rows } = await product.pool.query(
      `update oidc_stand_in_code set expires_at = expires_at - interval '60 seconds'
       returning expires_at <= now() as is_expired, expires_at > now() - interval '20 seconds' as has_just_expired`,
    )
    expect(rows.at(-1)).toEqual({ is_expired: true, has_just_expired: true })
    expect(await exchange(code)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } })
  })

  test.each([{ redirect_uri: 'https://evil.test/' }, { client_id: 'another' }])(
    'does not redirect for a request with %j',
    async (changes) => {
      const url = createAuthorizeUrl(changes)
      const response = await googleClient.send(url.pathname + url.search)
      expect(response.status).toBe(400)
      expect(response.headers.get('location')).toBeNull()
      expect(response.body).toContain('Demande refusée')
    },
  )

  test.each([
    { code_challenge_method: 'plain' },
    { code_challenge: '' },
    { response_type: 'token' },
    { scope: 'email' },
  ])('redirects with an error after an invalid request: %j', async (changes) => {
    const url = createAuthorizeUrl(changes)
    const response = await googleClient.send(url.pathname + url.search)
    expect(response.headers.get('location')).toBe(
      `${createRedirectUri()}?error=invalid_request&state=any`,
    )
  })

  test('has no scripts on its page and escapes text', async () => {
    const url = createAuthorizeUrl({ state: '"><script>alert(1)</script>' })
    const page = await googleClient.send(url.pathname + url.search)
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page.body).not.toContain('<script')
    expect(page.body).toContain('Mode démonstration')
    expect(page.body).toContain('Compte de démonstration')
  })

  test.each([
    [{ email: 'pas une adresse' }, 'Cette adresse n’est pas valide'],
    [{ email: '' }, 'Cette adresse n’est pas valide'],
    [{ given_name: 'x'.repeat(10_000) }, 'Le prénom doit tenir en 60 caractères'],
    [{ family_name: 'nul \0' }, 'Le nom doit tenir en 60 caractères'],
  ])('shows an error for the field %j, and keeps what was typed', async (fields, words) => {
    const query = Object.fromEntries(createAuthorizeUrl().searchParams)
    const account = { email: 'lea@example.test', given_name: '<i>Léa</i>', family_name: 'Z' }
    const response = await googleClient.send('/dev/google/authorize', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: String(new URLSearchParams({ ...query, ...account, decision: 'continue', ...fields })),
    })
    expect(response.status).toBe(400)
    expect(response.body).toContain(words)
    if (!('given_name' in fields)) expect(response.body).toContain('&lt;i&gt;Léa&lt;/i&gt;')
  })

  test('answers only loopback requests', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    for (const path of ['keys', 'style.css', 'userinfo', '.well-known/openid-configuration'])
      expect(await product.request(`/dev/google/${path}`, { headers })).toMatchObject({
        status: 404,
      })
    const response = await product.request('/api/auth/sign-in/social', {
      body: { provider: 'google' },
      headers,
    })
    expect(response).toMatchObject({ status: 503, body: { code: 'GOOGLE_UNAVAILABLE' } })
  })

  test('shares its keys and codes with a second product on the same database', async ({ skip }) => {
    if (!product.databaseUrl) return skip('The embedded database allows only one process')
    const secondProduct = await startProduct({
      databaseUrl: product.databaseUrl,
      publicUrl: product.config.publicUrl,
    })
    const code = await requestCode()
    const tokens = await exchange(code, {}, secondProduct)
    const { access_token: token } = tokens.body as { access_token: string }
    const userInfo = await product.request('/dev/google/userinfo', {
      headers: { authorization: `Bearer ${token}` },
    })
    expect(userInfo.status).toBe(200)
    await secondProduct.close()
  })
})
