import type { AdminOperations } from '../../../../contract/admin/operations'
import { findNextParisTime } from '../../../../domain/admin/next-paris-time'
import {
  type RetentionRuleName,
  retentionRuleNames,
} from '../../../../domain/admin/retention-rule-names'
import type { LaunchChecklist } from '../../../launch-checklist'
import type { OperationsRepository } from './operations-repository'

/** The time of day, in Paris, at which each retention rule runs. */
export type RetentionSchedule = Readonly<
  Record<RetentionRuleName, { hour: number; minute: number }>
>

export type OperationsDeps = {
  operations: OperationsRepository
  checklist: Pick<LaunchChecklist, 'items'>
  retentionSchedule: RetentionSchedule
  now: () => Date
}

/**
 * Reads the retention rules with their last and next runs, the launch checklist and the number of
 * newsletter subscriptions.
 */
export async function readOperations({
  operations,
  checklist,
  retentionSchedule,
  now,
}: OperationsDeps): Promise<AdminOperations> {
  const [runs, newsletterSubscriptions] = await Promise.all([
    operations.listRetentionRuns(),
    operations.countNewsletterSubscriptions(),
  ])
  const runsByJob = new Map(runs.map((run) => [run.job, run]))
  return {
    retentionRules: retentionRuleNames.map((name) => {
      const run = runsByJob.get(name)
      return {
        name,
        lastRun: run ? { ranAt: run.ranAt.toISOString(), deletedRows: run.deleted } : null,
        nextRunAt: findNextParisTime(now(), retentionSchedule[name]).toISOString(),
      }
    }),
    launchItems: checklist.items,
    newsletterSubscriptions,
  }
}
