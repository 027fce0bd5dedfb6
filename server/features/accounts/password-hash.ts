import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database'
import { account, user } from '../../platform/database/tables/auth-tables'

/** The library's name for an account that is opened by a password. */
export const passwordProvider = 'credential'

const isPasswordOf = (userId: string) =>
  and(
    eq(account.userId, userId),
    eq(account.providerId, passwordProvider),
    isNotNull(account.password),
  )

const hashIn = ([row]: readonly { hash: string | null }[]) => row?.hash ?? null

/** Whoever came by Google alone has none. Answers its hash. */
export const findPasswordHash = async (database: Pick<Database, 'select'>, userId: string) =>
  hashIn(
    await database.select({ hash: account.password }).from(account).where(isPasswordOf(userId)),
  )

/** The same, once nobody is changing it, and nobody does before the transaction is over. */
export const lockPasswordHash = async (transaction: Transaction, userId: string) =>
  hashIn(
    await transaction
      .select({ hash: account.password })
      .from(account)
      .where(isPasswordOf(userId))
      .for('update'),
  )

/** The same for an address, in lower case, that may have no account. */
export const findPasswordHashOf = async (database: Pick<Database, 'select'>, email: string) =>
  hashIn(
    await database
      .select({ hash: account.password })
      .from(account)
      .innerJoin(user, eq(user.id, account.userId))
      .where(and(eq(user.email, email), eq(account.providerId, passwordProvider))),
  )

export const hasPassword = async (database: Pick<Database, 'select'>, userId: string) =>
  (await findPasswordHash(database, userId)) !== null
