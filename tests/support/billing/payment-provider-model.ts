import { type OfferKey, offers } from '../../../domain/offers'
import type { PriceIds } from '../../../server/features/payments/payment-parts'
import type {
  Checkout,
  Invoice,
  PaymentEvent,
  PaymentProvider,
} from '../../../server/features/payments/payment-provider'
import { ApplicationError } from '../../../server/platform/application-error'

export type ModelPayment = {
  /** Of the order that it pays for. */
  orderId: string
  customerId: string
  offerKey: OfferKey
  paymentIntentId: string
  state: 'pending' | 'failed' | 'paid'
  totalCents: number
  refundedCents: number
  disputes: ModelDispute[]
  hasRequestedImmediateStart: boolean
  /** Names of the refunds that the product asked for. */
  refundKeys: Set<string>
}

type ModelDispute = { id: string; amountCents: number; verdict?: 'won' | 'lost' }

const isMoneyAway = ({ verdict }: ModelDispute) => verdict !== 'won'

/** A bank has not decided yet. */
export const isContested = ({ disputes }: ModelPayment) =>
  disputes.some(({ verdict }) => verdict === undefined)

/** What banks hold of a payment. */
export const disputedCents = ({ disputes }: ModelPayment) =>
  disputes.filter(isMoneyAway).reduce((sum, { amountCents }) => sum + amountCents, 0)

export type PaymentServiceModel = ReturnType<typeof createPaymentServiceModel>

/** What is true at the payment service, in a few lines; every change leaves a notice. */
export function createPaymentServiceModel(prefix: string, priceIds: PriceIds) {
  const payments: ModelPayment[] = []
  const notices: PaymentEvent[] = []
  const createdAt = new Date('2026-11-21T10:00:00Z')

  const tell = (type: string, objectId: string) => {
    notices.push({ id: `evt_${prefix}_${notices.length}`, type, objectId })
  }

  function take(
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
    tell(isSubscription ? 'invoice.paid' : 'checkout.session.completed', payment.orderId)
  }

  function answer(payment: ModelPayment, state: 'paid' | 'failed') {
    if (payment.state !== 'pending') return
    payment.state = state
    const word = state === 'paid' ? 'succeeded' : 'failed'
    tell(`checkout.session.async_payment_${word}`, payment.orderId)
  }

  const leftOf = (payment: ModelPayment) => payment.totalCents - payment.refundedCents

  function refund(payment: ModelPayment, percent: number) {
    const isContested = payment.disputes.some(isMoneyAway)
    if (payment.state !== 'paid' || isContested || leftOf(payment) === 0) return
    payment.refundedCents += Math.ceil((leftOf(payment) * percent) / 100)
    tell('charge.refunded', chargeOf(payment))
  }

  function contest(payment: ModelPayment, percent: number) {
    const isContested = payment.disputes.some(isMoneyAway)
    if (payment.state !== 'paid' || isContested || leftOf(payment) === 0) return
    const id = `dp_${payment.paymentIntentId}_${payment.disputes.length}`
    payment.disputes.push({ id, amountCents: Math.ceil((leftOf(payment) * percent) / 100) })
    tell('charge.dispute.created', id)
    tell('charge.dispute.funds_withdrawn', id)
  }

  function decide(payment: ModelPayment, verdict: 'won' | 'lost') {
    const dispute = payment.disputes.find((each) => each.verdict === undefined)
    if (!dispute) return
    dispute.verdict = verdict
    tell('charge.dispute.closed', dispute.id)
    if (verdict === 'won') tell('charge.dispute.funds_reinstated', dispute.id)
  }

  const amountsOf = ({ totalCents, hasRequestedImmediateStart }: ModelPayment) => ({
    amountSubtotalCents: totalCents,
    amountTotalCents: totalCents,
    currency: 'eur',
    createdAt,
    hasRequestedImmediateStart,
  })
  const findOrder = (orderId: string) => payments.find((payment) => payment.orderId === orderId)

  /** As the port answers it; what this model has no use for is missing and would throw. */
  const provider: Pick<
    PaymentProvider,
    | 'readCheckout'
    | 'readInvoice'
    | 'readRefund'
    | 'readMoney'
    | 'readDispute'
    | 'findOrigin'
    | 'refund'
  > = {
    async readCheckout(id): Promise<Checkout | undefined> {
      const payment = findOrder(id)
      return (
        payment && {
          ...amountsOf(payment),
          id,
          url: null,
          expiresAt: createdAt,
          customerId: payment.customerId,
          mode: 'payment',
          state: payment.state,
          priceId: priceIds[payment.offerKey] ?? null,
          offerName: null,
          buyerName: null,
          paymentIntentId: payment.paymentIntentId,
          invoiceId: null,
          subscriptionId: null,
        }
      )
    },
    async readInvoice(id): Promise<Invoice | undefined> {
      const payment = findOrder(id)
      return (
        payment && {
          ...amountsOf(payment),
          id,
          customerId: payment.customerId,
          subscriptionId: null,
          priceId: priceIds[payment.offerKey] ?? null,
          offerName: null,
          buyerName: null,
          paymentIntentId: payment.paymentIntentId,
          isForPeriod: true,
          isFirst: true,
          period: null,
          state: 'paid',
        }
      )
    },
    async readRefund(chargeId) {
      const payment = payments.find((each) => chargeOf(each) === chargeId)
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
            withdrawnCents: isMoneyAway(dispute) ? dispute.amountCents : 0,
          }
      }
      return undefined
    },
    async refund({ paymentIntentId, cents, idempotencyKey }) {
      const payment = payments.find((each) => each.paymentIntentId === paymentIntentId)
      if (!payment) throw new ApplicationError('PAYMENT_UNAVAILABLE')
      if (payment.refundKeys.has(idempotencyKey) || leftOf(payment) === 0) return 'given'
      if (payment.disputes.some(isMoneyAway)) return 'refused'
      if (cents > leftOf(payment)) throw new ApplicationError('PAYMENT_UNAVAILABLE')
      payment.refundKeys.add(idempotencyKey)
      payment.refundedCents += cents
      tell('charge.refunded', chargeOf(payment))
      return 'given'
    },
    async readMoney(paymentIntentId) {
      const payment = payments.find((each) => each.paymentIntentId === paymentIntentId)
      if (payment?.state !== 'paid') return undefined
      const { totalCents, refundedCents } = payment
      const heldCents = disputedCents(payment)
      return { totalCents, refundedCents, heldCents, isContested: isContested(payment) }
    },
    async findOrigin(paymentIntentId) {
      const payment = payments.find((each) => each.paymentIntentId === paymentIntentId)
      if (!payment) return {}
      const isInvoice = payment.orderId.startsWith('in_')
      return isInvoice ? { invoiceId: payment.orderId } : { checkoutId: payment.orderId }
    },
  }

  return { payments, notices, take, answer, refund, contest, decide, provider }
}

const chargeOf = ({ paymentIntentId }: ModelPayment) => `ch_${paymentIntentId}`
