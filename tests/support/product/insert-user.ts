import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { deriveSecret } from '../../../server/composition/wire-accounts'
import type { Config } from '../../../server/config'
import { hashPassword } from '../../../server/features/accounts/passwords/hash-password'
import { createEnsureProfile } from '../../../server/features/accounts/sign-up/ensure-profile'
import type { Database } from '../../../server/platform/database/open-database'
import { account, session, user } from '../../../server/platform/database/tables/auth-tables'
import { storeConsent } from '../../../server/users/consents'

export const testPassword = 'une phrase assez longue'

/** Computed once for all test users, because hashing is slow. */
let passwordHash: Promise<string> | undefined

const sessionMs = 86_400_000

type Product = {
  database: Database
  config: Pick<Config, 'adminEmail' | 'authSecret' | 'publicUrl'>
}

/**
 * Inserts a user with a confirmed address, their free minutes and an open session, as after a
 * confirmed sign-up, without sending the mails. Returns their id and the session's cookie.
 */
export async function insertUser(
  { database, config }: Product,
  { name, email }: { name: string; email: string },
) {
  const { adminEmail, authSecret = '' } = config
  const id = randomUUID()
  const token = randomBytes(24).toString('base64url')
  passwordHash ??= hashPassword(testPassword)
  const password = await passwordHash
  await database.transaction(async (transaction) => {
    await transaction.insert(user).values({ id, name, email, emailVerified: true })
    await transaction
      .insert(account)
      .values({ userId: id, accountId: id, providerId: 'credential', password })
    await storeConsent(transaction, { userId: id, kind: 'terms', isGranted: true })
    const expiresAt = new Date(Date.now() + sessionMs)
    // The auth library stores empty strings when tracking of IP addresses and user agents is off.
    const untracked = { ipAddress: '', userAgent: '' }
    await transaction.insert(session).values({ userId: id, token, expiresAt, ...untracked })
  })
  const secret = deriveSecret(authSecret, 'granted addresses')
  await createEnsureProfile({ database, secret, adminEmail })(id)
  const prefix = config.publicUrl.protocol === 'https:' ? '__Secure-' : ''
  return { id, cookie: `${prefix}amivoix.session_token=${signToken(token, authSecret)}` }
}

/** Signs a session token as the auth library does: HMAC-SHA256 in base64, percent-encoded. */
function signToken(token: string, secret: string) {
  const signature = createHmac('sha256', secret).update(token).digest('base64')
  return encodeURIComponent(`${token}.${signature}`)
}
