import type { Transaction } from '../../platform/database/open-database'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { WithdrawalRepository } from './withdrawal-repository'

/** What the payments feature does for a contract that is left; each is safe to repeat. */
export type PaymentOffice = {
  /** The order's own figures; whatever follows from a refund follows from this. */
  writeRefund(
    transaction: Transaction,
    orderId: string,
    refund: { refundedCents: number; minutesNotReturned: number },
  ): Promise<void>
  /** Both throw PAYMENT_UNAVAILABLE, and PAYMENT_NOT_OPEN while nothing takes payments. */
  refundOrder(order: { orderId: string; cents: number; idempotencyKey: string }): Promise<void>
  endSubscription(subscriptionId: string): Promise<void>
}

/** What the use cases of withdrawals work with. */
export type WithdrawalParts = {
  withdrawals: WithdrawalRepository
  office: PaymentOffice
  jobs: Pick<JobQueue, 'enqueue'>
  origin: string
  now(): Date
}
