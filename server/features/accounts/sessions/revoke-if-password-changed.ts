import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database'
import { session } from '../../../platform/database/tables/auth-tables'
import { lockPasswordHash } from '../passwords/find-password-hash'

type OpenedSession = {
  userId: string
  token: string
  /** The hash of the password that opened the session. */
  hash: string | null
}

/** Returns whether the session was revoked. */
export type RevokeIfPasswordChanged = (opened: OpenedSession) => Promise<boolean>

/**
 * Revokes a session that was opened with a password while that password was being replaced: it was
 * opened too late to be revoked with the others. Waits for a replacement that is in progress.
 */
export const createRevokeIfPasswordChanged =
  (database: Database): RevokeIfPasswordChanged =>
  ({ userId, token, hash }) =>
    database.transaction(async (transaction) => {
      if ((await lockPasswordHash(transaction, userId)) === hash) return false
      await transaction.delete(session).where(eq(session.token, token))
      return true
    })
