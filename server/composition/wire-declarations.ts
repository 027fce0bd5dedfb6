import { operator } from '../../content/operator'
import type { Config } from '../config'
import type { CancellationParts } from '../features/cancellations/cancellation-parts'
import { createCancellationRepository } from '../features/cancellations/cancellation-repository'
import { createCancellationRoutes } from '../features/cancellations/cancellation-routes'
import {
  carryOutCancellation,
  resumeCancellations,
} from '../features/cancellations/carry-out-cancellation'
import { endOwnSubscription } from '../features/cancellations/end-own-subscription'
import { carryOutWithdrawal, resumeWithdrawals } from '../features/withdrawals/carry-out-withdrawal'
import { settleAllOf } from '../features/withdrawals/settle-withdrawal'
import type { PaymentOffice, WithdrawalParts } from '../features/withdrawals/withdrawal-parts'
import { createWithdrawalRepository } from '../features/withdrawals/withdrawal-repository'
import { createWithdrawalRoutes } from '../features/withdrawals/withdrawal-routes'
import type { Database } from '../platform/database/open-database'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { RateLimits } from '../platform/rate-limits/create-rate-limits'

type Options = {
  config: Config
  database: Database
  jobs: JobQueue
  office: PaymentOffice & Pick<CancellationParts, 'endAtPeriodEnd'>
  count: RateLimits['count']
  now(): Date
}

/** Beside each other, at minutes where nothing else starts. */
const resumeWithdrawalsAt = '25 * * * *'
const resumeCancellationsAt = '35 * * * *'

/** The two functions that the law wants online: leaving a contract, ending a subscription (05). */
export function wireDeclarations({ config, database, jobs, office, count, now }: Options) {
  const { origin } = config.publicUrl
  const leaving: WithdrawalParts = {
    withdrawals: createWithdrawalRepository(database),
    office,
    jobs,
    origin,
    operator: {
      contactEmail: operator.contactEmail,
      alertEmail: config.adminEmail ?? null,
    },
    now,
  }
  const ending: CancellationParts = {
    cancellations: createCancellationRepository(database),
    endAtPeriodEnd: office.endAtPeriodEnd,
    jobs,
    origin,
  }
  return {
    withdrawalRoutes: createWithdrawalRoutes(leaving, count),
    cancellationRoutes: createCancellationRoutes(ending, count),
    /** Before an account is erased. */
    settleWithdrawalsOf: (userId: string) => settleAllOf(leaving, userId),
    async start() {
      await jobs.work('carry-out-withdrawal', ({ withdrawalId }) =>
        carryOutWithdrawal(leaving, withdrawalId),
      )
      await jobs.work('carry-out-cancellation', ({ cancellationId }) =>
        carryOutCancellation(ending, cancellationId),
      )
      await jobs.work('resume-withdrawals', () => resumeWithdrawals(leaving))
      await jobs.work('resume-cancellations', () => resumeCancellations(ending))
      await jobs.schedule('resume-withdrawals', resumeWithdrawalsAt, {})
      await jobs.schedule('resume-cancellations', resumeCancellationsAt, {})
    },
  }
}

/** For the wallet, whose payment service is that of the request. */
export const endingOwnSubscriptions =
  ({ config, database, jobs }: Pick<Options, 'config' | 'database' | 'jobs'>) =>
  (userId: string, endAtPeriodEnd: CancellationParts['endAtPeriodEnd']) =>
    endOwnSubscription(
      {
        cancellations: createCancellationRepository(database),
        jobs,
        origin: config.publicUrl.origin,
        endAtPeriodEnd,
      },
      userId,
    )
