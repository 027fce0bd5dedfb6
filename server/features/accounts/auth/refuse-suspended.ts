import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'

/** The code of better-auth's response to whoever signs in to a suspended account. */
export const accountSuspended = 'ACCOUNT_SUSPENDED'

/**
 * Refuses a session of a suspended account. It runs when better-auth creates a session, which is after
 * the password or Google's answer was checked: strangers learn nothing about an account.
 */
export async function refuseSuspended(database: Database, userId: string) {
  const [owner] = await database
    .select({ suspendedAt: user.suspendedAt })
    .from(user)
    .where(eq(user.id, userId))
  if (owner?.suspendedAt) throw new APIError('FORBIDDEN', { code: accountSuspended })
}
