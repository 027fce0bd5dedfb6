import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ApiKeyScope } from '../../../../domain/accounts/api-key'

const time = (name: string) => timestamp(name, { withTimezone: true })

export const apiKeys = pgTable('api_keys', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  name: text('name').notNull(),
  /** The beginning of the key, by which the user recognises it. */
  prefix: text('prefix').notNull(),
  keyHash: text('key_hash').notNull(),
  scopes: text('scopes').array().$type<ApiKeyScope[]>().notNull(),
  /** Hosts of the third parties that may receive what is said in calls with this key. */
  sharedWith: text('shared_with').array().notNull().default([]),
  /** null without a limit. */
  monthlyMinutes: integer('monthly_minutes'),
  createdAt: time('created_at').notNull().default(sql`now()`),
  lastUsedAt: time('last_used_at'),
  revokedAt: time('revoked_at'),
})
