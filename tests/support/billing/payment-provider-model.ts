import { type OfferKey, offers } from '../../../domain/offers'
import type { PriceIds } from '../../../server/billing/find-sold-offer'
import type {
  Checkout,
  PaymentProvider,
  ProviderInvoice,
  WebhookEvent,
} from '../../../server/billing/payment-provider'
import { ApplicationError } from '../../../server/platform/application-error'

export type ModelPayment = {
  /** Id of the order that this payment pays for. */
  orderId: string
  customerId: string
  offerKey: OfferKey
  paymentIntentId: string
  state: 'pending' | 'failed' | 'paid'
  totalCents: number
  refundedCents: number
  disputes: ModelDispute[]
  hasRequestedImmediateStart: boolean
  /** Idempotency keys of the refunds that the product requested. */
  refundKeys: Set<string>
}

type ModelDispute = { id: string; amountCents: number; verdict?: 'won' | 'lost' }

/**
 * Whether the bank holds the disputed money. It takes the money when the dispute is opened, and returns it only if we
 * win the dispute.
 */
const isMoneyHeld = ({ verdict }: ModelDispute) => verdict !== 'won'

/** Whether the bank still has to decide one of the disputes. */
export const hasOpenDispute = ({ disputes }: ModelPayment) =>
  disputes.some(({ verdict }) => verdict === undefined)

/** Returns the cents that the bank holds because of open and lost disputes. */
export const getDisputedCents = ({ disputes }: ModelPayment) =>
  disputes.filter(isMoneyHeld).reduce((sum, { amountCents }) => sum + amountCents, 0)

export type PaymentProviderModel = ReturnType<typeof createPaymentProviderModel>

