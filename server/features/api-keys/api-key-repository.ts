import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database'
import { apiKeys } from '../../platform/database/tables/api-key-tables'
import { user } from '../../platform/database/tables/auth-tables'
import { minutesThisMonth } from '../../users/api-key-minutes'

export type ApiKeyRepository = ReturnType<typeof createApiKeyRepository>

export type StoredApiKey = typeof apiKeys.$inferSelect & { minutesThisMonth: number }

type NewApiKey = Pick<
  typeof apiKeys.$inferInsert,
  'userId' | 'name' | 'prefix' | 'keyHash' | 'scopes' | 'sharedWith' | 'monthlyMinutes'
>

const isActive = isNull(apiKeys.revokedAt)

/** Reads and writes users' API keys. */
export const createApiKeyRepository = (database: Database) => ({
  transaction: database.transaction.bind(database),

  /** Lists a user's active keys, newest first. */
  async list(userId: string): Promise<StoredApiKey[]> {
    const rows = await database
      .select({ key: apiKeys, minutesThisMonth })
      .from(apiKeys)
      .where(and(eq(apiKeys.userId, userId), isActive))
      .orderBy(desc(apiKeys.createdAt), apiKeys.id)
    return rows.map((row) => ({ ...row.key, minutesThisMonth: row.minutesThisMonth }))
  },

  /**
   * Counts a user's active keys. Locks the user's row, so that two simultaneous requests cannot
   * exceed the maximum.
   */
  async lockAndCount(transaction: Transaction, userId: string) {
    await transaction.select({ id: user.id }).from(user).where(eq(user.id, userId)).for('update')
    const [row] = await transaction
      .select({ count: count() })
      .from(apiKeys)
      .where(and(eq(apiKeys.userId, userId), isActive))
    return row?.count ?? 0
  },

  async add(transaction: Transaction, key: NewApiKey): Promise<StoredApiKey> {
    const [row] = await transaction.insert(apiKeys).values(key).returning()
    if (!row) throw new Error('The key was not stored')
    return { ...row, minutesThisMonth: 0 }
  },

  /** Revokes a key; does not change a revoked one. Returns false when the user has no such key. */
  async revoke(transaction: Transaction, userId: string, id: string) {
    const rows = await transaction
      .update(apiKeys)
      .set({ revokedAt: sql`coalesce(${apiKeys.revokedAt}, now())` })
      .where(and(eq(apiKeys.userId, userId), eq(apiKeys.id, id)))
      .returning({ id: apiKeys.id })
    return rows.length > 0
  },

  /** Finds a key by its hash, and its owner; undefined for an unknown or revoked key. */
  async findActive(keyHash: string) {
    const [row] = await database
      .select({
        key: apiKeys,
        minutesThisMonth,
        isEmailVerified: user.emailVerified,
        suspendedAt: user.suspendedAt,
      })
      .from(apiKeys)
      .innerJoin(user, eq(user.id, apiKeys.userId))
      .where(and(eq(apiKeys.keyHash, keyHash), isActive))
    return row
  },

  /**
   * Records the use of a key. It counts as a sign-in, so that the account does not become inactive.
   */
  async markUsed(id: string) {
    await database.execute(sql`
      with used as (update api_keys set last_used_at = now() where id = ${id} returning user_id)
      update account_activity set last_sign_in_at = now(), notified_at = null
      from used where account_activity.user_id = used.user_id`)
  },
})
