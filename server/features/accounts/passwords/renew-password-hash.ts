import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database'
import { account } from '../../../platform/database/tables/auth-tables'
import { passwordProvider } from './find-password-hash'
import { isOutdatedHash } from './hash-password'

type Deps = { database: Database; hashPassword(password: string): Promise<string> }

/**
 * Replaces an outdated `hash` with a new hash of `password`, which was just verified against it.
 * Does nothing when the stored hash is no longer `hash`.
 */
export type RenewPasswordHash = (
  userId: string,
  credentials: { hash: string | null; password: string },
) => Promise<void>

/** Replaces bcrypt hashes of imported accounts with argon2id; leaves all others as they are. */
export const createRenewPasswordHash =
  ({ database, hashPassword }: Deps): RenewPasswordHash =>
  async (userId, { hash, password }) => {
    if (hash === null || !isOutdatedHash(hash)) return
    await database
      .update(account)
      .set({ password: await hashPassword(password), updatedAt: new Date() })
      .where(
        and(
          eq(account.userId, userId),
          eq(account.providerId, passwordProvider),
          eq(account.password, hash),
        ),
      )
  }
