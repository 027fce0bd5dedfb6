import type { RetentionRuleName } from '../../domain/admin/retention-rule-names'
import type { Config } from '../config'
import type { EraseAccount } from '../features/accounts/erasure/erase-account'
import {
  applyRetentionRule,
  isRetentionRuleDue,
  recordRetentionRun,
} from '../features/retention/apply-retention-rule'
import { eraseInactiveAccounts } from '../features/retention/inactive-accounts/erase-inactive-accounts'
import { createInactiveAccountRepository } from '../features/retention/inactive-accounts/inactive-account-repository'
import { retentionRules } from '../features/retention/retention-rules'
import type { Database } from '../platform/database/open-database'
import type { JobQueue } from '../platform/jobs/job-queue'

/** The hour in Paris at which retention rules run, when there is little traffic. */
const retentionHour = 3

/**
 * The minute of `retentionHour` at which users of inactive accounts are warned, and the accounts
 * that are due are erased.
 */
const inactiveAccountsMinute = 40

/** The time in Paris at which each rule runs. */
export const retentionSchedule = Object.fromEntries(
  [
    ...retentionRules,
    { job: 'erase-inactive-accounts' as const, minute: inactiveAccountsMinute },
  ].map(({ job, minute }) => [job, { hour: retentionHour, minute }]),
) as Record<RetentionRuleName, { hour: number; minute: number }>

type Deps = {
  config: Pick<Config, 'adminEmail' | 'isLoopback' | 'publicUrl' | 'smtpUrl'>
  database: Database
  jobs: Pick<JobQueue, 'enqueue' | 'enqueueAll' | 'schedule' | 'work'>
  eraseAccount: EraseAccount
}

/**
 * Returns the function that starts the jobs of the retention rules. Each runs every night, and at once
 * if its rule has not run for a day.
 */
export function wireRetention({ config, database, jobs, eraseAccount }: Deps) {
  const accounts = createInactiveAccountRepository(database, config)

  async function eraseInactive() {
    const erasedCount = await eraseInactiveAccounts({
      accounts,
      jobs,
      origin: config.publicUrl.origin,
      isMailDelivered: config.smtpUrl !== undefined || config.isLoopback,
      eraseAccount,
      now: () => new Date(),
    })
    await recordRetentionRun(database, 'erase-inactive-accounts', erasedCount)
  }

  return {
    async start() {
      for (const rule of retentionRules)
        await startRule(rule.job, () => applyRetentionRule(database, rule))
      await startRule('erase-inactive-accounts', eraseInactive)
    },
  }

  async function startRule(job: RetentionRuleName, apply: () => Promise<void>) {
    jobs.schedule(job, { hours: [retentionHour], minute: retentionSchedule[job].minute })
    if (await isRetentionRuleDue(database, job)) await jobs.enqueue(null, job, {})
    await jobs.work(job, apply)
  }
}
