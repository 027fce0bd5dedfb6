import type { JobQueue } from '../../platform/jobs/job-queue'
import type { CancellationRepository } from './cancellation-repository'

/** What the use cases of cancellations work with. */
export type CancellationParts = {
  cancellations: CancellationRepository
  jobs: Pick<JobQueue, 'enqueue'>
  origin: string
  /**
   * Has the payment service end a subscription with the period that is paid; again it changes
   * nothing. Throws PAYMENT_UNAVAILABLE, and PAYMENT_NOT_OPEN while nothing takes payments.
   */
  endAtPeriodEnd(subscriptionId: string): Promise<{ endsAt: Date | null }>
}
