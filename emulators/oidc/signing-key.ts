import { createHash, createPrivateKey, createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { sql } from 'drizzle-orm'
import type { Database } from '../../server/platform/database/open-database'

export type SigningKey = Awaited<ReturnType<typeof readOrCreateKey>>

/** Returns a function that loads the database's only RS256 key, and creates it on first use. */
export function createSigningKeyLoader(database: Database) {
  let key: Promise<SigningKey> | undefined
  return () => {
    key ??= readOrCreateKey(database).catch((error: unknown) => {
      // The failure is not cached: the next call tries the database again.
      key = undefined
      throw error
    })
    return key
  }
}

async function readOrCreateKey(database: Database) {
  const pem = (await readPem(database)) ?? (await createPem(database))
  const privateKey = createPrivateKey(pem)
  const publicKey = createPublicKey(privateKey)
  const { n, e } = publicKey.export({ format: 'jwk' })
  const kid = createHash('sha256').update(String(n)).digest('base64url').slice(0, 16)
  return {
    kid,
    privateKey,
    publicKey,
    /** The public key as the JWKS endpoint publishes it. */
    jwk: { kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e },
  }
}

async function readPem(database: Database) {
  const { rows } = await database.execute<{ private_key: string }>(
    sql`select private_key from oidc_stand_in_key`,
  )
  return rows[0]?.private_key
}

/** When two processes create the key at once, both use the one stored first. */
async function createPem(database: Database) {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2_048 })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  await database.execute(
    sql`insert into oidc_stand_in_key (private_key) values (${pem}) on conflict do nothing`,
  )
  return (await readPem(database)) ?? pem
}
