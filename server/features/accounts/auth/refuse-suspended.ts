import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'

/** The error code of better-auth's response when somebody signs in to a suspended account. */
export const accountSuspendedCode = 'ACCOUNT_SUSPENDED'

/**
 * Refuses to create a session for a suspended account. better-auth creates a session only after
 * checking the password or Google's response, so strangers do not learn that an account is
 * suspended.
 */
export async function refuseSuspendedUser(database: Database, userId: string) {
  const [owner] = await database
    .select({ suspendedAt: user.suspendedAt })
    .from(user)
    .where(eq(user.id, userId))
  if (owner?.suspendedAt) throw new APIError('FORBIDDEN', { code: accountSuspendedCode })
}
