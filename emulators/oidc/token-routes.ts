import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Account, AuthorizationCodes } from './authorization-codes'
import {
  demonstrationCredentials,
  hasDemonstrationCredentials,
  oidcEmulatorPath,
} from './demonstration-credentials'
import { signToken, verifyToken } from './json-web-token'
import type { SigningKey } from './signing-key'

type Options = { issuer: string; codes: AuthorizationCodes; loadKey(): Promise<SigningKey> }

/** The lifetime of Google's tokens. */
const tokenLifetimeSeconds = 3_600

/** The endpoints that the product's server calls: token, userinfo, and JWKS. */
export async function tokenRoutes(app: FastifyInstance, { issuer, codes, loadKey }: Options) {
  const userInfo = `${issuer}/userinfo`

  app.post<{ Body: Record<string, string> }>(
    `${oidcEmulatorPath}/token`,
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      const body = request.body ?? {}
      if (!hasDemonstrationCredentials(body, request.headers.authorization))
        return reply.code(401).send({ error: 'invalid_client' })
      if (body['grant_type'] !== 'authorization_code')
        return reply.code(400).send({ error: 'unsupported_grant_type' })
      const consent = await codes.redeem(body['code'] ?? '')
      const isValidGrant =
        consent !== undefined &&
        consent.redirectUri === body['redirect_uri'] &&
        consent.codeChallenge === createCodeChallenge(body['code_verifier'] ?? '')
      if (!isValidGrant) return reply.code(400).send({ error: 'invalid_grant' })

      const key = await loadKey()
      const validity = { now: new Date(), lifetimeSeconds: tokenLifetimeSeconds }
      const claims = { iss: issuer, ...createClaims(consent.account) }
      return {
        access_token: signToken(key, { ...claims, aud: userInfo }, validity),
        id_token: signToken(
          key,
          { ...claims, aud: demonstrationCredentials.clientId, nonce: consent.nonce },
          validity,
        ),
        token_type: 'Bearer',
        scope: 'openid email profile',
        expires_in: tokenLifetimeSeconds,
      }
    },
  )

  app.get(`${oidcEmulatorPath}/userinfo`, async (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '') ?? ''
    const claims = verifyToken(await loadKey(), token, { audience: userInfo, now: new Date() })
    if (!claims) return reply.code(401).send({ error: 'invalid_token' })
    const { aud: _audience, exp: _expiry, iat: _issued, iss: _issuer, ...userClaims } = claims
    return userClaims
  })

  app.get(`${oidcEmulatorPath}/keys`, async () => ({ keys: [(await loadKey()).jwk] }))
}

/** PKCE code challenge, method S256 (RFC 7636, section 4.6). */
const createCodeChallenge = (verifier: string) =>
  createHash('sha256').update(verifier).digest('base64url')

/**
 * Returns the claims about an account. The subject is derived from the e-mail address, ignoring case, so
 * that signing in again finds the same user.
 */
const createClaims = ({ email, givenName, familyName, isEmailVerified }: Account) => ({
  sub: createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 21),
  email,
  email_verified: isEmailVerified,
  name: [givenName, familyName].filter(Boolean).join(' '),
  given_name: givenName,
  family_name: familyName,
})
