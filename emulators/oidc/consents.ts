import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '../../server/platform/database/open-database'

const consent = z.object({
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

/** Who agreed to sign in, and what the exchange of the code has to prove. */
export type Consent = z.infer<typeof consent>
export type Account = Consent['account']

/** How long a code may be exchanged. */
const codeLifetimeSeconds = 60

export type Consents = ReturnType<typeof createConsents>

/** Codes that stand for a consent, once each, for any process; only their hashes are kept. */
export const createConsents = (database: Database) => ({
  /** Answers the code to send back with. */
  async store(given: Consent) {
    const code = randomBytes(24).toString('base64url')
    await database.execute(sql`delete from oidc_stand_in_code where expires_at < now()`)
    await database.execute(sql`
      insert into oidc_stand_in_code (code_hash, consent, expires_at)
      values (${hashOf(code)}, ${JSON.stringify(given)}::jsonb,
        now() + make_interval(secs => ${codeLifetimeSeconds}))`)
    return code
  },

  /** The consent of a code that was never shown before; whatever follows, the code is used up. */
  async take(code: string): Promise<Consent | undefined> {
    const { rows } = await database.execute<{ consent: unknown; is_fresh: boolean }>(sql`
      delete from oidc_stand_in_code where code_hash = ${hashOf(code)}
      returning consent, expires_at > now() as is_fresh`)
    const [taken] = rows
    return taken?.is_fresh ? consent.parse(taken.consent) : undefined
  },
})

const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url')
