import { and, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { account } from '../../platform/database/tables/auth-tables'

/** The library's name for an account that is opened by a password. */
export const passwordProvider = 'credential'

/** Whoever came by Google alone has none. Answers its hash. */
export async function findPasswordHash(database: Pick<Database, 'select'>, userId: string) {
  const [row] = await database
    .select({ hash: account.password })
    .from(account)
    .where(
      and(
        eq(account.userId, userId),
        eq(account.providerId, passwordProvider),
        isNotNull(account.password),
      ),
    )
  return row?.hash ?? null
}

export const hasPassword = async (database: Pick<Database, 'select'>, userId: string) =>
  (await findPasswordHash(database, userId)) !== null
