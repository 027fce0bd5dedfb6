import { type Companion, createOwnAssistantId } from '../../../domain/companions/companion'
import { toPersonaRecord } from '../../../domain/companions/companion-persona'
import type { Database } from '../../platform/database/open-database'
import { agents, agentVersions } from '../../platform/database/tables/catalogue-tables'

/** Returns the path of our own portrait; the public origin is added when the path is read. */
const createPortraitPath = (id: string) => `/portraits/${id}.svg`

/**
 * Inserts the built-in companions that the catalogue never had. Does not change existing companions
 * or restore deleted ones, because an administrator decides about both. The versions of a deleted
 * companion are kept and show that the catalogue had it. Safe when two processes start together.
 */
export async function seedCompanions(database: Database, companions: readonly Companion[]) {
  const now = Date.now()
  await database.transaction(async (transaction) => {
    const rows = await transaction.selectDistinct({ id: agentVersions.agentId }).from(agentVersions)
    const knownIds = new Set(rows.map(({ id }) => id))
    const newCompanions = companions.filter(({ id }) => !knownIds.has(id))
    if (newCompanions.length === 0) return
    const addedRows = await transaction
      .insert(agents)
      // The creation times are a millisecond apart, so that the catalogue, newest first, has the
      // order of `companions`.
      .values(newCompanions.map((companion, index) => toAgent(companion, new Date(now - index))))
      .onConflictDoNothing()
      .returning({ id: agents.id })
    const ids = new Set(addedRows.map(({ id }) => id))
    const versions = newCompanions.filter(({ id }) => ids.has(id)).map(toFirstVersion)
    if (versions.length > 0) await transaction.insert(agentVersions).values(versions)
  })
}

const toAgent = (companion: Companion, createdAt: Date) => ({
  id: companion.id,
  name: companion.name,
  style: companion.style,
  imageUrl: createPortraitPath(companion.id),
  category: companion.category,
  voiceGender: companion.voiceGender,
  language: companion.language,
  tags: [...companion.tags],
  country: companion.country,
  flag: companion.flag,
  description: companion.description,
  vapiAssistantId: createOwnAssistantId(companion.id),
  portraitHue: companion.portraitHue,
  currentVersion: 1,
  createdAt,
})

function toFirstVersion({ id, voice, persona }: Companion) {
  const { greetings, ...manner } = toPersonaRecord(persona)
  return { agentId: id, version: 1, voice, greeting: greetings, manner }
}
