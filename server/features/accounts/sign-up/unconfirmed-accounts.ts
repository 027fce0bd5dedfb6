import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'

/**
 * Deletes the unconfirmed user of an address with its registrations, when the address is proved
 * otherwise: by Google, or by a user who changes to it. A confirmed account is not touched.
 */
export async function deleteUnconfirmedAccount(database: Database | Transaction, email: string) {
  await database.delete(user).where(and(eq(user.email, email), eq(user.emailVerified, false)))
}
