import { and, eq } from 'drizzle-orm'
import type { DialogueCompanion } from '../../voice/brain/dialogue/dialogue-context'
import type { Database } from '../platform/database/open-database'
import { agents, agentVersions } from '../platform/database/tables/catalogue-tables'

type Agent = typeof agents.$inferSelect
type AgentVersion = typeof agentVersions.$inferSelect

/** Whether the companion exists. */
export async function hasCompanion(
  database: Pick<Database, 'select'>,
  id: string,
): Promise<boolean> {
  const rows = await database.select({ id: agents.id }).from(agents).where(eq(agents.id, id))
  return rows.length > 0
}

/**
 * Returns a companion with its current version; undefined when it was deleted or has no version of
 * our own engine.
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
    .where(eq(agents.id, id))
  return row
}

/** Returns what the dialogue knows about a companion. */
export const toDialogueCompanion = (
  { id, name, style, description, category, language }: Agent,
  { greeting, manner }: AgentVersion,
): DialogueCompanion => ({
  id,
  name,
  style,
  description,
  category,
  language,
  persona: { greetings: greeting, ...manner },
})
