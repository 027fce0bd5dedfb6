import { eq } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Feedback } from '../../../domain/conversations/feedback'
import { conversations, feedbacks } from '../../platform/database/tables/call-tables'
import { translateDatabaseErrors } from '../../platform/database/translate-database-errors'

export type ConversationToRate = {
  userId: string
  agentId: string
  agentName: string
  durationSeconds: number
}

export type FeedbackRepository = {
  findConversation(id: string): Promise<ConversationToRate | undefined>
  /** Throws FEEDBACK_ALREADY_LEFT when the conversation has a rating already. */
  add(feedback: Feedback): Promise<{ id: string }>
}

/** Takes the database or an open transaction. */
export const createFeedbackRepository = (
  database: Pick<NodePgDatabase, 'select' | 'insert'>,
): FeedbackRepository => ({
  async findConversation(id) {
    const { userId, agentId, agentName, durationSeconds } = conversations
    const [conversation] = await database
      .select({ userId, agentId, agentName, durationSeconds })
      .from(conversations)
      .where(eq(conversations.id, id))
    return conversation
  },

  async add(feedback) {
    // No check in advance: the unique constraint also refuses one of two simultaneous requests.
    const statement = database.insert(feedbacks).values(feedback).returning({ id: feedbacks.id })
    const [row] = await translateDatabaseErrors('feedback', statement.execute())
    return row!
  },
})
