import { applyRetentionRule, isDue } from '../features/retention/apply-retention-rule'
import { type RetentionRule, retentionRules } from '../features/retention/retention-rules'
import type { Database } from '../platform/database/open-database'
import type { JobQueue } from '../platform/jobs/job-queue'

/** In Paris, when there is little traffic. */
const retentionHour = 3

/** At which time of the night each rule runs, in Paris. */
export const retentionSchedule = Object.fromEntries(
  retentionRules.map(({ job, minute }) => [job, { hour: retentionHour, minute }]),
) as Record<RetentionRule['job'], { hour: number; minute: number }>

/** Schedules each rule every night, and enqueues it now when it has not run for a day. */
export const wireRetention = (
  database: Database,
  jobs: Pick<JobQueue, 'enqueue' | 'schedule' | 'work'>,
) => ({
  async start() {
    for (const rule of retentionRules) {
      jobs.schedule(rule.job, { hours: [retentionHour], minute: rule.minute })
      if (await isDue(database, rule)) await jobs.enqueue(null, rule.job, {})
      await jobs.work(rule.job, () => applyRetentionRule(database, rule))
    }
  },
})
