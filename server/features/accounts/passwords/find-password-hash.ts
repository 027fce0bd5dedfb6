import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { account, user } from '../../../platform/database/tables/auth-tables'

/** better-auth's provider id of an account with a password. */
export const passwordProvider = 'credential'

const isPasswordAccount = (userId: string) =>
  and(
    eq(account.userId, userId),
    eq(account.providerId, passwordProvider),
    isNotNull(account.password),
  )

const readHash = ([row]: readonly { hash: string | null }[]) => row?.hash ?? null

/** Returns the hash of a user's password; null for a user who signs in with Google only. */
export const findPasswordHash = async (database: Pick<Database, 'select'>, userId: string) =>
  readHash(
    await database
      .select({ hash: account.password })
      .from(account)
      .where(isPasswordAccount(userId)),
  )

/**
 * Locks a user's password and returns its hash; null for a user without a password. Waits for a
 * change in progress and blocks later changes.
 */
export const lockPasswordHash = async (transaction: Transaction, userId: string) =>
  readHash(
    await transaction
      .select({ hash: account.password })
      .from(account)
      .where(isPasswordAccount(userId))
      .for('update'),
  )

/**
 * Returns the password hash of the account with this address; null if there is no such account, or
 * it has no password. The address must be in lower case.
 */
export const findPasswordHashByEmail = async (database: Pick<Database, 'select'>, email: string) =>
  readHash(
    await database
      .select({ hash: account.password })
      .from(account)
      .innerJoin(user, eq(user.id, account.userId))
      .where(and(eq(user.email, email), eq(account.providerId, passwordProvider))),
  )

export const hasPassword = async (database: Pick<Database, 'select'>, userId: string) =>
  (await findPasswordHash(database, userId)) !== null
