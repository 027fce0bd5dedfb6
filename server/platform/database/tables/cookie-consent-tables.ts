import { sql } from 'drizzle-orm'
import { boolean, date, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const cookieConsents = pgTable('cookie_consents', {
  id: uuid('id').primaryKey(),
  /** null for a visitor. */
  userId: uuid('user_id'),
  hasAnalytics: boolean('has_analytics').notNull(),
  hasPersonalization: boolean('has_personalization').notNull(),
  hasMarketing: boolean('has_marketing').notNull(),
  textVersion: date('text_version').notNull(),
  consentedAt: time('consented_at').notNull(),
  createdAt: time('created_at').notNull().default(sql`now()`),
})
