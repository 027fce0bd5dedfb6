import { defaultOperator } from '../../../content/operator'
import { type BillingDeps, createBillingRepositories } from '../../../server/billing/billing-deps'
import { unconfiguredPaymentProvider } from '../../../server/billing/unconfigured-payment-provider'
import type { Database } from '../../../server/platform/database/open-database'

/** Returns billing deps for a database: without a payment provider, and with a job queue that runs nothing. */
export const createTestBillingDeps = (
  database: Database,
  changes: Partial<BillingDeps> = {},
): BillingDeps => ({
  ...createBillingRepositories(database),
  provider: unconfiguredPaymentProvider,
  priceIds: {},
  arePaymentsEnabled: () => true,
  jobs: { enqueue: async () => {} },
  rateLimits: { consume: async () => {} },
  origin: 'http://127.0.0.1:3000',
  operator: defaultOperator,
  alertEmail: null,
  isDemonstration: true,
  now: () => new Date(),
  ...changes,
})
