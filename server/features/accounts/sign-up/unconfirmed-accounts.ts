import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'

/**
 * Deletes the unconfirmed user of an address with its registrations, when somebody proves to own
 * the address in another way: with Google, or by changing to it. A confirmed account is not
 * touched.
 */
export async function deleteUnconfirmedAccount(database: Database | Transaction, email: string) {
  await database.delete(user).where(and(eq(user.email, email), eq(user.emailVerified, false)))
}
