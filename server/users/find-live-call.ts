import { and, count, eq } from 'drizzle-orm'
import type { Database } from '../platform/database/open-database'
import { calls, isLiveCall } from '../platform/database/tables/call-tables'

/**
 * Returns the id of a user's live call, which may be a reservation; undefined when there is none. A
 * unique index allows one per user. Takes the database or an open transaction.
 */
export async function findLiveCallId(
  connection: Pick<Database, 'select'>,
  userId: string,
): Promise<string | undefined> {
  const [call] = await connection
    .select({ id: calls.id })
    .from(calls)
    .where(and(eq(calls.userId, userId), isLiveCall))
  return call?.id
}

/** Counts the live calls of all users, including reservations, by state. */
export const countLiveCallsByState = (connection: Pick<Database, 'select'>) =>
  connection
    .select({ state: calls.state, count: count() })
    .from(calls)
    .where(isLiveCall)
    .groupBy(calls.state)
