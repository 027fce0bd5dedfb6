import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { session } from '../../platform/database/tables/auth-tables'
import { lockPasswordHash } from './password-hash'

type Opened = {
  userId: string
  token: string
  /** Of the password that opened it. */
  hash: string | null
}

/** Answers whether the session stands. */
export type KeepSession = (opened: Opened) => Promise<boolean>

/**
 * Ends a session that was opened with a password while that password was being replaced: it came too
 * late to be ended with the others. Whoever is replacing it is waited for.
 */
export const createKeepSession =
  (database: Database): KeepSession =>
  ({ userId, token, hash }) =>
    database.transaction(async (transaction) => {
      if ((await lockPasswordHash(transaction, userId)) === hash) return true
      await transaction.delete(session).where(eq(session.token, token))
      return false
    })
