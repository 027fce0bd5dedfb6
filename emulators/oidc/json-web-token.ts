import { createSign, createVerify } from 'node:crypto'
import { z } from 'zod'
import type { SigningKey } from './signing-key'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Returns a JSON Web Token signed with RS256, valid for `lifetimeSeconds` from `now`. */
export function signToken(
  { kid, privateKey }: SigningKey,
  claims: object,
  { now, lifetimeSeconds }: { now: Date; lifetimeSeconds: number },
) {
  const iat = Math.floor(now.getTime() / 1_000)
  const header = encode({ alg: 'RS256', typ: 'JWT', kid })
  const signingInput = `${header}.${encode({ ...claims, iat, exp: iat + lifetimeSeconds })}`
  return `${signingInput}.${createSign('RSA-SHA256').update(signingInput).sign(privateKey, 'base64url')}`
}

const requiredClaims = z.looseObject({ aud: z.string(), exp: z.number() })

/**
 * Returns the claims of a token; undefined when it has no valid signature by our key, is meant for
 * another audience, or has expired.
 */
export function verifyToken(
  { publicKey }: SigningKey,
  token: string,
  { audience, now }: { audience: string; now: Date },
) {
  const [header, body, signature, ...extraParts] = token.split('.')
  if (!header || !body || !signature || extraParts.length > 0) return undefined
  const isSignatureValid = createVerify('RSA-SHA256')
    .update(`${header}.${body}`)
    .verify(publicKey, signature, 'base64url')
  if (!isSignatureValid) return undefined
  const claims = requiredClaims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return claims.aud === audience && claims.exp * 1_000 > now.getTime() ? claims : undefined
}
