import { and, asc, eq } from 'drizzle-orm'
import { hasCompanion } from '../../companions/find-companion'
import type { Database, Transaction } from '../../platform/database/open-database'
import { calls, conversations, conversationTurns } from '../../platform/database/tables/call-tables'
import { type ReportedTurn, reports } from '../../platform/database/tables/report-tables'
import { findMailRecipient } from '../../users/find-mail-recipient'

export type NewReport = Pick<
  typeof reports.$inferInsert,
  'id' | 'kind' | 'agentId' | 'conversationId' | 'userId' | 'answerEmail' | 'reason' | 'comment'
> & { transcript: ReportedTurn[] | null }

export type ReportRepository = ReturnType<typeof createReportRepository>

export const createReportRepository = (database: Database) => ({
  hasCompanion: (agentId: string) => hasCompanion(database, agentId),

  async findConversation(id: string): Promise<{ userId: string; agentId: string } | undefined> {
    const { userId, agentId } = conversations
    const [row] = await database
      .select({ userId, agentId })
      .from(conversations)
      .where(eq(conversations.id, id))
    return row
  },

  /** Returns the transcript as its owner sees it; null when it was not stored or is deleted. */
  async findTranscript(conversationId: string): Promise<ReportedTurn[] | null> {
    const { speaker, text, atMs, callId, position } = conversationTurns
    const turns = await database
      .select({ speaker, text, atMs })
      .from(conversationTurns)
      .innerJoin(calls, eq(calls.id, callId))
      .where(and(eq(callId, conversationId), eq(calls.hasMemoryConsent, true)))
      .orderBy(asc(position))
    return turns.length > 0 ? turns : null
  },

  findEmail: async (userId: string) => (await findMailRecipient(database, userId))?.email,

  /**
   * Stores a report, and runs `onAdded` in the same transaction. Does nothing when a report with
   * this id exists.
   */
  add: (
    report: NewReport,
    onAdded: (transaction: Transaction, receivedAt: Date) => Promise<void>,
  ) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(reports)
        .values(report)
        .onConflictDoNothing()
        .returning({ createdAt: reports.createdAt })
      if (row) await onAdded(transaction, row.createdAt)
    }),
})
