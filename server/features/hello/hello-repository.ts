import { and, eq } from 'drizzle-orm'
import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import type { DialogueCompanion } from '../../../voice/brain/dialogue/dialogue-context'
import type { Database } from '../../platform/database/open-database'
import { agents, agentVersions } from '../../platform/database/tables/catalogue-tables'

export type HelloCompanion = {
  portraitHue: number
  voice: CompanionVoice
  dialogue: DialogueCompanion
}

/** Returns a companion as its current version speaks; undefined when it was deleted. */
export async function findHelloCompanion(
  database: Database,
  id: string,
): Promise<HelloCompanion | undefined> {
  const [row] = await database
    .select({ agent: agents, version: agentVersions })
    .from(agents)
    .innerJoin(
      agentVersions,
      and(eq(agentVersions.agentId, agents.id), eq(agentVersions.version, agents.currentVersion)),
    )
    .where(eq(agents.id, id))
  if (!row) return undefined
  const { name, style, description, category, language, portraitHue } = row.agent
  const persona = { greetings: row.version.greeting, ...row.version.manner }
  return {
    portraitHue,
    voice: row.version.voice,
    dialogue: { id, name, style, description, category, language, persona },
  }
}
