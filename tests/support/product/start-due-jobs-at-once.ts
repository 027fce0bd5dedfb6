import type { OpenDatabase } from '../../../server/platform/database/open-database'
import type { JobQueue } from '../../../server/platform/jobs/job-queue'
import type { JobName } from '../../../server/platform/jobs/jobs'

/** Interval between checks for due jobs. */
const intervalMs = 50

type Deps = { database: Pick<OpenDatabase, 'pool'>; jobs: Pick<JobQueue, 'wake'> }

/**
 * Starts each background job as soon as it is due, because the product itself polls only every one to five
 * seconds. Returns a function that stops the checks.
 */
export function startDueJobsAtOnce({ database, jobs }: Deps) {
  let isChecking = false
  const timer = setInterval(async () => {
    if (isChecking) return
    isChecking = true
    try {
      for (const name of await listDueJobs(database)) jobs.wake(name)
    } catch {
      // The test has broken the database, or the product is stopping.
    } finally {
      isChecking = false
    }
  }, intervalMs)
  return () => clearInterval(timer)
}

async function listDueJobs({ pool }: Deps['database']) {
  const { rows } = await pool.query<{ name: JobName }>(selectDueJobs)
  return rows.map(({ name }) => name)
}

/** A named statement, which the database plans once for each connection: planning costs more than running it. */
const selectDueJobs = {
  name: 'list-due-jobs',
  text: `select distinct name from pgboss.job
    where state < 'active' and start_after <= now() and name not like '\\_\\_%'`,
}
