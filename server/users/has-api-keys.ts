import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../platform/database/open-database'
import { apiKeys } from '../platform/database/tables/api-key-tables'

/** Whether a user has an API key that is not revoked. Takes the database or an open transaction. */
export async function hasApiKeys(
  connection: Pick<Database, 'select'>,
  userId: string,
): Promise<boolean> {
  const keys = await connection
    .select({ id: apiKeys.id })
    .from(apiKeys)
    .where(and(eq(apiKeys.userId, userId), isNull(apiKeys.revokedAt)))
    .limit(1)
  return keys.length > 0
}
