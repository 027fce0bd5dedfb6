import { eq } from 'drizzle-orm'
import type { Agent } from '../../../contract/companions/catalogue'
import {
  type CompanionTotals,
  computeAverageRating,
  computePopularity,
} from '../../../domain/companions/companion-statistics'
import type { PortraitSubject } from '../../../domain/portrait/picture/draw-portrait'
import { resolveImageUrl } from '../../companions/image-url'
import type { Database } from '../../platform/database/open-database'
import { agents as agentTable } from '../../platform/database/tables/catalogue-tables'
import {
  type CatalogueRevisions,
  readCompanions,
  readRevisions,
  readTotals,
} from './read-catalogue'

export type CatalogueRepository = ReturnType<typeof createCatalogueRepository>

type Companion = Omit<Agent, 'popularity' | 'rating'>

/** A snapshot of the catalogue; the same object is returned until something changes. */
export type CatalogueSnapshot = {
  /** Newest first. */
  agents: readonly Agent[]
  /**
   * The companions in the order of `agents`, without popularity and rating: each a JSON object
   * without the closing brace.
   */
  encodedCompanions: readonly Buffer[]
}

type CachedSnapshot = CatalogueSnapshot & { revisions: CatalogueRevisions; companions: Companion[] }

/** The totals of a companion without calls. */
const zeroTotals: CompanionTotals = { totalMinutes: 0, ratingSum: 0, ratingCount: 0 }

/**
 * Reads the companions with popularity and rating. They are cached and read again only when the
 * revision numbers in the database have changed: reading 2,000 companions at each visit would block
 * the event loop, and with it the calls. `publicUrl` is the base of our own portraits' URLs.
 */
export function createCatalogueRepository(database: Database, publicUrl: URL) {
  let cachedSnapshot: CachedSnapshot | undefined

  async function read(): Promise<CatalogueSnapshot> {
    // The revisions are read before the data: a change in between causes one more read, never a
    // stale cache.
    const revisions = await readRevisions(database)
    const reusableSnapshot =
      cachedSnapshot?.revisions.companions === revisions.companions ? cachedSnapshot : undefined
    if (reusableSnapshot?.revisions.figures === revisions.figures) return reusableSnapshot
    const { companions, encodedCompanions } = reusableSnapshot ?? (await loadCompanions())
    const agents = addStatistics(companions, await readTotals(database))
    cachedSnapshot = { revisions, companions, encodedCompanions, agents }
    return cachedSnapshot
  }

  async function loadCompanions() {
    const companions = (await readCompanions(database)).map((row) => toCompanion(row, publicUrl))
    const encodedCompanions = companions.map((companion) =>
      Buffer.from(JSON.stringify(companion).slice(0, -1)),
    )
    return { companions, encodedCompanions }
  }

  return {
    read,

    /** Newest first. */
    list: async (): Promise<readonly Agent[]> => (await read()).agents,

    async find(id: string): Promise<Agent | undefined> {
      const { agents } = await read()
      return agents.find((agent) => agent.id === id)
    },

    /** Returns what a portrait is drawn from; also for a companion that is not published. */
    async findPortraitSubject(id: string): Promise<PortraitSubject | undefined> {
      const [row] = await database
        .select({
          id: agentTable.id,
          hue: agentTable.portraitHue,
          voiceGender: agentTable.voiceGender,
        })
        .from(agentTable)
        .where(eq(agentTable.id, id))
      return row
    },
  }
}

function toCompanion(row: typeof agentTable.$inferSelect, publicUrl: URL): Companion {
  const {
    imageUrl,
    createdAt,
    currentVersion: _currentVersion,
    isPublished: _isPublished,
    revision: _revision,
    updatedAt: _updatedAt,
    ...companion
  } = row
  return {
    ...companion,
    image: resolveImageUrl(imageUrl, publicUrl),
    createdAt: createdAt.toISOString(),
  }
}

function addStatistics(companions: Companion[], totals: ReadonlyMap<string, CompanionTotals>) {
  const getTotals = ({ id }: Companion) => totals.get(id) ?? zeroTotals
  const maxMinutes = companions.reduce(
    (max, companion) => Math.max(max, getTotals(companion).totalMinutes),
    0,
  )
  return companions.map((companion) => {
    const { totalMinutes, ...ratings } = getTotals(companion)
    return {
      ...companion,
      popularity: computePopularity(totalMinutes, maxMinutes),
      rating: computeAverageRating(ratings),
    }
  })
}
