import { sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull()

export const accountLinks = pgTable('account_links', {
  tokenHash: text('token_hash').primaryKey(),
  kind: text('kind').$type<'password' | 'address'>().notNull(),
  email: text('email').notNull(),
  userId: uuid('user_id'),
  expiresAt: time('expires_at'),
  createdAt: time('created_at').default(sql`now()`),
})
