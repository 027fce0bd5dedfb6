import type { z } from 'zod'
import { createStarterSpeech } from '../../../domain/admin/companions/starter-speech'
import { toVersionColumns } from '../../features/admin/agents/agent-mapping'
import { conversations, feedbacks } from '../../platform/database/tables/call-tables'
import { agents, agentVersions } from '../../platform/database/tables/catalogue-tables'
import type { sourceAgent, sourceConversation, sourceFeedback } from './source-rows'
import {
  filterByReference,
  findExistingIds,
  getColumnValues,
  type ImportContext,
  userIdColumn,
} from './table-import'

type Agent = z.output<typeof sourceAgent>
type Conversation = z.output<typeof sourceConversation>
type Feedback = z.output<typeof sourceFeedback>

/**
 * Stores the companions that the catalogue lacks, each with a first version of generic lines,
 * because our own engine needs a version. Administrators write later versions.
 */
export async function storeAgents(rows: readonly Agent[], { transaction }: ImportContext) {
  const storedRows = await transaction
    .insert(agents)
    .values(
      rows.map((row) => ({
        id: row.id,
        name: row.name,
        style: row.style,
        imageUrl: row.image_url,
        category: row.category,
        voiceGender: row.voice_gender,
        language: row.language,
        tags: row.tags,
        country: row.country,
        flag: row.flag,
        description: row.description,
        vapiAssistantId: row.vapi_assistant_id,
        portraitHue: 48,
        currentVersion: 1,
        createdAt: row.created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: agents.id })
  const ids = getColumnValues(storedRows, 'id')
  const versions = rows
    .filter(({ id }) => ids.has(id))
    .map(({ id, voice_gender }) => ({
      agentId: id,
      version: 1,
      ...toVersionColumns(createStarterSpeech(voice_gender, 'vous')),
    }))
  // A deleted companion with the same id may have left its versions, which are kept.
  if (versions.length > 0)
    await transaction.insert(agentVersions).values(versions).onConflictDoNothing()
  return ids
}

/** Stores the conversations whose users exist. */
export async function storeConversations(
  rows: readonly Conversation[],
  { transaction }: ImportContext,
) {
  const rowsWithOwner = await filterByReference(
    transaction,
    userIdColumn,
    rows,
    (row) => row.user_id,
  )
  if (rowsWithOwner.length === 0) return new Set<string>()
  const storedRows = await transaction
    .insert(conversations)
    .values(
      rowsWithOwner.map((row) => ({
        id: row.id,
        userId: row.user_id,
        agentId: row.agent_id,
        agentName: row.agent_name,
        durationSeconds: row.duration,
        vapiCallId: row.vapi_call_id,
        summary: row.summary,
        successScore: row.success_score ?? null,
        createdAt: row.created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: conversations.id })
  return getColumnValues(storedRows, 'id')
}

/** Stores the ratings whose users exist. */
export async function storeFeedbacks(rows: readonly Feedback[], { transaction }: ImportContext) {
  const conversationIds = rows.map((row) => row.conversation_id)
  const existingIds = await findExistingIds(transaction, ['conversations', 'id'], conversationIds)
  const ratedIds = await findExistingIds(
    transaction,
    ['feedbacks', 'conversation_id'],
    conversationIds,
  )
  const rowsWithOwner = await filterByReference(
    transaction,
    userIdColumn,
    rows,
    (row) => row.user_id,
  )
  if (rowsWithOwner.length === 0) return new Set<string>()
  const storedRows = await transaction
    .insert(feedbacks)
    .values(
      rowsWithOwner.map((row) => ({
        id: row.id,
        userId: row.user_id,
        agentId: row.agent_id,
        agentName: row.agent_name,
        conversationDurationSeconds: row.conversation_duration,
        rating: row.rating,
        comment: row.comment,
        conversationId: claimConversation(row.conversation_id, existingIds, ratedIds),
        createdAt: row.created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: feedbacks.id })
  return getColumnValues(storedRows, 'id')
}

/**
 * Returns the id of a rating's conversation, and marks the conversation as rated. Returns null when
 * the conversation does not exist, or has a rating already: a conversation has at most one.
 */
function claimConversation(
  id: string | null,
  existingIds: ReadonlySet<string>,
  ratedIds: Set<string>,
) {
  if (id === null || !existingIds.has(id) || ratedIds.has(id)) return null
  ratedIds.add(id)
  return id
}
