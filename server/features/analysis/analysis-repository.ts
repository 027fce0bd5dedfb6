import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Highlight } from '../../../domain/conversations/highlight'
import type { Database } from '../../platform/database/open-database'
import { conversations, conversationTurns } from '../../platform/database/tables/call-tables'
import { agents } from '../../platform/database/tables/catalogue-tables'
import { memories } from '../../platform/database/tables/memory-tables'

export type Analysis = {
  summary: string
  /** 0–100; null when the caller said nothing. */
  successScore: number | null
}

/** A fact that the companion proposes to remember. */
export type ProposedMemory = Pick<
  typeof memories.$inferInsert,
  'statement' | 'quote' | 'topic' | 'eventDay'
>

type AnalysedConversation = Pick<
  typeof conversations.$inferSelect,
  'id' | 'userId' | 'agentId' | 'agentName' | 'createdAt'
>

export type AnalysisRepository = ReturnType<typeof createAnalysisRepository>

/** Reads conversations and transcripts, and stores what was found in them. */
export const createAnalysisRepository = (db: Database) => ({
  /**
   * Returns a conversation. Its `recordedCallId` is the id of the call; null when there is nothing
   * to analyse, because the call had no turns or the caller did not consent to a transcript.
   */
  async findConversation(id: string) {
    const { userId, agentId, agentName, durationSeconds, endReason, createdAt } = conversations
    const { vapiCallId: recordedCallId, summary, receipt } = conversations
    const [row] = await db
      .select({
        id: conversations.id,
        userId,
        agentId,
        agentName,
        durationSeconds,
        endReason,
        createdAt,
        recordedCallId,
        summary,
        receipt,
        category: agents.category,
      })
      .from(conversations)
      .leftJoin(agents, eq(agents.id, agentId))
      .where(eq(conversations.id, id))
    return row
  },

  /**
   * Returns the transcript. Its turns store the id of the call, which is also the conversation's.
   */
  findTurns: (conversationId: string) =>
    db
      .select({ speaker: conversationTurns.speaker, text: conversationTurns.text })
      .from(conversationTurns)
      .where(eq(conversationTurns.callId, conversationId))
      .orderBy(asc(conversationTurns.position)),

  /** Lists what the companion remembers or has proposed to remember already. */
  async listStatements(userId: string, agentId: string) {
    const rows = await db
      .select({ statement: memories.statement })
      .from(memories)
      .where(and(eq(memories.userId, userId), eq(memories.agentId, agentId)))
    return rows.map(({ statement }) => statement)
  },

  /** Stores the first analysis of a conversation only: a job that runs again changes nothing. */
  store: (
    { id, userId, agentId, agentName, createdAt }: AnalysedConversation,
    { summary, successScore, highlight }: Analysis & { highlight: Highlight | null },
    proposedMemories: readonly ProposedMemory[],
  ) =>
    db.transaction(async (transaction) => {
      const storedRows = await transaction
        .update(conversations)
        .set({ summary, successScore, highlight })
        .where(and(eq(conversations.id, id), isNull(conversations.summary)))
        .returning({ id: conversations.id })
      if (storedRows.length === 0 || proposedMemories.length === 0) return
      const source = { userId, agentId, agentName, conversationId: id, createdAt }
      await transaction
        .insert(memories)
        .values(proposedMemories.map((memory) => ({ ...source, ...memory })))
    }),
})
