import type { Operator } from '../../domain/billing/operator'
import type { Database } from '../platform/database/open-database'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { RateLimits } from '../platform/rate-limits/create-rate-limits'
import { createCancellationRepository } from './cancellations/cancellation-repository'
import { createCustomerRepository } from './customers/customer-repository'
import type { PriceIds } from './find-sold-offer'
import { createInvoiceRepository } from './invoices/invoice-repository'
import { createOrderRepository } from './orders/order-repository'
import type { PaymentProvider } from './payment-provider'
import { createRenewalRepository } from './renewals/renewal-repository'
import { createSubscriptionRepository } from './subscriptions/subscription-repository'
import { createWalletRepository } from './wallet/wallet-repository'
import { createWebhookEventRepository } from './webhooks/webhook-event-repository'
import { createWithdrawalRepository } from './withdrawals/withdrawal-repository'

/** Creates the repositories of billing, and returns them together with their database. */
export const createBillingRepositories = (database: Database) => ({
  database,
  cancellations: createCancellationRepository(database),
  customers: createCustomerRepository(database),
  invoices: createInvoiceRepository(database),
  orders: createOrderRepository(database),
  renewals: createRenewalRepository(database),
  subscriptions: createSubscriptionRepository(database),
  wallet: createWalletRepository(database),
  webhookEvents: createWebhookEventRepository(database),
  withdrawals: createWithdrawalRepository(database),
})

/** The dependencies of the use cases and routes of billing. */
export type BillingDeps = ReturnType<typeof createBillingRepositories> & {
  /** Every method throws PAYMENT_NOT_OPEN when no payment provider is configured. */
  provider: PaymentProvider
  priceIds: PriceIds
  /** Whether payments are open for a request: the emulator accepts loopback requests only. */
  arePaymentsEnabled(request: { isLoopbackRequest: boolean }): boolean
  jobs: Pick<JobQueue, 'enqueue'>
  rateLimits: Pick<RateLimits, 'consume'>
  /** The public origin of the web app, for links in e-mails. */
  origin: string
  /** The company that sells the offers and issues the invoices. */
  operator: Operator
  /** The address for alerts to the operator; null: no alerts are sent. */
  alertEmail: string | null
  /** Whether payments use test cards. Documents are then marked as having no value. */
  isDemonstration: boolean
  now(): Date
}
