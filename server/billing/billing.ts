import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { isPremiumStatus } from '../../domain/billing/subscription'
import type { Database } from '../platform/database/open-database'
import type { HttpServer } from '../platform/http/create-http-server'
import type { LoopbackCheck } from '../platform/http/loopback'
import type { JobQueue } from '../platform/jobs/job-queue'
import { createPdfRenderer } from '../platform/pdf/create-pdf-renderer'
import type { SignedInUser } from '../policies'
import { createAdminOrderRoutes } from './administration/admin-order-routes'
import { orderExportRoute, type RecordExport } from './administration/order-export-route'
import { type BillingDeps, createBillingRepositories } from './billing-deps'
import { createCancellationRoutes } from './cancellations/cancellation-routes'
import { checkoutRoute } from './checkout/checkout-route'
import { createDocumentRenderer } from './documents/create-document-renderer'
import { invoiceRoute } from './invoices/invoice-route'
import { startBillingJobs } from './start-billing-jobs'
import { cancelAllNow } from './subscriptions/change-subscription'
import { createSubscriptionRepository } from './subscriptions/subscription-repository'
import { unconfiguredPaymentProvider } from './unconfigured-payment-provider'
import { createPaymentRoutes } from './wallet/payment-routes'
import { createWalletRoutes } from './wallet/wallet-routes'
import { webhookRoute } from './webhooks/webhook-route'
import { reserveAllWithdrawalRefunds } from './withdrawals/reserve-withdrawal-refunds'
import { createWithdrawalRoutes } from './withdrawals/withdrawal-routes'

/** The configured payment provider with its prices. */
export type PaymentAccount = Pick<BillingDeps, 'provider' | 'priceIds'> & {
  /** Whether the provider is the emulator, which accepts payments from loopback requests only. */
  isEmulator: boolean
  /** Returns the URL of a payment in the provider's dashboard. null: there is no dashboard. */
  getDashboardUrl: ((paymentIntentId: string) => string) | null
}

type Options = Pick<
  BillingDeps,
  'alertEmail' | 'database' | 'isDemonstration' | 'now' | 'operator' | 'origin' | 'rateLimits'
> & {
  /**
   * null when no payment provider is configured: nothing can be bought, but earlier purchases stay
   * visible and users can withdraw from them.
   */
  account: PaymentAccount | null
  jobs: JobQueue
  log: FastifyBaseLogger
  findUser(request: FastifyRequest): Promise<SignedInUser | null>
  /** Adds an export of the orders to the audit log. */
  recordExport: RecordExport
  isLoopbackRequest: LoopbackCheck
}

export type Billing = ReturnType<typeof createBilling>

/**
 * Creates the billing module: checkouts, orders, invoices, refunds, subscriptions, withdrawals,
 * cancellations and the wallet. The rest of the server imports only this file of the folder.
 */
export function createBilling({ account, jobs, log, findUser, recordExport, ...options }: Options) {
  const { database, isLoopbackRequest } = options
  const deps: BillingDeps = {
    ...options,
    ...createBillingRepositories(database),
    provider: account?.provider ?? unconfiguredPaymentProvider,
    priceIds: account?.priceIds ?? {},
    arePaymentsEnabled: (request) =>
      account !== null && (!account.isEmulator || request.isLoopbackRequest),
    jobs,
  }
  const renderPdf = createPdfRenderer()
  const arePaymentsEnabled = (request: FastifyRequest) =>
    deps.arePaymentsEnabled({ isLoopbackRequest: isLoopbackRequest(request) })

  return {
    /** Handlers of the API's procedures, grouped as in the contract. */
    routes: {
      wallet: createWalletRoutes(deps),
      payments: createPaymentRoutes(deps),
      withdrawals: createWithdrawalRoutes(deps),
      cancellations: createCancellationRoutes(deps),
    },

    /** Handlers of the administration's procedures, grouped as in the contract. */
    adminRoutes: {
      transactions: createAdminOrderRoutes(deps, account?.getDashboardUrl ?? null),
    },

    /** Registers the routes that are not procedures: checkout, files and webhooks. */
    async mount(app: HttpServer) {
      await app.register(checkoutRoute, { deps, findUser, arePaymentsEnabled })
      await app.register(invoiceRoute, { deps, renderPdf, findUser })
      await app.register(orderExportRoute, {
        database,
        findUser,
        recordExport,
        now: options.now,
      })
      if (account) await app.register(webhookRoute, { deps, arePaymentsEnabled })
    },

    /** Starts the background jobs. */
    start: () => startBillingJobs(deps, { jobs, log, isPaymentConfigured: account !== null }),

    /**
     * Prepares the erasure of an account: reserves the refunds of its declared withdrawals and, if
     * a payment provider is configured, ends its subscriptions.
     */
    async prepareErasure(userId: string) {
      await reserveAllWithdrawalRefunds(deps, userId)
      if (account) await cancelAllNow(deps, userId)
    },

    /** Renders a document that is attached to an e-mail. */
    renderDocument: createDocumentRenderer(deps, renderPdf),
  }
}

/**
 * Creates the function that returns whether a user's current subscription grants the Premium badge.
 * Separate from createBilling, because the accounts module, which uses it, is created before
 * billing.
 */
export function createPremiumCheck(database: Database) {
  const subscriptions = createSubscriptionRepository(database)
  return async (userId: string) => {
    const subscription = await subscriptions.findCurrent(userId)
    return subscription !== undefined && isPremiumStatus(subscription.status)
  }
}
