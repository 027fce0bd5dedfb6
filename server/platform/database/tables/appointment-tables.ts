import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const appointments = pgTable('appointments', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  agentId: text('agent_id').notNull(),
  startsAt: time('starts_at').notNull(),
  /** The time zone in which the hour was chosen, and in which the reminder gives it. */
  timeZone: text('time_zone').notNull(),
  /** False again once the reminder is on its way. */
  hasMailReminder: boolean('has_mail_reminder').notNull(),
  createdAt: time('created_at').notNull().default(sql`now()`),
})
