import { sql } from 'drizzle-orm'
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Written by triggers when an account is created and when its user signs in. */
export const accountActivity = pgTable('account_activity', {
  userId: uuid('user_id').primaryKey(),
  lastSignInAt: timestamp('last_sign_in_at', { withTimezone: true }).notNull().default(sql`now()`),
  /** When the user was told that the account will be erased; null after a sign-in. */
  notifiedAt: timestamp('notified_at', { withTimezone: true }),
})
