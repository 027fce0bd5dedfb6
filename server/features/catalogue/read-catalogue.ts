import { desc, eq, sql } from 'drizzle-orm'
import type { CompanionTotals } from '../../../domain/companions/companion-statistics'
import type { Database } from '../../platform/database/open-database'
import { agentFigures, agents } from '../../platform/database/tables/catalogue-tables'

/**
 * Revision numbers of the companions and of their figures. Every change, by any process, increases
 * them (migration 0005).
 */
export type CatalogueRevisions = { companions: string; figures: string }

/** Reads the revision numbers. It runs before each response, so it reads only a few rows. */
export async function readRevisions(database: Database): Promise<CatalogueRevisions> {
  const { rows } = await database.execute<CatalogueRevisions>(sql`
    select (select revision from catalogue_revision) as companions,
      (select coalesce(sum(revision), 0) from agent_figure_shards) as figures`)
  return rows[0]!
}

/** Reads all published companions, newest first. */
export const readCompanions = (database: Database) =>
  database
    .select()
    .from(agents)
    .where(eq(agents.isPublished, true))
    .orderBy(desc(agents.createdAt), agents.id)

type EncodedTotals = readonly (readonly [
  id: string,
  totalMinutes: number,
  ratingSum: number,
  ratingCount: number,
])[]

/**
 * Reads the totals by companion id; companions without calls are omitted. Reads one row of JSON,
 * because the driver would take several times as long for 2,000 rows.
 */
export async function readTotals(
  database: Database,
): Promise<ReadonlyMap<string, CompanionTotals>> {
  const { rows } = await database.execute<{ totals: EncodedTotals | null }>(sql`
    select json_agg(json_build_array(agent_id, total_minutes, rating_sum, rating_count)) as totals
    from ${agentFigures}`)
  const totals = rows[0]?.totals ?? []
  return new Map(
    totals.map(([id, totalMinutes, ratingSum, ratingCount]) => [
      id,
      { totalMinutes, ratingSum, ratingCount },
    ]),
  )
}
