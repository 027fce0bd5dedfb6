import { count, eq, sql, sum } from 'drizzle-orm'
import type { Role } from '../../../../domain/accounts/role'
import { lockBalances } from '../../../ledger/balances'
import type { Database, Transaction } from '../../../platform/database/open-database'
import { session, user } from '../../../platform/database/tables/auth-tables'
import { conversations } from '../../../platform/database/tables/call-tables'
import { userProfiles } from '../../../platform/database/tables/profile-tables'
import { lockAdministrators } from '../../../users/administrators'
import { findLiveCallId } from '../../../users/find-live-call'
import { userColumns } from './user-list-repository'

export type UserRepository = ReturnType<typeof createUserRepository>

/** Reads one user and changes their role and suspension. */
export const createUserRepository = (database: Database) => ({
  database,

  async find(id: string) {
    const [row] = await database
      .select({ ...userColumns, suspensionReason: user.suspensionReason })
      .from(user)
      .leftJoin(userProfiles, eq(userProfiles.id, user.id))
      .where(eq(user.id, id))
    return row
  },

  /** Returns the number and total duration of the user's calls, without reading transcripts. */
  async readCallTotals(userId: string) {
    const [row] = await database
      .select({ callCount: count(), calledSeconds: sum(conversations.durationSeconds) })
      .from(conversations)
      .where(eq(conversations.userId, userId))
    return { callCount: row?.callCount ?? 0, calledSeconds: Number(row?.calledSeconds ?? 0) }
  },

  findLiveCallId: (userId: string) => findLiveCallId(database, userId),

  /**
   * Prevents the erasure of the acting administrator and of the changed user until the transaction
   * ends. Call it before taking any other lock (docs/decisions/041).
   */
  async lockAccounts(transaction: Transaction, actorId: string, userId: string) {
    await transaction.execute(
      sql`select from "user" where id in (${actorId}, ${userId}) order by id for key share`,
    )
  },

  /**
   * Locks a user's balance, which a new call locks too, and returns the user; undefined when the
   * account has been erased.
   */
  async lock(transaction: Transaction, userId: string) {
    await lockBalances(transaction, [userId])
    const [row] = await transaction
      .select(userColumns)
      .from(user)
      .leftJoin(userProfiles, eq(userProfiles.id, user.id))
      .where(eq(user.id, userId))
    return row
  },

  lockAdministrators,

  /** Stores a role and ends the user's sessions: the next session has the new rights. */
  async storeRole(transaction: Transaction, userId: string, role: Role) {
    await transaction.update(userProfiles).set({ role }).where(eq(userProfiles.id, userId))
    await transaction.delete(session).where(eq(session.userId, userId))
  },

  async storeSuspension(transaction: Transaction, userId: string, reason: string) {
    await transaction
      .update(user)
      .set({ suspendedAt: sql`now()`, suspensionReason: reason })
      .where(eq(user.id, userId))
  },

  async removeSuspension(transaction: Transaction, userId: string) {
    await transaction
      .update(user)
      .set({ suspendedAt: null, suspensionReason: null })
      .where(eq(user.id, userId))
  },
})
