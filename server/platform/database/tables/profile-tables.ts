import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '../../../../domain/accounts/role'
import type { LedgerReason } from '../../../../domain/billing/ledger'

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`)
const textList = (name: string) => text(name).array().notNull().default(sql`'{}'`)

export const userProfiles = pgTable('user_profiles', {
  id: uuid('id').primaryKey(),
  username: text('username').notNull(),
  minutesLeft: integer('minutes_left').notNull().default(0),
  role: text('role').$type<Role>().notNull().default('user'),
  firstName: text('first_name'),
  lastName: text('last_name'),
  age: integer('age'),
  city: text('city'),
  orientation: text('orientation'),
  style: text('style'),
  preferences: textList('preferences'),
  favorites: textList('favorites'),
  profession: text('profession'),
  workEnvironment: textList('work_environment'),
  livingSituation: text('living_situation'),
  personalityType: text('personality_type'),
  conversationGoal: textList('conversation_goal'),
  idealPartnerStyle: textList('ideal_partner_style'),
  previousExperience: boolean('previous_experience'),
  socialType: text('social_type'),
  conversationDepth: text('conversation_depth'),
  roleplayPreference: text('roleplay_preference'),
  attractionTriggers: textList('attraction_triggers'),
  aiBehaviorPreference: textList('ai_behavior_preference'),
  topicsToAvoid: text('topics_to_avoid'),
  userProfileSummary: text('user_profile_summary'),
  isSummaryEdited: boolean('profile_summary_edited').notNull().default(false),
  createdAt,
})

export const minuteLedger = pgTable('minute_ledger', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  minutes: integer('minutes').notNull(),
  reason: text('reason').$type<LedgerReason>().notNull(),
  reference: text('reference').notNull(),
  balanceAfter: integer('balance_after').notNull(),
  actor: text('actor').notNull(),
  createdAt,
})

/** Keyed hashes of the e-mail addresses that have received free minutes. */
export const freeMinutesAddresses = pgTable('granted_addresses', {
  addressHash: text('address_hash').primaryKey(),
  createdAt,
})

export const consents = pgTable('consents', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid('user_id').notNull(),
  kind: text('kind').$type<'terms' | 'call_memory' | 'sensitive_profile'>().notNull(),
  isGranted: boolean('is_granted').notNull(),
  createdAt,
})
