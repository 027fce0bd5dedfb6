import type Stripe from 'stripe'
import type {
  Checkout,
  PaymentAmounts,
  PaymentDispute,
  ProviderInvoice,
  ProviderSubscription,
  RefundedPayment,
} from '../../server/billing/payment-provider'

/** Metadata key: whether the buyer requested an immediate start. */
export const immediateStartKey = 'immediate_start'

/** Metadata key of the ordered offer, which the price no longer identifies once the offer has a new price. */
export const offerMetadataKey = 'offer_key'

/** Returns the id of an object that Stripe sends either expanded or as its id; null when it sends none. */
export const getId = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const toDate = (seconds: number) => new Date(seconds * 1_000)

const hasRequestedImmediateStart = (metadata: Stripe.Metadata | null | undefined) =>
  metadata?.[immediateStartKey] === 'true'

const getOrderedOfferKey = (metadata: Stripe.Metadata | null | undefined) =>
  metadata?.[offerMetadataKey] ?? null

/**
 * Unless `line_items` is expanded, the price is null. Unless `payment_intent` is expanded, a failed
 * payment is reported as pending.
 */
export const toCheckout = (session: Stripe.Checkout.Session): Checkout => ({
  id: session.id,
  url: session.url,
  expiresAt: toDate(session.expires_at),
  createdAt: toDate(session.created),
  customerId: getId(session.customer),
  mode: getMode(session),
  state: getCheckoutState(session),
  priceId: session.line_items?.data[0]?.price?.id ?? null,
  orderedOfferKey: getOrderedOfferKey(session.metadata),
  paymentIntentId: getId(session.payment_intent),
  invoiceId: getId(session.invoice),
  subscriptionId: getId(session.subscription),
  amountSubtotalCents: session.amount_subtotal ?? 0,
  amountTotalCents: session.amount_total ?? 0,
  currency: session.currency ?? 'eur',
  buyerName: session.customer_details?.name ?? null,
  hasRequestedImmediateStart: hasRequestedImmediateStart(session.metadata),
})

function getMode({ mode }: Stripe.Checkout.Session) {
  if (mode === 'payment') return 'payment'
  return mode === 'subscription' ? 'subscription' : 'setup'
}

/**
 * A complete session is unpaid while the bank has not answered, and stays unpaid when the bank refuses.
 */
function getCheckoutState({ status, payment_status, payment_intent }: Stripe.Checkout.Session) {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  if (payment_status !== 'unpaid') return 'paid'
  const payment = typeof payment_intent === 'object' ? payment_intent?.status : undefined
  return payment === 'requires_payment_method' || payment === 'canceled' ? 'failed' : 'pending'
}

const periodBillingReasons: readonly unknown[] = ['subscription_create', 'subscription_cycle']

export function toInvoice(
  invoice: Stripe.Invoice,
  paymentIntentId: string | null,
): ProviderInvoice {
  const { subscription_details: details } = invoice.parent ?? {}
  const [line] = invoice.lines.data
  const price = line?.pricing?.price_details?.price
  return {
    id: invoice.id ?? '',
    createdAt: toDate(invoice.created),
    customerId: getId(invoice.customer),
    subscriptionId: getId(details?.subscription),
    priceId: getId(price),
    orderedOfferKey: getOrderedOfferKey(details?.metadata),
    paymentIntentId,
    isForPeriod: periodBillingReasons.includes(invoice.billing_reason),
    isFirst: invoice.billing_reason === 'subscription_create',
    period: line
      ? {
          startsAt: toDate(line.period.start).toISOString(),
          endsAt: toDate(line.period.end).toISOString(),
        }
      : null,
    buyerName: invoice.customer_name,
    state: getInvoiceState(invoice),
    amountSubtotalCents: invoice.subtotal,
    amountTotalCents: invoice.total,
    currency: invoice.currency,
    hasRequestedImmediateStart: hasRequestedImmediateStart(details?.metadata),
  }
}

function getInvoiceState({ status, attempted }: Stripe.Invoice) {
  if (status === 'paid') return 'paid'
  if (status === 'void' || status === 'uncollectible') return 'failed'
  return status === 'open' && attempted ? 'failed' : 'open'
}

export function toSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data
  const method = subscription.default_payment_method
  const card = typeof method === 'object' ? method?.card : undefined
  return {
    id: subscription.id,
    customerId: getId(subscription.customer) ?? '',
    priceId: item?.price.id ?? '',
    priceCents: item?.price.unit_amount ?? null,
    orderedOfferKey: getOrderedOfferKey(subscription.metadata),
    status: subscription.status,
    currentPeriodStartSeconds: item?.current_period_start ?? null,
    currentPeriodEndSeconds: item?.current_period_end ?? null,
    // The customer portal sets `cancel_at` instead of the flag.
    isCancelledAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    paymentMethodBrand: card?.brand ?? null,
    paymentMethodLast4: card?.last4 ?? null,
    hasRequestedImmediateStart: hasRequestedImmediateStart(subscription.metadata),
  }
}

export function toRefundedPayment(charge: Stripe.Charge): RefundedPayment | undefined {
  const paymentIntentId = getId(charge.payment_intent)
  return paymentIntentId ? { paymentIntentId, refundedCents: charge.amount_refunded } : undefined
}

/**
 * Statuses of a dispute in which the bank has the money. The bank withdraws no money for an inquiry, and returns
 * the money when the dispute is won.
 */
const fundsWithdrawnStatuses: readonly unknown[] = [
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
]

export function toPaymentAmounts(
  charge: Stripe.Charge,
  disputes: readonly Stripe.Dispute[],
): PaymentAmounts {
  const disputesWithWithdrawnFunds = disputes.filter(({ status }) =>
    fundsWithdrawnStatuses.includes(status),
  )
  return {
    totalCents: charge.amount,
    refundedCents: charge.amount_refunded,
    disputedCents: disputesWithWithdrawnFunds.reduce((sum, { amount }) => sum + amount, 0),
    hasOpenDispute: disputesWithWithdrawnFunds.some(({ status }) => status !== 'lost'),
  }
}

export function toPaymentDispute(dispute: Stripe.Dispute): PaymentDispute | undefined {
  const paymentIntentId = getId(dispute.payment_intent)
  if (!paymentIntentId) return undefined
  const withdrawnCents = fundsWithdrawnStatuses.includes(dispute.status) ? dispute.amount : 0
  return { id: dispute.id, paymentIntentId, withdrawnCents }
}
