import type PgBoss from 'pg-boss'
import { jobNames } from './jobs'
import type { StatementTracker } from './statement-tracker'

/**
 * Makes the jobs of a killed process due immediately, instead of after the `maxSeconds` of their
 * queue. Call it only for a database that no other process uses, and before the first worker
 * starts. The interrupted attempt counts, so that a job that crashes the process is not retried for
 * ever.
 */
export async function resumeInterruptedJobs(boss: PgBoss, execute: StatementTracker['execute']) {
  const { rows } = await execute(
    `select name, array_agg(id::text) as ids from pgboss.job
     where state = 'active' and name = any($1) group by name`,
    [jobNames],
  )
  for (const { name, ids } of rows as { name: string; ids: string[] }[]) {
    await boss.fail(name, ids)
    await execute(
      `update pgboss.job set start_after = now()
       where name = $1 and id = any($2::uuid[]) and state = 'retry'`,
      [name, ids],
    )
  }
}
