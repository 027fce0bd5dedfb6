import { desc, sql } from 'drizzle-orm'
import type { CompanionTotals } from '../../../domain/companion-figures'
import type { Database } from '../../platform/database/open-database'
import { agentFigures, agents } from '../../platform/database/tables/catalogue-tables'

/** Each grows with every change of its part, in whichever process it was made (migration 0005). */
export type CatalogueRevisions = { companions: string; figures: string }

export async function readRevisions(database: Database): Promise<CatalogueRevisions> {
  const { rows } = await database.execute<CatalogueRevisions>(sql`
    select (select revision from catalogue_revision) as companions,
      (select coalesce(sum(revision), 0) from agent_figure_shards) as figures`)
  return rows[0]!
}

/** Newest first. */
export const readCompanions = (database: Database) =>
  database.select().from(agents).orderBy(desc(agents.createdAt), agents.id)

/** By the companion's id; one that nobody has called is missing. */
export async function readTotals(
  database: Database,
): Promise<ReadonlyMap<string, CompanionTotals>> {
  const rows = await database.select().from(agentFigures)
  return new Map(rows.map((row) => [row.agentId, row]))
}
