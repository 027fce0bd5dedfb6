import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../server/platform/database/open-database'

const consentSchema = z.object({
  redirectUri: z.string(),
  codeChallenge: z.string(),
  nonce: z.string().optional(),
  account: z.object({
    email: z.string(),
    givenName: z.string(),
    familyName: z.string(),
    isEmailVerified: z.boolean(),
  }),
})

/** The account that consented, what the token request has to match, and the nonce of the ID token. */
export type Consent = z.infer<typeof consentSchema>
export type Account = Consent['account']

const codeLifetimeSeconds = 60

export type AuthorizationCodes = ReturnType<typeof createAuthorizationCodes>

/**
 * Single-use authorization codes, stored as hashes in the database so that any process can redeem
 * them.
 */
export const createAuthorizationCodes = (database: Database) => ({
  /** Stores the consent and returns its code. */
  async issue(newConsent: Consent) {
    const code = randomBytes(24).toString('base64url')
    await database.execute(sql`delete from oidc_stand_in_code where expires_at < now()`)
    await database.execute(sql`
      insert into oidc_stand_in_code (code_hash, consent, expires_at)
      values (${hashCode(code)}, ${JSON.stringify(newConsent)}::jsonb,
        now() + make_interval(secs => ${codeLifetimeSeconds}))`)
    return code
  },

  /** Deletes the code and returns its consent; undefined when the code is unknown, used, or expired. */
  async redeem(code: string): Promise<Consent | undefined> {
    const { rows } = await database.execute<{ consent: unknown; is_fresh: boolean }>(sql`
      delete from oidc_stand_in_code where code_hash = ${hashCode(code)}
      returning consent, expires_at > now() as is_fresh`)
    const [row] = rows
    return row?.is_fresh ? consentSchema.parse(row.consent) : undefined
  },
})

const hashCode = (code: string) => createHash('sha256').update(code).digest('base64url')
