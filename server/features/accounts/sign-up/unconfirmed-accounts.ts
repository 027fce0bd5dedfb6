import { and, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'

/**
 * Deletes the unconfirmed user of an address with its registrations. Call it when somebody has
 * proved in another way that they own the address: with Google, or by changing to it. Does not
 * touch a confirmed account.
 */
export async function deleteUnconfirmedAccount(database: Database | Transaction, email: string) {
  await database.delete(user).where(and(eq(user.email, email), eq(user.emailVerified, false)))
}