/** Models the state of the payment provider; every change emits webhook events. */
export function createPaymentProviderModel(prefix: string, priceIds: PriceIds) {
  const payments: ModelPayment[] = []
  const events: WebhookEvent[] = []
  const createdAt = new Date('2026-11-21T10:00:00Z')

  const emitEvent = (type: string, objectId: string) => {
    events.push({ id: `evt_${prefix}_${events.length}`, type, objectId })
  }

  /** Creates a payment in this state, or a paid one if it is for a subscription. */
  function createPayment(
    customerId: string,
    offerKey: OfferKey,
    state: ModelPayment['state'],
    hasRequestedImmediateStart = true,
  ) {
    const isSubscription = offers[offerKey].mode === 'subscription'
    const number = `${prefix}_${payments.length}`
    const payment: ModelPayment = {
      orderId: `${isSubscription ? 'in' : 'cs'}_${number}`,
      customerId,
      offerKey,
      paymentIntentId: `pi_${number}`,
      state: isSubscription ? 'paid' : state,
      totalCents: offers[offerKey].priceCents,
      refundedCents: 0,
      disputes: [],
      hasRequestedImmediateStart,
      refundKeys: new Set(),
    }
    payments.push(payment)
    emitEvent(isSubscription ? 'invoice.paid' : 'checkout.session.completed', payment.orderId)
  }

  function completePayment(payment: ModelPayment, state: 'paid' | 'failed') {
    if (payment.state !== 'pending') return
    payment.state = state
    const outcome = state === 'paid' ? 'succeeded' : 'failed'
    emitEvent(`checkout.session.async_payment_${outcome}`, payment.orderId)
  }

  const getRefundableCents = (payment: ModelPayment) => payment.totalCents - payment.refundedCents

  function refund(payment: ModelPayment, percent: number) {
    const hasHeldMoney = payment.disputes.some(isMoneyHeld)
    if (payment.state !== 'paid' || hasHeldMoney || getRefundableCents(payment) === 0) return
    payment.refundedCents += Math.ceil((getRefundableCents(payment) * percent) / 100)
    emitEvent('charge.refunded', getChargeId(payment))
  }

  function openDispute(payment: ModelPayment, percent: number) {
    const hasHeldMoney = payment.disputes.some(isMoneyHeld)
    if (payment.state !== 'paid' || hasHeldMoney || getRefundableCents(payment) === 0) return
    const id = `dp_${payment.paymentIntentId}_${payment.disputes.length}`
    payment.disputes.push({
      id,
      amountCents: Math.ceil((getRefundableCents(payment) * percent) / 100),
    })
    emitEvent('charge.dispute.created', id)
    emitEvent('charge.dispute.funds_withdrawn', id)
  }

  function closeDispute(payment: ModelPayment, verdict: 'won' | 'lost') {
    const dispute = payment.disputes.find((each) => each.verdict === undefined)
    if (!dispute) return
    dispute.verdict = verdict
    emitEvent('charge.dispute.closed', dispute.id)
    if (verdict === 'won') emitEvent('charge.dispute.funds_reinstated', dispute.id)
  }

  const getAmounts = ({ totalCents, hasRequestedImmediateStart }: ModelPayment) => ({
    amountSubtotalCents: totalCents,
    amountTotalCents: totalCents,
    currency: 'eur',
    createdAt,
    hasRequestedImmediateStart,
  })
  const findOrder = (orderId: string) => payments.find((payment) => payment.orderId === orderId)

  /** The methods of the provider that the tested use cases call; the others are missing and would throw. */
  const provider: Pick<
    PaymentProvider,
    | 'readCheckout'
    | 'readInvoice'
    | 'readRefundedPayment'
    | 'readPaymentAmounts'
    | 'readDispute'
    | 'findCheckoutOrInvoice'
    | 'refund'
  > = {
    async readCheckout(id): Promise<Checkout | undefined> {
      const payment = findOrder(id)
      return (
        payment && {
          ...getAmounts(payment),
          id,
          url: null,
          expiresAt: createdAt,
          customerId: payment.customerId,
          mode: 'payment',
          state: payment.state,
          priceId: priceIds[payment.offerKey] ?? null,
          orderedOfferKey: null,
          buyerName: null,
          paymentIntentId: payment.paymentIntentId,
          invoiceId: null,
          subscriptionId: null,
        }
      )
    },
    async readInvoice(id): Promise<ProviderInvoice | undefined> {
      const payment = findOrder(id)
      return (
        payment && {
          ...getAmounts(payment),
          id,
          customerId: payment.customerId,
          subscriptionId: null,
          priceId: priceIds[payment.offerKey] ?? null,
          orderedOfferKey: null,
          buyerName: null,
          paymentIntentId: payment.paymentIntentId,
          isForPeriod: true,
          isFirst: true,
          period: null,
          state: 'paid',
        }
      )
    },
    async readRefundedPayment(chargeId) {
      const payment = payments.find((each) => getChargeId(each) === chargeId)
      if (!payment) return undefined
      const { paymentIntentId, refundedCents } = payment
      return { paymentIntentId, refundedCents }
    },
    async readDispute(id) {
      for (const { paymentIntentId, disputes } of payments) {
        const dispute = disputes.find((each) => each.id === id)
        if (dispute)
          return {
            id,
            paymentIntentId,
            withdrawnCents: isMoneyHeld(dispute) ? dispute.amountCents : 0,
          }
      }
      return undefined
    },
    async refund({ paymentIntentId, cents, idempotencyKey }) {
      const payment = payments.find((each) => each.paymentIntentId === paymentIntentId)
      if (!payment) throw new ApplicationError('PAYMENT_UNAVAILABLE')
      if (payment.refundKeys.has(idempotencyKey) || getRefundableCents(payment) === 0)
        return 'refunded'
      if (payment.disputes.some(isMoneyHeld)) return 'refused'
      if (cents > getRefundableCents(payment)) throw new ApplicationError('PAYMENT_UNAVAILABLE')
      payment.refundKeys.add(idempotencyKey)
      payment.refundedCents += cents
      emitEvent('charge.refunded', getChargeId(payment))
      return 'refunded'
    },
    async readPaymentAmounts(paymentIntentId) {
      const payment = payments.find((each) => each.paymentIntentId === paymentIntentId)
      if (payment?.state !== 'paid') return undefined
      const { totalCents, refundedCents } = payment
      return {
        totalCents,
        refundedCents,
        disputedCents: getDisputedCents(payment),
        hasOpenDispute: hasOpenDispute(payment),
      }
    },
    async findCheckoutOrInvoice(paymentIntentId) {
      const payment = payments.find((each) => each.paymentIntentId === paymentIntentId)
      if (!payment) return {}
      const isInvoice = payment.orderId.startsWith('in_')
      return isInvoice ? { invoiceId: payment.orderId } : { checkoutId: payment.orderId }
    },
  }

  return {
    payments,
    events,
    createPayment,
    completePayment,
    refund,
    openDispute,
    closeDispute,
    provider,
  }
}

const getChargeId = ({ paymentIntentId }: ModelPayment) => `ch_${paymentIntentId}`
