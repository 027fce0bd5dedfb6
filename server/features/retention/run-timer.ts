import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import type { RetentionTimer } from './retention-timers'

/** Deletes all that is due, and notes that it did. Safe to repeat, and beside another of itself. */
export async function runTimer(
  database: Database,
  { job, deletions, batchSize }: Omit<RetentionTimer, 'cron'>,
) {
  let deleted = 0
  for (const deletion of deletions)
    deleted += await deleteAll(database, deletion(batchSize), batchSize)
  await database.execute(sql`
    insert into retention_runs (timer, ran_at, deleted) values (${job}, now(), ${deleted})
    on conflict (timer) do update set ran_at = excluded.ran_at, deleted = excluded.deleted`)
}

/** One statement after the other, so that calls get their turn between them. */
async function deleteAll(database: Database, deletion: SQL, batchSize: number) {
  for (let deleted = 0; ; ) {
    const { rowCount } = await database.execute(deletion)
    deleted += rowCount ?? 0
    if ((rowCount ?? 0) < batchSize) return deleted
  }
}

/** It never ran, or missed its hour: the machine was off. */
export async function isDue(database: Database, { job }: Pick<RetentionTimer, 'job'>) {
  const { rows } = await database.execute(
    sql`select from retention_runs where timer = ${job} and ran_at > now() - interval '1 day'`,
  )
  return rows.length === 0
}
