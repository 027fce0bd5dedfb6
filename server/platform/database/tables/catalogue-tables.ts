import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  pgView,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Category } from '../../../../domain/categories'
import type { PersonaRecord } from '../../../../domain/companions/companion-persona'
import type { CompanionVoice } from '../../../../domain/companions/companion-voice'
import type { Language } from '../../../../domain/languages'
import type { VoiceGender } from '../../../../domain/voice-genders'

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`)

export const agents = pgTable('agents', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  style: text('style').notNull(),
  imageUrl: text('image_url').notNull(),
  category: text('category').$type<Category>().notNull(),
  voiceGender: text('voice_gender').$type<VoiceGender>().notNull(),
  language: text('language').$type<Language>().notNull(),
  tags: text('tags').array().notNull(),
  country: text('country').notNull(),
  flag: text('flag').notNull(),
  description: text('description').notNull(),
  vapiAssistantId: text('vapi_assistant_id').notNull(),
  portraitHue: integer('portrait_hue').notNull(),
  currentVersion: integer('current_version').notNull(),
  isPublished: boolean('is_published').notNull().default(true),
  /** Incremented by every save; a save of an older revision is refused. */
  revision: integer('revision').notNull().default(1),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`now()`),
  createdAt,
})

export const agentVersions = pgTable(
  'agent_versions',
  {
    agentId: text('agent_id').notNull(),
    version: integer('version').notNull(),
    voice: jsonb('voice').$type<CompanionVoice>().notNull(),
    greeting: jsonb('greeting').$type<PersonaRecord['greetings']>().notNull(),
    manner: jsonb('manner').$type<Omit<PersonaRecord, 'greetings'>>().notNull(),
    instructions: text('instructions').notNull().default(''),
    /** null for built-in and imported companions, and once the administrator's account is erased. */
    createdBy: uuid('created_by'),
    createdAt,
  },
  (table) => [primaryKey({ columns: [table.agentId, table.version] })],
)

/**
 * Totals per companion, kept up to date by triggers on conversations and feedbacks (migration
 * 0005).
 */
export const agentFigures = pgView('agent_figures', {
  agentId: text('agent_id').notNull(),
  totalMinutes: bigint('total_minutes', { mode: 'number' }).notNull(),
  ratingSum: bigint('rating_sum', { mode: 'number' }).notNull(),
  ratingCount: bigint('rating_count', { mode: 'number' }).notNull(),
}).existing()

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

export const agentImages = pgTable('agent_images', {
  /** SHA-256 of the picture's URL, in hexadecimal. */
  urlHash: text('url_hash').primaryKey(),
  url: text('url').notNull(),
  /** The picture as WebP; null when it could not be fetched. */
  content: bytes('content'),
  fetchedAt: timestamp('fetched_at', { withTimezone: true }).notNull().default(sql`now()`),
})
