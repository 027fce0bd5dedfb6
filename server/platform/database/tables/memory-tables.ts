import { sql } from 'drizzle-orm'
import { boolean, date, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const memories = pgTable('memories', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  agentId: text('agent_id').notNull(),
  agentName: text('agent_name').notNull(),
  conversationId: uuid('conversation_id').notNull(),
  statement: text('statement').notNull(),
  quote: text('quote').notNull(),
  topic: text('topic'),
  /** A calendar day in Paris, such as "2026-11-26". */
  eventDay: date('event_day', { mode: 'string' }),
  /** Whether the user has replaced the statement, which the quote then no longer supports. */
  isEdited: boolean('is_edited').notNull().default(false),
  /** null while the memory is only proposed. */
  keptAt: time('kept_at'),
  createdAt: time('created_at').notNull().default(sql`now()`),
})
