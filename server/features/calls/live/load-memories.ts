import { and, desc, eq, isNotNull, max } from 'drizzle-orm'
import { toParisDay } from '../../../../domain/formatting/paris-time'
import type { DialogueMemory } from '../../../../voice/brain/dialogue/dialogue-context'
import type { Database } from '../../../platform/database/open-database'
import { conversations } from '../../../platform/database/tables/call-tables'
import { memories } from '../../../platform/database/tables/memory-tables'

/** Only the newest memories are loaded, because they must fit into a model's instructions. */
const maxMemories = 20

const dayMs = 86_400_000

type UserAndAgent = { userId: string; agentId: string }

/** Loads the user's newest kept memories from calls with a companion; proposed memories are left out. */
export async function loadMemories(
  db: Database,
  { userId, agentId }: UserAndAgent,
  now: Date,
): Promise<DialogueMemory[]> {
  const rows = await db
    .select()
    .from(memories)
    .where(
      and(eq(memories.userId, userId), eq(memories.agentId, agentId), isNotNull(memories.keptAt)),
    )
    .orderBy(desc(memories.createdAt), memories.id)
    .limit(maxMemories)
  if (rows.length === 0) return []
  const [lastConversation] = await db
    .select({ createdAt: max(conversations.createdAt) })
    .from(conversations)
    .where(and(eq(conversations.userId, userId), eq(conversations.agentId, agentId)))
  const days = {
    today: toParisDay(now),
    lastCall: lastConversation?.createdAt && toParisDay(lastConversation.createdAt),
  }
  return rows.map(({ statement, quote, topic, eventDay, isEdited }) => ({
    statement,
    quote: isEdited ? statement : quote,
    topic,
    event: eventDay === null ? null : chooseEventQuestion(eventDay, days),
    isOver: eventDay !== null && eventDay < days.today,
  }))
}

/**
 * Decides how the companion asks about an event in this call: "past" in the first call after the
 * event's day; "coming" in the first call of the event's day or of one of the two days before; null
 * when the companion does not ask. `lastCall` is the day of the last call with the companion.
 */
export function chooseEventQuestion(
  eventDay: string,
  { today, lastCall }: { today: string; lastCall: string | null | undefined },
): DialogueMemory['event'] {
  if (eventDay < today) return lastCall && lastCall > eventDay ? null : 'past'
  const daysUntilEvent = (Date.parse(eventDay) - Date.parse(today)) / dayMs
  const isSoon = daysUntilEvent <= 2
  return isSoon && lastCall !== today ? 'coming' : null
}
