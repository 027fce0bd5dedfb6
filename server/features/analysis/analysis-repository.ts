import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { conversations, conversationTurns } from '../../platform/database/tables/call-tables'

export type Analysis = {
  summary: string
  /** 0–100. */
  successScore: number
}

export type AnalysisRepository = ReturnType<typeof createAnalysisRepository>

export const createAnalysisRepository = (db: Database) => ({
  async findConversation(id: string) {
    const { userId, agentName, durationSeconds, endReason, vapiCallId, summary } = conversations
    const [row] = await db
      .select({ userId, agentName, durationSeconds, endReason, callId: vapiCallId, summary })
      .from(conversations)
      .where(eq(conversations.id, id))
    return row
  },

  findTurns: (conversationId: string) =>
    db
      .select({ speaker: conversationTurns.speaker, text: conversationTurns.text })
      .from(conversationTurns)
      .where(eq(conversationTurns.callId, conversationId))
      .orderBy(asc(conversationTurns.position)),

  /** Stores the first analysis only: a job that runs twice changes nothing. */
  async store(conversationId: string, { summary, successScore }: Analysis) {
    await db
      .update(conversations)
      .set({ summary, successScore })
      .where(and(eq(conversations.id, conversationId), isNull(conversations.summary)))
  },
})
