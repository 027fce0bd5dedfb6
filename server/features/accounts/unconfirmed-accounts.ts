import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'

/**
 * Whoever registers an address again starts afresh: the password that counts is the last one asked
 * for, not one that a stranger may have chosen before. A confirmed account stays as it is.
 */
export async function removeUnconfirmedAccount(database: Database, email: string) {
  await database.delete(user).where(and(eq(user.email, email), eq(user.emailVerified, false)))
}
