import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'

/**
 * Deletes the unconfirmed account of an address, and with it the links that were sent for it: a new
 * registration gets a new account (docs/decisions/010). A confirmed account is not touched.
 */
export async function deleteUnconfirmedAccount(database: Database | Transaction, email: string) {
  await database.delete(user).where(and(eq(user.email, email), eq(user.emailVerified, false)))
}

/** Whether an address has an account, confirmed or not. */
export async function isRegistered(database: Database, email: string) {
  const rows = await database.select({ id: user.id }).from(user).where(eq(user.email, email))
  return rows.length > 0
}
