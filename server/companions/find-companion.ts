import { and, eq } from 'drizzle-orm'
import { fromPersonaRecord } from '../../domain/companions/companion-persona'
import type { DialogueCompanion } from '../../voice/brain/dialogue/dialogue-context'
import type { Database } from '../platform/database/open-database'
import { agents, agentVersions } from '../platform/database/tables/catalogue-tables'

type Agent = typeof agents.$inferSelect
type AgentVersion = typeof agentVersions.$inferSelect

/** Whether the companion exists, published or not. */
export async function hasCompanion(
  database: Pick<Database, 'select'>,
  id: string,
): Promise<boolean> {
  const rows = await database.select({ id: agents.id }).from(agents).where(eq(agents.id, id))
  return rows.length > 0
}

/** Whether the companion exists and is published. */
export async function hasPublishedCompanion(
  database: Pick<Database, 'select'>,
  id: string,
): Promise<boolean> {
  const rows = await database
    .select({ id: agents.id })
    .from(agents)
    .where(and(eq(agents.id, id), eq(agents.isPublished, true)))
  return rows.length > 0
}

/**
 * Returns a published companion with its current version; undefined when the companion was deleted,
 * is not published or has no version, which our own engine needs.
 */
export async function findCurrentCompanion(
  database: Pick<Database, 'select'>,
  id: string,
): Promise<{ agent: Agent; version: AgentVersion } | undefined> {
  const [row] = await database
    .select({ agent: agents, version: agentVersions })
    .from(agents)
    .innerJoin(
      agentVersions,
      and(eq(agentVersions.agentId, agents.id), eq(agentVersions.version, agents.currentVersion)),
    )
    .where(and(eq(agents.id, id), eq(agents.isPublished, true)))
  return row
}

/** Returns what the dialogue knows about a companion. */
export const toDialogueCompanion = (
  { id, name, style, description, category, language }: Agent,
  { greeting, manner, instructions }: AgentVersion,
): DialogueCompanion => ({
  id,
  name,
  style,
  description,
  category,
  language,
  persona: fromPersonaRecord({ greetings: greeting, ...manner }),
  ...(instructions !== '' && { instructions }),
})
