import { eq } from 'drizzle-orm'
import type { Agent } from '../../../contract/companions/catalogue'
import {
  type CompanionTotals,
  popularityOf,
  ratingOf,
} from '../../../domain/companions/companion-figures'
import type { PortraitSubject } from '../../../domain/portrait/draw-portrait'
import type { Database } from '../../platform/database/open-database'
import { agents } from '../../platform/database/tables/catalogue-tables'
import {
  type CatalogueRevisions,
  readCompanions,
  readRevisions,
  readTotals,
} from './read-catalogue'

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>

type Companion = Omit<Agent, 'popularity' | 'rating'>

/** The catalogue at one moment; the same object as long as nothing has changed. */
export type CatalogueSnapshot = {
  /** Newest first. */
  agents: readonly Agent[]
  /** What does not change with every call, written as JSON once: an object without its last brace. */
  companionTexts: readonly Buffer[]
}

type Remembered = CatalogueSnapshot & { revisions: CatalogueRevisions; companions: Companion[] }

/** Of a companion that nobody has called. */
const noTotals: CompanionTotals = { totalMinutes: 0, ratingSum: 0, ratingCount: 0 }

/**
 * The companions with their figures. They are kept in memory and asked for again only when the
 * database says that something changed, so that every answer is exact and nearly all are free: 2,000
 * companions would otherwise hold up the event loop, and with it the calls, at each visit.
 * `publicUrl` completes the addresses of portraits of ours (02, « Data »).
 */
export function createCatalogueRepository(database: Database, publicUrl: URL) {
  let remembered: Remembered | undefined

  async function read(): Promise<CatalogueSnapshot> {
    // Before what it describes: something newer is then read once more, never something older kept.
    const revisions = await readRevisions(database)
    const known = remembered?.revisions.companions === revisions.companions ? remembered : undefined
    if (known?.revisions.figures === revisions.figures) return known
    const { companions, companionTexts } = known ?? (await describe())
    const agents = withFigures(companions, await readTotals(database))
    remembered = { revisions, companions, companionTexts, agents }
    return remembered
  }

  async function describe() {
    const companions = (await readCompanions(database)).map((row) => toCompanion(row, publicUrl))
    const companionTexts = companions.map((companion) =>
      Buffer.from(JSON.stringify(companion).slice(0, -1)),
    )
    return { companions, companionTexts }
  }

  return {
    read,

    /** Newest first. */
    list: async (): Promise<readonly Agent[]> => (await read()).agents,

    async find(id: string): Promise<Agent | undefined> {
      const { agents } = await read()
      return agents.find((agent) => agent.id === id)
    },

    async findPortrait(id: string): Promise<PortraitSubject | undefined> {
      const [row] = await database
        .select({ id: agents.id, hue: agents.portraitHue, voiceGender: agents.voiceGender })
        .from(agents)
        .where(eq(agents.id, id))
      return row
    },
  }
}

function toCompanion(row: typeof agents.$inferSelect, publicUrl: URL): Companion {
  const { imageUrl, currentVersion: _version, createdAt, ...companion } = row
  return {
    ...companion,
    image: new URL(imageUrl, publicUrl).href,
    createdAt: createdAt.toISOString(),
  }
}

function withFigures(companions: Companion[], totals: ReadonlyMap<string, CompanionTotals>) {
  const totalsOf = ({ id }: Companion) => totals.get(id) ?? noTotals
  const most = companions.reduce(
    (most, companion) => Math.max(most, totalsOf(companion).totalMinutes),
    0,
  )
  return companions.map((companion) => {
    const { totalMinutes, ...ratings } = totalsOf(companion)
    return {
      ...companion,
      popularity: popularityOf(totalMinutes, most),
      rating: ratingOf(ratings),
    }
  })
}
