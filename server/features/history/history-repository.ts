import { and, asc, desc, eq } from 'drizzle-orm'
import { historyLength } from '../../../contract/conversations/history'
import type { Database } from '../../platform/database/open-database'
import {
  calls,
  conversations,
  conversationTurns,
  feedbacks,
} from '../../platform/database/tables/call-tables'
import { agents } from '../../platform/database/tables/catalogue-tables'

export type HistoryRepository = ReturnType<typeof createHistoryRepository>

export type ConversationRow = typeof conversations.$inferSelect & {
  /** null when the companion was deleted. */
  imageUrl: string | null
  rating: number | null
  /** When the call was connected; null for an imported conversation. */
  startedAt: Date | null
}

/** Reads and deletes a user's own conversations. */
export const createHistoryRepository = (db: Database) => {
  const select = () =>
    db
      .select({
        conversation: conversations,
        imageUrl: agents.imageUrl,
        rating: feedbacks.rating,
        startedAt: calls.startedAt,
      })
      .from(conversations)
      .leftJoin(agents, eq(agents.id, conversations.agentId))
      .leftJoin(calls, eq(calls.id, conversations.id))
      .leftJoin(feedbacks, eq(feedbacks.conversationId, conversations.id))

  const toRow = ({
    conversation,
    ...joinedColumns
  }: Awaited<ReturnType<typeof select>>[number]) => ({
    ...conversation,
    ...joinedColumns,
  })

  return {
    /** Returns the latest conversations, at most `historyLength`, newest first. */
    async list(userId: string): Promise<ConversationRow[]> {
      const rows = await select()
        .where(eq(conversations.userId, userId))
        .orderBy(desc(conversations.createdAt), conversations.id)
        .limit(historyLength)
      return rows.map(toRow)
    },

    async find(userId: string, id: string): Promise<ConversationRow | undefined> {
      const [row] = await select().where(
        and(eq(conversations.userId, userId), eq(conversations.id, id)),
      )
      return row && toRow(row)
    },

    /**
     * Deletes a conversation and its transcript. The rating stays in the averages, without its
     * comment; the call keeps its receipt, which explains the balance. Returns false when the user
     * has no such conversation.
     */
    delete: (userId: string, id: string): Promise<boolean> =>
      db.transaction(async (transaction) => {
        const isOwnConversation = and(eq(conversations.userId, userId), eq(conversations.id, id))
        const [row] = await transaction
          .select()
          .from(conversations)
          .where(isOwnConversation)
          .for('update')
        if (!row) return false
        await transaction
          .update(feedbacks)
          .set({ comment: null })
          .where(eq(feedbacks.conversationId, id))
        await transaction.delete(conversations).where(isOwnConversation)
        await transaction.delete(conversationTurns).where(eq(conversationTurns.callId, id))
        return true
      }),

    /** Deletes the highlight. Returns false when the user has no such conversation. */
    async forgetHighlight(userId: string, id: string) {
      const rows = await db
        .update(conversations)
        .set({ highlight: null })
        .where(and(eq(conversations.userId, userId), eq(conversations.id, id)))
        .returning({ id: conversations.id })
      return rows.length > 0
    },

    /** Returns the transcript; empty without the caller's consent. */
    findTurns: (conversationId: string) =>
      db
        .select({
          speaker: conversationTurns.speaker,
          text: conversationTurns.text,
          atMs: conversationTurns.atMs,
        })
        .from(conversationTurns)
        .innerJoin(calls, eq(calls.id, conversationTurns.callId))
        .where(and(eq(conversationTurns.callId, conversationId), eq(calls.hasMemoryConsent, true)))
        .orderBy(asc(conversationTurns.position)),
  }
}
