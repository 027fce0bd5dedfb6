import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'

/**
 * Whoever registers an address again starts afresh, with an account of its own: the links of the
 * one before end with it (docs/decisions/010). A confirmed account stays as it is.
 */
export async function removeUnconfirmedAccount(database: Database, email: string) {
  await database.delete(user).where(and(eq(user.email, email), eq(user.emailVerified, false)))
}
