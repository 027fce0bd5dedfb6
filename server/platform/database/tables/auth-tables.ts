import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { hashToken } from '../../tokens'

const time = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = time('created_at').notNull().default(sql`now()`)
const updatedAt = time('updated_at').notNull().default(sql`now()`)
const id = uuid('id').primaryKey().defaultRandom()

/**
 * A text that is hashed whenever it is written or compared; reading it returns the hash. A copy of
 * the database therefore contains no token with which a session could be opened.
 */
const hashedText = customType<{ data: string; driverData: string }>({
  dataType: () => 'text',
  toDriver: (token) => hashToken(token, 'base64url'),
})

/**
 * This table and the next three belong to better-auth, which requires their names and property
 * names. Only the suspension is our own.
 */
export const user = pgTable('user', {
  id,
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text('image'),
  /** null unless an administrator has suspended the account. */
  suspendedAt: time('suspended_at'),
  suspensionReason: text('suspension_reason'),
  createdAt,
  updatedAt,
})

const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' })

export const session = pgTable('session', {
  id,
  userId: userId(),
  token: hashedText('token').notNull().unique(),
  expiresAt: time('expires_at').notNull(),
  ipAddress: text('ip_address'),
  userAgent: text('user_agent'),
  createdAt,
  updatedAt,
})

export const account = pgTable('account', {
  id,
  userId: userId(),
  accountId: text('account_id').notNull(),
  providerId: text('provider_id').notNull(),
  accessToken: text('access_token'),
  refreshToken: text('refresh_token'),
  idToken: text('id_token'),
  accessTokenExpiresAt: time('access_token_expires_at'),
  refreshTokenExpiresAt: time('refresh_token_expires_at'),
  scope: text('scope'),
  password: text('password'),
  createdAt,
  updatedAt,
})

export const verification = pgTable('verification', {
  id,
  identifier: text('identifier').notNull(),
  value: text('value').notNull(),
  expiresAt: time('expires_at').notNull(),
  createdAt,
  updatedAt,
})

/** A table of better-auth, whose rate limits are turned off: only ours use it (create-rate-limits.ts). */
export const rateLimit = pgTable('rate_limit', {
  id,
  key: text('key').notNull().unique(),
  count: integer('count').notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
})
