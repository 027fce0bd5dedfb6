import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type Stripe from 'stripe'
import { operator } from '../../content/operator'
import type { Config } from '../config'
import { createDocumentRepository } from '../features/documents/document-repository'
import { invoiceRoute } from '../features/documents/invoice-route'
import { createDocumentMaker } from '../features/documents/make-document'
import {
  endAtPeriodEnd,
  endSubscriptionNow,
  endSubscriptions,
} from '../features/payments/change-subscription'
import { checkoutRoute } from '../features/payments/checkout-route'
import { forgetCustomers } from '../features/payments/forget-customers'
import { giveBackOrder } from '../features/payments/give-back-order'
import { handleEvent, handleKept } from '../features/payments/handle-event'
import type { PaymentParts, PriceIds } from '../features/payments/payment-parts'
import { createPaymentRepository, type KeptEvent } from '../features/payments/payment-repository'
import { createPaymentRoutes, type EndOwnSubscription } from '../features/payments/payment-routes'
import { reconcilePayments } from '../features/payments/reconcile-payments'
import { refundOrder } from '../features/payments/refund-order'
import { createStripeProvider } from '../features/payments/stripe-provider'
import { webhookRoute } from '../features/payments/webhook-route'
import { createRenewalRepository } from '../features/renewals/renewal-repository'
import { sendRenewalReminders } from '../features/renewals/send-renewal-reminders'
import type { SubscriptionReader } from '../features/wallet/subscription-reader'
import { ApplicationError } from '../platform/application-error'
import type { Database, Transaction } from '../platform/database/open-database'
import type { HttpServer } from '../platform/http/create-http-server'
import { onThisMachine } from '../platform/http/loopback'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { Mail } from '../platform/mail/mail'
import { createPrinter } from '../platform/pdf/create-printer'
import type { RateLimits } from '../platform/rate-limits/create-rate-limits'
import type { Person } from '../policies'

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
  endOwnSubscription: EndOwnSubscription
  count: RateLimits['count']
  now(): Date
}

type Mounted = { findPerson(request: FastifyRequest): Promise<Person | null> }

/** In the small hours, when nobody waits for it. */
const reconcileAt = '40 4 * * *'
const forgetAt = '30 4 * * *'

/** At an hour when a mail is read. */
const remindAt = '0 9 * * *'

/** Orders, notices of the payment service and subscriptions, put together. */
export function wirePayments({ service, config, database, jobs, log, ...options }: Options) {
  const { subscriptions, endOwnSubscription, count, now } = options
  const payments = createPaymentRepository(database, {
    now,
    operator,
    isDemonstration: (service?.isStandIn ?? false) || hasTestKey(config),
  })
  const sendMail: PaymentParts['sendMail'] = (transaction, mail) =>
    jobs.enqueue(transaction, 'send-receipt', mail)
  const parts: PaymentParts | null = service && {
    payments,
    provider: createStripeProvider({
      ...service,
      onFault: (error) => log.error({ err: error }, 'payment service'),
    }),
    priceIds: service.priceIds,
    origin: config.publicUrl.origin,
    now,
    sendMail,
    giveBackLater: (transaction, orderId) =>
      jobs.enqueue(transaction, 'give-back-order', { orderId }),
  }
  const documents = createDocumentRepository(database)
  const print = createPrinter()
  const renewals = {
    renewals: createRenewalRepository(database),
    origin: config.publicUrl.origin,
    now,
    sendMail: (transaction: Transaction, mail: Mail) =>
      jobs.enqueue(transaction, 'send-mail', mail),
  }
  const partsFor = ({ isOnThisMachine }: { isOnThisMachine: boolean }) =>
    service?.isStandIn && !isOnThisMachine ? null : parts
  const isOnThisMachine = onThisMachine(config)

  /** For jobs, which no request's place says anything about. */
  function openParts() {
    if (!parts) throw new ApplicationError('PAYMENT_NOT_OPEN')
    return parts
  }

  return {
    routes: createPaymentRoutes({
      partsFor,
      findSubscription: subscriptions.findCurrent,
      endOwnSubscription,
      count,
    }),
    /** For contracts that are left or ended (features/withdrawals, features/cancellations). */
    office: {
      promise: payments.promise,
      refundOrder: async (order: Parameters<typeof refundOrder>[1]) =>
        refundOrder(openParts(), order),
      endSubscription: async (subscriptionId: string) =>
        endSubscriptionNow(openParts(), subscriptionId),
      endAtPeriodEnd: async (subscriptionId: string) => endAtPeriodEnd(openParts(), subscriptionId),
    },
    makeDocument: createDocumentMaker(documents, print),
    /** What takes payments where the request comes from; null: nothing does. */
    partsFor,
    endSubscriptionsOf: async (userId: string) => {
      if (parts) await endSubscriptions(parts, userId)
    },
    async mount(app: HttpServer, { findPerson }: Mounted) {
      await app.register(checkoutRoute, {
        findPerson,
        partsFor: (request: FastifyRequest) =>
          partsFor({ isOnThisMachine: isOnThisMachine(request) }),
        findSubscription: subscriptions.findCurrent,
        count,
      })
      // What was bought stays readable, also when payments are closed.
      await app.register(invoiceRoute, { documents, print, findPerson, count })
      if (!parts) return
      const { provider } = parts
      await app.register(webhookRoute, {
        isOpen: (request: FastifyRequest) =>
          partsFor({ isOnThisMachine: isOnThisMachine(request) }) !== null,
        readEvent: provider.readEvent,
        keepEvent: payments.keepEvent,
        handleKept: (event: KeptEvent) => handleKept(parts, event),
        enqueueEvent: (eventId: string) => jobs.enqueue(null, 'handle-payment-event', { eventId }),
      })
    },
    async start() {
      if (!parts) return
      await jobs.work('handle-payment-event', ({ eventId }) => handleEvent(parts, eventId))
      await jobs.work('give-back-order', ({ orderId }) => giveBackOrder(parts, orderId))
      await jobs.work('reconcile-payments', () => reconcilePayments(parts))
      await jobs.schedule('reconcile-payments', reconcileAt, {})
      await jobs.work('send-renewal-reminders', () => sendRenewalReminders(renewals))
      await jobs.schedule('send-renewal-reminders', remindAt, {})
      // A machine that was off this morning; who was told already is not told again.
      await jobs.enqueue(null, 'send-renewal-reminders', {})
      await jobs.work('forget-payment-customers', () => forgetCustomers(parts))
      await jobs.schedule('forget-payment-customers', forgetAt, {})
    },
  }
}

/** A key of the payment service that moves no money. */
const hasTestKey = ({ stripe }: Config) => /^(sk|rk)_test_/.test(stripe?.secretKey ?? '')
