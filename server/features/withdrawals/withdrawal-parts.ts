import type { PromiseState } from '../../../domain/billing/money-gone'
import type { Transaction } from '../../platform/database/open-database'
import type { JobQueue } from '../../platform/jobs/job-queue'
import type { WithdrawalRepository } from './withdrawal-repository'

/** What the payments feature does for a contract that is left; each is safe to repeat. */
export type PaymentOffice = {
  /** Writes on the order what shall be given back of it beyond what was. */
  promise(transaction: Transaction, orderId: string, cents: number): Promise<void>
  /**
   * Gives back what is left of the promise. Both throw PAYMENT_UNAVAILABLE, and PAYMENT_NOT_OPEN
   * while nothing takes payments.
   */
  refundOrder(order: { orderId: string; idempotencyKey: string }): Promise<PromiseState>
  endSubscription(subscriptionId: string): Promise<void>
}

/** What the use cases of withdrawals work with. */
export type WithdrawalParts = {
  withdrawals: WithdrawalRepository
  office: PaymentOffice
  jobs: Pick<JobQueue, 'enqueue'>
  origin: string
  operator: {
    /** Where buyers write to. */
    contactEmail: string | null
    /** Who is told what has to be done by hand; null: nobody. */
    alertEmail: string | null
  }
  now(): Date
}
