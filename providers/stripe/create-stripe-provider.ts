import Stripe from 'stripe'
import {
  type PaymentProvider,
  PaymentUnavailableError,
} from '../../server/billing/payment-provider'
import {
  getId,
  immediateStartKey,
  offerMetadataKey,
  toCheckout,
  toInvoice,
  toPaymentAmounts,
  toPaymentDispute,
  toRefundedPayment,
  toSubscription,
} from './stripe-objects'

type Options = {
  stripe: Stripe
  webhookSecret: string
  /** For the log: users are told only that payments do not work. */
  onError(error: unknown): void
}

/** Metadata key of our idempotency key in a refund: Stripe itself forgets idempotency keys after a day. */
const refundKey = 'amivoix_refund'

/**
 * At most this many open checkout sessions are expired at once. Each stays open for a day and a user
 * can open sixty a minute, so the list needs a bound.
 */
const maxExpiredSessions = 1_000

const sessionExpansion = { expand: ['line_items', 'payment_intent'] }
const chargeExpansion = { expand: ['latest_charge'] }
const createPaymentFilter = (paymentIntentId: string) => ({
  payment_intent: paymentIntentId,
  limit: 100,
})
const subscriptionExpansion = { expand: ['default_payment_method'] }

/** Implements the port PaymentProvider with the official Stripe library. */
export function createStripeProvider({ stripe, webhookSecret, onError }: Options): PaymentProvider {
  /** Reports a failure of the request and throws PaymentUnavailableError. */
  async function send<Result>(request: Promise<Result>): Promise<Result> {
    try {
      return await request
    } catch (error) {
      onError(error)
      throw new PaymentUnavailableError(error)
    }
  }

  /** Like `send`, but returns undefined for an object that does not exist. */
  const find = <Result>(request: Promise<Result>): Promise<Result | undefined> =>
    send(
      request.catch((error: unknown) => {
        if (isMissing(error)) return undefined
        throw error
      }),
    )

  /** Expires a checkout session, unless it has been paid or has expired in the meantime. */
  async function expire(checkoutId: string) {
    try {
      await stripe.checkout.sessions.expire(checkoutId)
    } catch (error) {
      const { status } = await send(stripe.checkout.sessions.retrieve(checkoutId))
      if (status === 'open') throw new PaymentUnavailableError(error)
    }
  }

  async function findPaymentIntentId(invoiceId: string) {
    const { data } = await send(stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid' }))
    return getId(data[0]?.payment.payment_intent)
  }

  return {
    async createCustomer({ userId, email, name }) {
      const customer = await send(
        stripe.customers.create(
          { email, name, preferred_locales: ['fr'], metadata: { user_id: userId } },
          { idempotencyKey: `customer:${userId}` },
        ),
      )
      return customer.id
    },

    async deleteCustomer(customerId) {
      await find(stripe.customers.del(customerId))
    },

    async createCheckout(checkout) {
      const metadata = {
        [offerMetadataKey]: checkout.offerKey,
        [immediateStartKey]: String(checkout.hasRequestedImmediateStart),
      }
      const session = await send(
        stripe.checkout.sessions.create(
          {
            mode: checkout.mode,
            customer: checkout.customerId,
            line_items: [{ price: checkout.priceId, quantity: 1 }],
            success_url: checkout.successUrl,
            cancel_url: checkout.cancelUrl,
            locale: 'fr',
            metadata,
            ...(checkout.mode === 'subscription'
              ? { subscription_data: { metadata } }
              : { payment_intent_data: { metadata } }),
          },
          { idempotencyKey: checkout.idempotencyKey },
        ),
      )
      return toCheckout(session)
    },

    async readCheckout(id) {
      const session = await find(stripe.checkout.sessions.retrieve(id, sessionExpansion))
      return session && toCheckout(session)
    },

    async expireCheckouts(customerId, filter) {
      const openSessionFilter = { customer: customerId, status: 'open' as const, limit: 100 }
      const sessions = await send(
        stripe.checkout.sessions
          .list(openSessionFilter)
          .autoPagingToArray({ limit: maxExpiredSessions }),
      )
      for (const { id, mode } of sessions)
        if (!filter || (mode === filter.mode && id !== filter.exceptId)) await expire(id)
    },

    async readInvoice(id) {
      const invoice = await find(stripe.invoices.retrieve(id))
      return invoice && toInvoice(invoice, await findPaymentIntentId(id))
    },

    async readSubscription(id) {
      const subscription = await find(stripe.subscriptions.retrieve(id, subscriptionExpansion))
      return subscription && toSubscription(subscription)
    },

    async readRefundedPayment(chargeId) {
      const charge = await find(stripe.charges.retrieve(chargeId))
      return charge && toRefundedPayment(charge)
    },

    async readDispute(id) {
      const dispute = await find(stripe.disputes.retrieve(id))
      return dispute && toPaymentDispute(dispute)
    },

    async readPaymentAmounts(paymentIntentId) {
      const intent = await find(stripe.paymentIntents.retrieve(paymentIntentId, chargeExpansion))
      const charge = intent?.latest_charge
      if (!charge || typeof charge === 'string') return undefined
      const { data } = await send(stripe.disputes.list(createPaymentFilter(paymentIntentId)))
      return toPaymentAmounts(charge, data)
    },

    async findCheckoutOrInvoice(paymentIntentId) {
      const sessions = await send(
        stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 }),
      )
      const checkoutId = sessions.data[0]?.id
      if (checkoutId) return { checkoutId }
      const payments = await send(
        stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: paymentIntentId },
          limit: 1,
        }),
      )
      const invoiceId = getId(payments.data[0]?.invoice)
      return invoiceId ? { invoiceId } : {}
    },

    async *listCheckouts(since) {
      const checkouts = stripe.checkout.sessions.list({
        created: createSinceFilter(since),
        limit: 100,
      })
      for await (const { id } of checkouts) yield id
    },

    async *listInvoices(since) {
      for await (const { id } of stripe.invoices.list({
        created: createSinceFilter(since),
        limit: 100,
      }))
        if (id) yield id
    },

    async setCancelAtPeriodEnd(subscriptionId, { shouldCancel }) {
      const changes = { cancel_at_period_end: shouldCancel }
      await send(stripe.subscriptions.update(subscriptionId, changes))
    },

    async cancelSubscriptionNow(subscriptionId) {
      await find(stripe.subscriptions.cancel(subscriptionId))
    },

    async refund({ paymentIntentId, cents, idempotencyKey }) {
      const { data } = await send(stripe.refunds.list(createPaymentFilter(paymentIntentId)))
      if (data.some(({ metadata }) => metadata?.[refundKey] === idempotencyKey)) return 'refunded'
      const refund = {
        payment_intent: paymentIntentId,
        amount: cents,
        reason: 'requested_by_customer' as const,
        metadata: { [refundKey]: idempotencyKey },
      }
      try {
        await send(stripe.refunds.create(refund, { idempotencyKey }))
        return 'refunded'
      } catch (error) {
        if (!(error instanceof PaymentUnavailableError)) throw error
        const code = getErrorCode(error.cause)
        if (code === 'charge_already_refunded') return 'refunded'
        if (code === 'charge_disputed') return 'refused'
        throw error
      }
    },

    async createPortalSession(customerId, returnUrl) {
      const portal = await send(
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          locale: 'fr',
        }),
      )
      return portal.url
    },

    verifyEvent(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret)
        const { object } = event.data
        return { id: event.id, type: event.type, objectId: 'id' in object ? (object.id ?? '') : '' }
      } catch {
        return undefined
      }
    },
  }
}

const isMissing = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

const getErrorCode = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError ? error.code : undefined

const createSinceFilter = (since: Date) => ({ gte: Math.floor(since.getTime() / 1_000) })
