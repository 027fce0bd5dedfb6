import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'

/**
 * Whoever registers an address again starts afresh, with an account of its own: the links of the
 * one before end with it (docs/decisions/010). A confirmed account stays as it is.
 */
export async function removeUnconfirmedAccount(database: Database | Transaction, email: string) {
  await database.delete(user).where(and(eq(user.email, email), eq(user.emailVerified, false)))
}

/** Whether an address has an account, confirmed or not. */
export async function isRegistered(database: Database, email: string) {
  const rows = await database.select({ id: user.id }).from(user).where(eq(user.email, email))
  return rows.length > 0
}
