import { retentionTimers } from '../features/retention/retention-timers'
import { isDue, runTimer } from '../features/retention/run-timer'
import type { Database } from '../platform/database/open-database'
import type { JobQueue } from '../platform/jobs/job-queue'

/** Each timer every night, and now if it is behind: a product that sleeps at night deletes as well. */
export const wireRetention = (database: Database, jobs: JobQueue) => ({
  async start() {
    for (const timer of retentionTimers) {
      await jobs.schedule(timer.job, timer.cron, {})
      if (await isDue(database, timer)) await jobs.enqueue(null, timer.job, {})
      await jobs.work(timer.job, () => runTimer(database, timer))
    }
  },
})
