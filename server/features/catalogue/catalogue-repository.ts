import { desc, eq } from 'drizzle-orm'
import type { Agent } from '../../../contract/catalogue'
import type { PortraitSubject } from '../../../domain/portrait/draw-portrait'
import type { Database } from '../../platform/database/open-database'
import { agents } from '../../platform/database/tables/catalogue-tables'

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>

/** `publicUrl` completes the addresses of portraits of ours (02, « Data »). */
export const createCatalogueRepository = (database: Database, publicUrl: URL) => ({
  /** Newest first. */
  async list(): Promise<Agent[]> {
    const rows = await database.select().from(agents).orderBy(desc(agents.createdAt), agents.id)
    return rows.map((row) => toAgent(row, publicUrl))
  },

  async find(id: string): Promise<Agent | undefined> {
    const [row] = await database.select().from(agents).where(eq(agents.id, id))
    return row && toAgent(row, publicUrl)
  },

  async findPortrait(id: string): Promise<PortraitSubject | undefined> {
    const [row] = await database
      .select({ id: agents.id, hue: agents.portraitHue, voiceGender: agents.voiceGender })
      .from(agents)
      .where(eq(agents.id, id))
    return row
  },
})

function toAgent(row: typeof agents.$inferSelect, publicUrl: URL): Agent {
  const { imageUrl, currentVersion: _version, createdAt, ...agent } = row
  return {
    ...agent,
    image: new URL(imageUrl, publicUrl).href,
    createdAt: createdAt.toISOString(),
    popularity: 0,
    rating: null,
  }
}
