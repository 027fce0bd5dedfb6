import type { FastifyBaseLogger } from 'fastify'
import type Stripe from 'stripe'
import { createStripeProvider } from '../../providers/stripe/create-stripe-provider'
import { getPaymentDashboardUrl } from '../../providers/stripe/stripe-account'
import { createBilling, type PaymentAccount } from '../billing/billing'
import type { Config } from '../config'
import { recordAuditEntry } from '../features/admin/audit/record-audit-entry'
import { systemClock } from '../platform/clock'
import type { Database } from '../platform/database/open-database'
import { createLoopbackCheck } from '../platform/http/loopback'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { wireAccounts } from './wire-accounts'

/** A client of Stripe or of its emulator, with the prices and the webhook secret of the account. */
export type StripeAccount = Pick<PaymentAccount, 'priceIds' | 'isEmulator'> & {
  stripe: Stripe
  webhookSecret: string
}

type Deps = {
  /** null when payments are not configured: nothing can then be bought. */
  stripeAccount: StripeAccount | null
  config: Config
  database: Database
  jobs: JobQueue
  log: FastifyBaseLogger
  accounts: Pick<ReturnType<typeof wireAccounts>, 'rateLimits' | 'findSignedInUser'>
}

/** Creates billing with Stripe as the payment provider. */
export const wireBilling = ({ stripeAccount, config, database, jobs, log, accounts }: Deps) =>
  createBilling({
    account: stripeAccount && {
      priceIds: stripeAccount.priceIds,
      isEmulator: stripeAccount.isEmulator,
      getDashboardUrl: stripeAccount.isEmulator
        ? null
        : (id) => getPaymentDashboardUrl(id, { isTest: hasTestKey(config) }),
      provider: createStripeProvider({
        ...stripeAccount,
        onError: (error) => log.error({ err: error }, 'request to Stripe failed'),
      }),
    },
    database,
    jobs,
    log,
    rateLimits: accounts.rateLimits,
    findUser: accounts.findSignedInUser,
    recordExport: (actorId, status) =>
      recordAuditEntry(database, {
        actorId,
        action: 'order.exported',
        subject: { kind: 'order', id: status },
      }),
    isLoopbackRequest: createLoopbackCheck(config),
    origin: config.publicUrl.origin,
    operator: config.operator,
    alertEmail: config.adminEmail ?? null,
    isDemonstration: (stripeAccount?.isEmulator ?? false) || hasTestKey(config),
    now: systemClock.now,
  })

/** Whether the configured Stripe key is a test key, with which no money is charged. */
const hasTestKey = ({ stripe }: Config) => /^(sk|rk)_test_/.test(stripe?.secretKey ?? '')
