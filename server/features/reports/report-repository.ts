import { and, asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import { calls, conversations, conversationTurns } from '../../platform/database/tables/call-tables'
import { agents } from '../../platform/database/tables/catalogue-tables'
import { type ReportedTurn, reports } from '../../platform/database/tables/report-tables'

export type NewReport = Pick<
  typeof reports.$inferInsert,
  'id' | 'kind' | 'agentId' | 'conversationId' | 'userId' | 'answerEmail' | 'reason' | 'comment'
> & { transcript: ReportedTurn[] | null }

export type ReportRepository = ReturnType<typeof createReportRepository>

export const createReportRepository = (database: Database) => ({
  async hasCompanion(agentId: string): Promise<boolean> {
    const [row] = await database
      .select({ id: agents.id })
      .from(agents)
      .where(eq(agents.id, agentId))
    return row !== undefined
  },

  async findConversation(id: string): Promise<{ userId: string; agentId: string } | undefined> {
    const { userId, agentId } = conversations
    const [row] = await database
      .select({ userId, agentId })
      .from(conversations)
      .where(eq(conversations.id, id))
    return row
  },

  /** The words as their owner sees them; null when they were not kept, or are gone. */
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

  async findEmail(userId: string): Promise<string | undefined> {
    const [row] = await database.select({ email: user.email }).from(user).where(eq(user.id, userId))
    return row?.email
  },

  /** Keeps it, and in the same transaction what follows from it; sent again it changes nothing. */
  add: (report: NewReport, follow: (transaction: Transaction, at: Date) => Promise<void>) =>
    database.transaction(async (transaction) => {
      const [row] = await transaction
        .insert(reports)
        .values(report)
        .onConflictDoNothing()
        .returning({ createdAt: reports.createdAt })
      if (row) await follow(transaction, row.createdAt)
    }),
})
