import Stripe from 'stripe'
import { ApplicationError } from '../../platform/application-error'
import type { PaymentProvider } from './payment-provider'
import {
  checkoutOf,
  disputeOf,
  idOf,
  immediateStartKey,
  invoiceOf,
  moneyOf,
  offerNameKey,
  refundOf,
  subscriptionOf,
} from './stripe-objects'

type Options = {
  stripe: Stripe
  webhookSecret: string
  /** An answer says only that payments do not work; the operator is told why. */
  onFault(error: unknown): void
}

/** The service forgets its idempotency keys after a day; what is written on a refund stays. */
const refundKey = 'amivoix_refund'

/** Sixty a minute can be opened, and each is open for a day. */
const mostClosedAtOnce = 1_000

const sessionParts = { expand: ['line_items', 'payment_intent'] }
const chargeParts = { expand: ['latest_charge'] }
const asked = (paymentIntentId: string) => ({ payment_intent: paymentIntentId, limit: 100 })
const subscriptionParts = { expand: ['default_payment_method'] }

/** The official library behind the product's own port. */
export function createStripeProvider({ stripe, webhookSecret, onFault }: Options): PaymentProvider {
  async function asking<Answer>(question: Promise<Answer>): Promise<Answer> {
    try {
      return await question
    } catch (error) {
      if (!isMissing(error)) onFault(error)
      throw new ApplicationError('PAYMENT_UNAVAILABLE', { cause: error })
    }
  }

  async function finding<Answer>(question: Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await asking(question)
    } catch (error) {
      if (error instanceof ApplicationError && isMissing(error.cause)) return undefined
      throw error
    }
  }

  /** One that was paid or ran out meanwhile is closed as well. */
  async function expire(checkoutId: string) {
    try {
      await stripe.checkout.sessions.expire(checkoutId)
    } catch (error) {
      const { status } = await asking(stripe.checkout.sessions.retrieve(checkoutId))
      if (status === 'open') throw new ApplicationError('PAYMENT_UNAVAILABLE', { cause: error })
    }
  }

  async function findPaymentOf(invoiceId: string) {
    const { data } = await asking(
      stripe.invoicePayments.list({ invoice: invoiceId, status: 'paid' }),
    )
    return idOf(data[0]?.payment.payment_intent)
  }

  return {
    async createCustomer({ userId, email, name }) {
      const customer = await asking(
        stripe.customers.create(
          { email, name, preferred_locales: ['fr'], metadata: { user_id: userId } },
          { idempotencyKey: `customer:${userId}` },
        ),
      )
      return customer.id
    },

    async deleteCustomer(customerId) {
      await finding(stripe.customers.del(customerId))
    },

    async createCheckout(order) {
      const metadata = {
        [offerNameKey]: order.offerKey,
        [immediateStartKey]: String(order.hasRequestedImmediateStart),
      }
      const session = await asking(
        stripe.checkout.sessions.create(
          {
            mode: order.mode,
            customer: order.customerId,
            line_items: [{ price: order.priceId, quantity: 1 }],
            success_url: order.successUrl,
            cancel_url: order.cancelUrl,
            locale: 'fr',
            metadata,
            ...(order.mode === 'subscription'
              ? { subscription_data: { metadata } }
              : { payment_intent_data: { metadata } }),
          },
          { idempotencyKey: order.idempotencyKey },
        ),
      )
      return checkoutOf(session)
    },

    async readCheckout(id) {
      const session = await finding(stripe.checkout.sessions.retrieve(id, sessionParts))
      return session && checkoutOf(session)
    },

    async closeCheckouts(customerId, which) {
      const ofCustomer = { customer: customerId, status: 'open' as const, limit: 100 }
      const open = await asking(
        stripe.checkout.sessions.list(ofCustomer).autoPagingToArray({ limit: mostClosedAtOnce }),
      )
      for (const { id, mode } of open)
        if (!which || (mode === which.mode && id !== which.except)) await expire(id)
    },

    async readInvoice(id) {
      const invoice = await finding(stripe.invoices.retrieve(id))
      return invoice && invoiceOf(invoice, await findPaymentOf(id))
    },

    async readSubscription(id) {
      const subscription = await finding(stripe.subscriptions.retrieve(id, subscriptionParts))
      return subscription && subscriptionOf(subscription)
    },

    async readRefund(chargeId) {
      const charge = await finding(stripe.charges.retrieve(chargeId))
      return charge && refundOf(charge)
    },

    async readDispute(id) {
      const dispute = await finding(stripe.disputes.retrieve(id))
      return dispute && disputeOf(dispute)
    },

    async readMoney(paymentIntentId) {
      const intent = await finding(stripe.paymentIntents.retrieve(paymentIntentId, chargeParts))
      const charge = intent?.latest_charge
      if (!charge || typeof charge === 'string') return undefined
      const { data } = await asking(stripe.disputes.list(asked(paymentIntentId)))
      return moneyOf(charge, data)
    },

    async findOrigin(paymentIntentId) {
      const sessions = await asking(
        stripe.checkout.sessions.list({ payment_intent: paymentIntentId, limit: 1 }),
      )
      const checkoutId = sessions.data[0]?.id
      if (checkoutId) return { checkoutId }
      const payments = await asking(
        stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: paymentIntentId },
          limit: 1,
        }),
      )
      const invoiceId = idOf(payments.data[0]?.invoice)
      return invoiceId ? { invoiceId } : {}
    },

    async *listCheckouts(since) {
      const list = stripe.checkout.sessions.list({ created: sinceSeconds(since), limit: 100 })
      for await (const { id } of list) yield id
    },

    async *listInvoices(since) {
      for await (const { id } of stripe.invoices.list({ created: sinceSeconds(since), limit: 100 }))
        if (id) yield id
    },

    async setCancellation(subscriptionId, isEnding) {
      const changes = { cancel_at_period_end: isEnding }
      await asking(stripe.subscriptions.update(subscriptionId, changes))
    },

    async endSubscription(subscriptionId) {
      await finding(stripe.subscriptions.cancel(subscriptionId))
    },

    async refund({ paymentIntentId, cents, idempotencyKey }) {
      const { data } = await asking(stripe.refunds.list(asked(paymentIntentId)))
      if (data.some(({ metadata }) => metadata?.[refundKey] === idempotencyKey)) return 'given'
      const refund = {
        payment_intent: paymentIntentId,
        amount: cents,
        reason: 'requested_by_customer' as const,
        metadata: { [refundKey]: idempotencyKey },
      }
      try {
        await asking(stripe.refunds.create(refund, { idempotencyKey }))
        return 'given'
      } catch (error) {
        if (!(error instanceof ApplicationError)) throw error
        const code = refusalOf(error.cause)
        if (code === 'charge_already_refunded') return 'given'
        if (code === 'charge_disputed') return 'refused'
        throw error
      }
    },

    async openPortal(customerId, returnUrl) {
      const portal = await asking(
        stripe.billingPortal.sessions.create({
          customer: customerId,
          return_url: returnUrl,
          locale: 'fr',
        }),
      )
      return portal.url
    },

    readEvent(body, signature) {
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

const refusalOf = (error: unknown) =>
  error instanceof Stripe.errors.StripeInvalidRequestError ? error.code : undefined

const sinceSeconds = (since: Date) => ({ gte: Math.floor(since.getTime() / 1_000) })
