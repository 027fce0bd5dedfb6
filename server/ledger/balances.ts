import { eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../platform/database/open-database'
import { userProfiles } from '../platform/database/tables/profile-tables'

/** The balance in minutes, for queries that read it with other columns of user_profiles. */
export const balanceColumn = userProfiles.minutesLeft

/** Returns a user's balance in minutes; undefined for an account that is erased or not confirmed. */
export async function readBalance(connection: Database | Transaction, userId: string) {
  const [profile] = await connection
    .select({ minutesLeft: balanceColumn })
    .from(userProfiles)
    .where(eq(userProfiles.id, userId))
  return profile?.minutesLeft
}

/** Returns balances by user id, without the accounts that are erased or not confirmed. */
export async function readBalances(connection: Database | Transaction, userIds: readonly string[]) {
  if (userIds.length === 0) return new Map<string, number>()
  const profiles = await connection
    .select({ id: userProfiles.id, minutesLeft: balanceColumn })
    .from(userProfiles)
    .where(inArray(userProfiles.id, [...userIds]))
  return new Map(profiles.map(({ id, minutesLeft }) => [id, minutesLeft]))
}

/**
 * Locks the balances of several users until the transaction ends, and returns them by user id.
 * Balances are always locked in the order of the user ids, each after its user's account
 * (users/lock-account.ts), so that two transactions cannot deadlock. A 'share' lock blocks changes;
 * an 'update' lock also blocks share locks.
 */
export async function lockBalances(
  transaction: Transaction,
  userIds: readonly string[],
  strength: 'share' | 'update' = 'update',
) {
  const { rows } = await transaction.execute<{ id: string; minutes_left: number }>(
    sql`select id, minutes_left
        from "user" account join user_profiles profile using (id)
        where id = any(${sql.param(userIds)}::uuid[])
        order by id for key share of account for ${sql.raw(strength)} of profile`,
  )
  return new Map(rows.map(({ id, minutes_left }) => [id, minutes_left]))
}
