import { and, eq } from 'drizzle-orm'
import type { Address } from '../../../domain/companions/companion-persona'
import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import type { Database } from '../../platform/database/open-database'
import { agents, agentVersions } from '../../platform/database/tables/catalogue-tables'

export type SampleCompanion = {
  id: string
  name: string
  image: string
  portraitHue: number
  voice: CompanionVoice
  greetings: readonly string[]
  address: Address
}

export type SampleRepository = ReturnType<typeof createSampleRepository>

/** `publicUrl` is the base of the URLs of our own portraits. */
export const createSampleRepository = (database: Database, publicUrl: URL) => ({
  /** Returns a companion with the voice and greetings of its current version. */
  async findCompanion(id: string): Promise<SampleCompanion | undefined> {
    const [row] = await database
      .select({
        id: agents.id,
        name: agents.name,
        imageUrl: agents.imageUrl,
        portraitHue: agents.portraitHue,
        voice: agentVersions.voice,
        greetings: agentVersions.greeting,
        manner: agentVersions.manner,
      })
      .from(agents)
      .innerJoin(
        agentVersions,
        and(eq(agentVersions.agentId, agents.id), eq(agentVersions.version, agents.currentVersion)),
      )
      .where(eq(agents.id, id))
    if (!row) return undefined
    const { imageUrl, manner, ...companion } = row
    return {
      ...companion,
      image: new URL(imageUrl, publicUrl).href,
      address: manner.address,
    }
  },
})

/** Returns the first greeting without the caller's name, which is unknown for a sample. */
export const findGreeting = ({ greetings }: Pick<SampleCompanion, 'greetings'>) =>
  greetings.find((line) => !line.includes('{name}'))
