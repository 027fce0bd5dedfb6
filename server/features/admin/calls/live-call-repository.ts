import { and, asc, eq } from 'drizzle-orm'
import { maxListedCalls } from '../../../../contract/admin/calls'
import type { Database } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'
import { calls, isLiveCall } from '../../../platform/database/tables/call-tables'
import { userProfiles } from '../../../platform/database/tables/profile-tables'
import { recordAuditEntry } from '../audit/record-audit-entry'

export type LiveCallRepository = ReturnType<typeof createLiveCallRepository>

/** Reads the live calls of all processes, and records that an administrator ends one. */
export const createLiveCallRepository = (database: Database) => ({
  async list() {
    const [rows, total] = await Promise.all([
      database
        .select({
          id: calls.id,
          userId: calls.userId,
          email: user.email,
          username: userProfiles.username,
          agentName: calls.agentName,
          state: calls.state,
          provider: calls.provider,
          createdAt: calls.createdAt,
          startedAt: calls.startedAt,
        })
        .from(calls)
        .innerJoin(user, eq(user.id, calls.userId))
        .innerJoin(userProfiles, eq(userProfiles.id, calls.userId))
        .where(isLiveCall)
        .orderBy(asc(calls.createdAt), calls.id)
        .limit(maxListedCalls),
      database.$count(calls, isLiveCall),
    ])
    return { rows, total }
  },

  /**
   * Records in the audit log that an administrator is ending a call. Returns false, and records
   * nothing, when the call is over already.
   */
  recordHangUp: (actorId: string, callId: string) =>
    database.transaction(async (transaction) => {
      const [call] = await transaction
        .select({ userId: calls.userId })
        .from(calls)
        .where(and(eq(calls.id, callId), isLiveCall))
      if (!call) return false
      await recordAuditEntry(transaction, {
        actorId,
        action: 'call.ended',
        subject: { kind: 'call', id: callId },
        details: { userId: call.userId },
      })
      return true
    }),
})
