import { sql } from 'drizzle-orm'
import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const appointments = pgTable('appointments', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  agentId: text('agent_id').notNull(),
  startsAt: time('starts_at').notNull(),
  /** The time zone in which the user chose the hour; the reminder shows the hour in it. */
  timeZone: text('time_zone').notNull(),
  /** Whether a reminder is still to be sent. */
  hasMailReminder: boolean('has_mail_reminder').notNull(),
  createdAt: time('created_at').notNull().default(sql`now()`),
})
