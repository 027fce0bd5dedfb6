import type { OpenDatabase } from '../../../server/platform/database/open-database'
import type { JobQueue } from '../../../server/platform/jobs/job-queue'
import type { JobName } from '../../../server/platform/jobs/jobs'

/** How soon a due job is noticed. */
const intervalMs = 50

type Deps = { database: Pick<OpenDatabase, 'pool'>; jobs: Pick<JobQueue, 'wake'> }

/**
 * Starts each background job as soon as it is due, where the product would find it at its next poll,
 * up to five seconds later. Returns a function that stops it.
 */
export function startDueJobsAtOnce({ database, jobs }: Deps) {
  let isAsking = false
  const timer = setInterval(async () => {
    if (isAsking) return
    isAsking = true
    try {
      for (const name of await listDueJobs(database)) jobs.wake(name)
    } catch {
      // The test has broken the database, or the product is stopping.
    } finally {
      isAsking = false
    }
  }, intervalMs)
  return () => clearInterval(timer)
}

async function listDueJobs({ pool }: Deps['database']) {
  const { rows } = await pool.query<{ name: JobName }>(
    `select distinct name from pgboss.job
     where state < 'active' and start_after <= now() and name not like '\\_\\_%'`,
  )
  return rows.map(({ name }) => name)
}
