import { applyRetentionRule, isDue } from '../features/retention/apply-retention-rule'
import { retentionRules } from '../features/retention/retention-rules'
import type { Database } from '../platform/database/open-database'
import type { JobQueue } from '../platform/jobs/job-queue'

/** Schedules each rule every night, and enqueues it now when it has not run for a day. */
export const wireRetention = (database: Database, jobs: JobQueue) => ({
  async start() {
    for (const rule of retentionRules) {
      await jobs.schedule(rule.job, rule.cron, {})
      if (await isDue(database, rule)) await jobs.enqueue(null, rule.job, {})
      await jobs.work(rule.job, () => applyRetentionRule(database, rule))
    }
  },
})
