import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Account, Consents } from './consents'
import { demonstrationClient, standInPath } from './demonstration-client'
import { isDemonstrationClient } from './read-client'
import { readToken, signToken } from './signed-token'
import type { SigningKey } from './signing-key'

type Options = { issuer: string; consents: Consents; loadKey(): Promise<SigningKey> }

/** As Google's. */
const tokenLifetimeSeconds = 3_600

/** What the product asks the stand-in without a browser: tokens, the person, the keys. */
export async function tokenRoutes(app: FastifyInstance, { issuer, consents, loadKey }: Options) {
  const userInfo = `${issuer}/userinfo`

  app.post<{ Body: Record<string, string> }>(`${standInPath}/token`, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    const body = request.body ?? {}
    if (!isDemonstrationClient(body, request.headers.authorization))
      return reply.code(401).send({ error: 'invalid_client' })
    if (body['grant_type'] !== 'authorization_code')
      return reply.code(400).send({ error: 'unsupported_grant_type' })
    const consent = await consents.take(body['code'] ?? '')
    const isProven =
      consent !== undefined &&
      consent.redirectUri === body['redirect_uri'] &&
      consent.codeChallenge === challengeOf(body['code_verifier'] ?? '')
    if (!isProven) return reply.code(400).send({ error: 'invalid_grant' })

    const key = await loadKey()
    const time = { now: new Date(), lifetimeSeconds: tokenLifetimeSeconds }
    const claims = { iss: issuer, ...claimsOf(consent.account) }
    return {
      access_token: signToken(key, { ...claims, aud: userInfo }, time),
      id_token: signToken(
        key,
        { ...claims, aud: demonstrationClient.clientId, nonce: consent.nonce },
        time,
      ),
      token_type: 'Bearer',
      scope: 'openid email profile',
      expires_in: tokenLifetimeSeconds,
    }
  })

  app.get(`${standInPath}/userinfo`, async (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const claims = readToken(await loadKey(), token, { audience: userInfo, now: new Date() })
    if (!claims) return reply.code(401).send({ error: 'invalid_token' })
    const { aud: _audience, exp: _expiry, iat: _issued, iss: _issuer, ...person } = claims
    return person
  })

  app.get(`${standInPath}/keys`, async () => ({ keys: [(await loadKey()).jwk] }))
}

/** PKCE, method S256 (RFC 7636, 4.6). */
const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

/** The same address is the same person, as long as it is typed the same but for its case. */
const claimsOf = ({ email, givenName, familyName, isEmailVerified }: Account) => ({
  sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21),
  email,
  email_verified: isEmailVerified,
  name: [givenName, familyName].filter(Boolean).join(' '),
  given_name: givenName,
  family_name: familyName,
})
