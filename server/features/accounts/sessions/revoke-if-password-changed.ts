import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database'
import { session } from '../../../platform/database/tables/auth-tables'
import { lockPasswordHash } from '../passwords/find-password-hash'
import { isOutdatedHash, verifyPassword } from '../passwords/hash-password'

type OpenedSession = {
  userId: string
  token: string
  /** The hash of the password that opened the session. */
  hash: string | null
  /** The password as typed at the sign-in; undefined when the user did not type it. */
  password?: string | undefined
}

/** Returns whether the session was revoked. */
export type RevokeIfPasswordChanged = (session: OpenedSession) => Promise<boolean>

/**
 * Revokes a session that was opened with a password while that password was being replaced: it was
 * opened too late to be revoked with the others. Waits for a replacement that is in progress.
 */
export const createRevokeIfPasswordChanged =
  (database: Database): RevokeIfPasswordChanged =>
  ({ userId, token, hash, password }) =>
    database.transaction(async (transaction) => {
      const currentHash = await lockPasswordHash(transaction, userId)
      if (currentHash === hash) return false
      if (await isSamePassword({ currentHash, hash, password })) return false
      await transaction.delete(session).where(eq(session.token, token))
      return true
    })

/** Whether only the hash has changed: a simultaneous sign-in renews an outdated hash. */
async function isSamePassword({
  currentHash,
  hash,
  password,
}: { currentHash: string | null } & Pick<OpenedSession, 'hash' | 'password'>) {
  if (!currentHash || !hash || !password || !isOutdatedHash(hash)) return false
  return verifyPassword({ hash: currentHash, password })
}
