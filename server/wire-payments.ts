import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type Stripe from 'stripe'
import type { Config } from './config'
import { endSubscriptions } from './features/payments/change-subscription'
import { checkoutRoute } from './features/payments/checkout-route'
import { forgetCustomers } from './features/payments/forget-customers'
import { handleEvent } from './features/payments/handle-event'
import type { PaymentParts, PriceIds } from './features/payments/payment-parts'
import { createPaymentRepository } from './features/payments/payment-repository'
import { createPaymentRoutes } from './features/payments/payment-routes'
import { reconcilePayments } from './features/payments/reconcile-payments'
import { createStripeProvider } from './features/payments/stripe-provider'
import { webhookRoute } from './features/payments/webhook-route'
import type { SubscriptionReader } from './features/wallet/subscription-reader'
import type { Database } from './platform/database/open-database'
import type { HttpServer } from './platform/http/create-http-server'
import { onThisMachine } from './platform/http/loopback'
import type { JobQueue } from './platform/jobs/job-queue'
import type { RateLimits } from './platform/rate-limits/create-rate-limits'
import type { Person } from './policies'

/** The official library, pointed at the real service or at what stands in for it. */
export type PaymentService = {
  stripe: Stripe
  webhookSecret: string
  priceIds: PriceIds
  /** Answers requests of this machine only. */
  isStandIn: boolean
}

type Options = {
  service: PaymentService | null
  config: Config
  database: Database
  jobs: JobQueue
  log: FastifyBaseLogger
  subscriptions: SubscriptionReader
  now(): Date
}

type Mounted = {
  findPerson(request: FastifyRequest): Promise<Person | null>
  count: RateLimits['count']
}

/** In the small hours, when nobody waits for it. */
const reconcileAt = '40 4 * * *'
const forgetAt = '30 4 * * *'

/** Orders, notices of the payment service and subscriptions, put together. */
export function wirePayments({ service, config, database, jobs, log, ...options }: Options) {
  const { subscriptions, now } = options
  const parts: PaymentParts | null = service && {
    payments: createPaymentRepository(database),
    provider: createStripeProvider({
      ...service,
      onFault: (error) => log.error({ err: error }, 'payment service'),
    }),
    priceIds: service.priceIds,
    origin: config.publicUrl.origin,
    now,
    sendMail: (transaction, mail) => jobs.enqueue(transaction, 'send-mail', mail),
  }
  const partsFor = ({ isOnThisMachine }: { isOnThisMachine: boolean }) =>
    service?.isStandIn && !isOnThisMachine ? null : parts
  const isOnThisMachine = onThisMachine(config)

  return {
    routes: createPaymentRoutes({ partsFor, findSubscription: subscriptions.findCurrent }),
    /** What the wallet shows of it. */
    openFor: (asked: { isOnThisMachine: boolean }) => partsFor(asked),
    endSubscriptionsOf: async (userId: string) => {
      if (parts) await endSubscriptions(parts, userId)
    },
    async mount(app: HttpServer, { findPerson, count }: Mounted) {
      await app.register(checkoutRoute, {
        findPerson,
        partsFor: (request: FastifyRequest) =>
          partsFor({ isOnThisMachine: isOnThisMachine(request) }),
        findSubscription: subscriptions.findCurrent,
        count,
      })
      if (!parts) return
      const { payments, provider } = parts
      await app.register(webhookRoute, {
        isOpen: (request: FastifyRequest) =>
          partsFor({ isOnThisMachine: isOnThisMachine(request) }) !== null,
        readEvent: provider.readEvent,
        keepEvent: payments.keepEvent,
        handleEvent: (eventId: string) => handleEvent(parts, eventId),
        enqueueEvent: (eventId: string) => jobs.enqueue(null, 'handle-payment-event', { eventId }),
      })
    },
    async start() {
      if (!parts) return
      await jobs.work('handle-payment-event', ({ eventId }) => handleEvent(parts, eventId))
      await jobs.work('reconcile-payments', () => reconcilePayments(parts))
      await jobs.schedule('reconcile-payments', reconcileAt, {})
      await jobs.work('forget-payment-customers', () => forgetCustomers(parts))
      await jobs.schedule('forget-payment-customers', forgetAt, {})
    },
  }
}
