import { eq, sql } from 'drizzle-orm'
import type { Database } from '../platform/database/open-database'
import { apiKeys } from '../platform/database/tables/api-key-tables'

/** The first instant of this month in Paris. */
const startOfMonth = sql`date_trunc('month', now() at time zone 'Europe/Paris') at time zone 'Europe/Paris'`

/**
 * SQL expression for the minutes that calls with a key have cost this month, for queries on
 * api_keys. A call belongs to the month in which it was created. The SQL is raw, because Drizzle
 * omits the table's name in a query on one table.
 */
export const minutesThisMonth = sql<number>`coalesce((
  select sum((key_call.receipt->>'chargedMinutes')::int) from calls as key_call
  where key_call.api_key_id = api_keys.id and key_call.created_at >= ${startOfMonth}
), 0)::int`

/**
 * Returns the minutes that a key may still spend this month, 0 or less when they are spent; null
 * for a key without a limit, or an unknown key. Takes the database or an open transaction.
 */
export async function readKeyMinutesLeft(
  connection: Pick<Database, 'select'>,
  keyId: string,
): Promise<number | null> {
  const [key] = await connection
    .select({ limit: apiKeys.monthlyMinutes, minutesThisMonth })
    .from(apiKeys)
    .where(eq(apiKeys.id, keyId))
  return key && key.limit !== null ? key.limit - key.minutesThisMonth : null
}
