import { createSign, createVerify } from 'node:crypto'
import { z } from 'zod'
import type { SigningKey } from './signing-key'

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A JSON Web Token signed with RS256, good for `lifetimeSeconds` from `now`. */
export function signToken(
  { kid, privateKey }: SigningKey,
  claims: object,
  { now, lifetimeSeconds }: { now: Date; lifetimeSeconds: number },
) {
  const iat = Math.floor(now.getTime() / 1_000)
  const head = encode({ alg: 'RS256', typ: 'JWT', kid })
  const content = `${head}.${encode({ ...claims, iat, exp: iat + lifetimeSeconds })}`
  return `${content}.${createSign('RSA-SHA256').update(content).sign(privateKey, 'base64url')}`
}

const times = z.looseObject({ aud: z.string(), exp: z.number() })

/** The claims of a token of ours for `audience`; undefined when anything about it is wrong. */
export function readToken(
  { publicKey }: SigningKey,
  token: string,
  { audience, now }: { audience: string; now: Date },
) {
  const [head, body, signature, ...rest] = token.split('.')
  if (!head || !body || !signature || rest.length > 0) return undefined
  const isOurs = createVerify('RSA-SHA256')
    .update(`${head}.${body}`)
    .verify(publicKey, signature, 'base64url')
  if (!isOurs) return undefined
  const claims = times.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
  return claims.aud === audience && claims.exp * 1_000 > now.getTime() ? claims : undefined
}
