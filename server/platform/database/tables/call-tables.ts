import { inArray, sql } from 'drizzle-orm'
import {
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SentReceipt } from '../../../../contract/billing/sent-receipt'
import type { EndReason } from '../../../../domain/call-end'
import type { Highlight } from '../../../../domain/conversations/highlight'
import type { TimeBudget } from '../../../../domain/conversations/time-budget'
import type { Rating } from '../../../../domain/ratings'
import type { MeteredPause } from '../../../../voice/session/call-events'

const time = (name: string) => timestamp(name, { withTimezone: true })
const createdAt = time('created_at').notNull().default(sql`now()`)

export const callStates = [
  'reserved',
  'live',
  'suspended',
  'closing',
  'settled',
  'released',
] as const

/**
 * States of a call that has started and is not settled, even if its process has died. Such a call
 * may still be billed.
 */
const runningCallStates = ['live', 'suspended', 'closing'] as const

export type RunningCallState = (typeof runningCallStates)[number]

/** A user has at most one call in these states: the table's unique index has the same condition. */
const liveCallStates = ['reserved', ...runningCallStates] as const

export type CallProvider = 'amivoix' | 'vapi'

export const calls = pgTable('calls', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id').notNull(),
  agentId: text('agent_id').notNull(),
  agentName: text('agent_name').notNull(),
  agentVersion: integer('agent_version').notNull(),
  state: text('state').$type<(typeof callStates)[number]>().notNull(),
  /** The process that runs the call, or the hosted voice service. */
  owner: text('owner').notNull(),
  /**
   * Incremented once, when the caller redeems the ticket; heartbeats with another epoch write
   * nothing (docs/decisions/011).
   */
  epoch: integer('epoch').notNull().default(1),
  reservedSeconds: integer('reserved_seconds').notNull(),
  hasMemoryConsent: boolean('has_memory_consent').notNull(),
  /** null without a time budget. */
  timeBudgetMinutes: smallint('time_budget_minutes').$type<TimeBudget>(),
  /** Host names of the third parties that may receive what the caller says. */
  sharedWith: text('shared_with').array().notNull().default([]),
  ticketHash: text('ticket_hash'),
  ticketExpiresAt: time('ticket_expires_at'),
  resumeTokenHash: text('resume_token_hash'),
  startedAt: time('started_at'),
  heartbeatAt: time('heartbeat_at').notNull().default(sql`now()`),
  /**
   * Time from the start to the end of the call. `durationMs` is the time that the timer showed
   * (CallFigures in voice/session/call-events.ts).
   */
  wallMs: integer('wall_ms').notNull().default(0),
  billableMs: integer('billable_ms').notNull().default(0),
  durationMs: integer('duration_ms').notNull().default(0),
  pauses: jsonb('pauses').$type<readonly MeteredPause[]>().notNull().default([]),
  endReason: text('end_reason').$type<EndReason>(),
  receipt: jsonb('receipt').$type<SentReceipt>(),
  createdAt,
  settledAt: time('settled_at'),
  /** Who runs the call: our own engine, or a hosted voice service. */
  provider: text('provider').$type<CallProvider>().notNull().default('amivoix'),
  serviceCallId: text('service_call_id').unique(),
  serviceControlUrl: text('service_control_url'),
  /** When the current crisis of a hosted call began; null outside a crisis. */
  crisisSince: time('crisis_since'),
  /** Time in earlier crises of a hosted call. */
  crisisMs: integer('crisis_ms').notNull().default(0),
  /** Whether it is a test call: free, short, and without a conversation. */
  isTest: boolean('is_test').notNull().default(false),
  /** The API key that started the call; null for a call from a page, and once the key is deleted. */
  apiKeyId: uuid('api_key_id'),
  /** The call ends after this many minutes; null when only the limit for all calls applies. */
  maxMinutes: integer('max_minutes'),
})

/** Whether the call is reserved or running; a user has at most one such call. */
export const isLiveCall = inArray(calls.state, liveCallStates)

/** Whether the call has started and is not settled, even if its process has died. */
export const isRunningCall = inArray(calls.state, runningCallStates)

export const conversations = pgTable('conversations', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  agentId: text('agent_id').notNull(),
  agentName: text('agent_name').notNull(),
  agentVersion: integer('agent_version'),
  durationSeconds: integer('duration').notNull(),
  /** The id of the call, whoever ran it; null without memory consent, and for a call without turns. */
  vapiCallId: text('vapi_call_id'),
  summary: text('summary'),
  successScore: integer('success_score'),
  /** null when there is none, when the user has deleted it, and after 30 days. */
  highlight: jsonb('highlight').$type<Highlight>(),
  endReason: text('end_reason').$type<EndReason>(),
  receipt: jsonb('receipt').$type<SentReceipt>(),
  createdAt,
})

export const conversationTurns = pgTable(
  'conversation_turns',
  {
    callId: uuid('call_id').notNull(),
    position: integer('position').notNull(),
    speaker: text('speaker').$type<'caller' | 'companion'>().notNull(),
    text: text('text'),
    heardMs: integer('heard_ms').notNull(),
    atMs: integer('at_ms').notNull(),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.callId, table.position] })],
)

export const feedbacks = pgTable('feedbacks', {
  id: uuid('id').primaryKey().defaultRandom(),
  userId: uuid('user_id').notNull(),
  conversationId: uuid('conversation_id').unique(),
  agentId: text('agent_id').notNull(),
  agentName: text('agent_name').notNull(),
  conversationDurationSeconds: integer('conversation_duration').notNull(),
  rating: smallint('rating').$type<Rating>().notNull(),
  comment: text('comment'),
  createdAt,
})
