import { sql } from 'drizzle-orm'
import { boolean, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReportReason } from '../../../../domain/conversations/report'

export type ReportedTurn = {
  speaker: 'caller' | 'companion'
  text: string | null
  /** Milliseconds from the start of the call. */
  atMs: number
}

export const reports = pgTable('reports', {
  id: uuid('id').primaryKey(),
  kind: text('kind').$type<'companion' | 'conversation'>().notNull(),
  agentId: text('agent_id').notNull(),
  conversationId: uuid('conversation_id'),
  /** null for a visitor, and once the report is forgotten (see `isForgotten`). */
  userId: uuid('user_id'),
  answerEmail: text('answer_email'),
  reason: text('reason').$type<ReportReason>().notNull(),
  comment: text('comment'),
  transcript: jsonb('transcript').$type<ReportedTurn[]>(),
  /** "new": the report waits for an answer. There is no other state yet. */
  state: text('state').$type<'new'>().notNull().default('new'),
  /**
   * Whether the sender and the texts were removed: at the end of the retention period, or when the
   * sender's account was erased.
   */
  isForgotten: boolean('is_forgotten').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`),
})
