import { type SQL, sql } from 'drizzle-orm'
import type { RetentionRuleName } from '../../../domain/admin/retention-rule-names'
import type { Database } from '../../platform/database/open-database'
import type { RetentionRule } from './retention-rules'

/** Deletes or clears all rows that are due, and records the run. Safe to repeat and to run in parallel. */
export async function applyRetentionRule(
  database: Database,
  { job, deletions, batchSize }: Omit<RetentionRule, 'minute'>,
) {
  let deletedCount = 0
  for (const deletion of deletions)
    deletedCount += await deleteInBatches(database, deletion(batchSize), batchSize)
  await recordRetentionRun(database, job, deletedCount)
}

/** Records when a rule has finished, and how many rows or accounts it deleted or cleared. */
export async function recordRetentionRun(
  database: Database,
  job: RetentionRuleName,
  deleted: number,
) {
  await database.execute(sql`
    insert into retention_runs (timer, ran_at, deleted) values (${job}, now(), ${deleted})
    on conflict (timer) do update set ran_at = excluded.ran_at, deleted = excluded.deleted`)
}

/**
 * Deletes or clears all rows that are due, in batches, so that the statements of live calls can run in
 * between.
 */
async function deleteInBatches(database: Database, deletion: SQL, batchSize: number) {
  for (let deletedCount = 0; ; ) {
    const { rowCount } = await database.execute(deletion)
    deletedCount += rowCount ?? 0
    if ((rowCount ?? 0) < batchSize) return deletedCount
  }
}

/** Whether a rule has not run for a day, for instance because the server was off. */
export async function isRetentionRuleDue(database: Database, job: RetentionRuleName) {
  const { rows } = await database.execute(
    sql`select from retention_runs where timer = ${job} and ran_at > now() - interval '1 day'`,
  )
  return rows.length === 0
}
