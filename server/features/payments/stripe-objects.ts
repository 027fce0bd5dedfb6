import type Stripe from 'stripe'
import type {
  Checkout,
  DisputedPayment,
  Invoice,
  PaymentMoney,
  ProvidedSubscription,
  RefundedPayment,
} from './payment-provider'

/** Under which name the unticked box travels with an order (05, « withdrawal »). */
export const immediateStartKey = 'immediate_start'

/** And under which the offer does: a price changes, what was ordered stays. */
export const offerNameKey = 'offer_key'

/** The name of something that came whole or as its name. */
export const idOf = (reference: string | { id: string } | null | undefined): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null)

const dateOf = (seconds: number) => new Date(seconds * 1_000)

const hasRequested = (metadata: Stripe.Metadata | null | undefined) =>
  metadata?.[immediateStartKey] === 'true'

const offerNameOf = (metadata: Stripe.Metadata | null | undefined) =>
  metadata?.[offerNameKey] ?? null

/** A session with its `line_items` and its `payment_intent`, as far as they are there. */
export const checkoutOf = (session: Stripe.Checkout.Session): Checkout => ({
  id: session.id,
  url: session.url,
  expiresAt: dateOf(session.expires_at),
  createdAt: dateOf(session.created),
  customerId: idOf(session.customer),
  mode: modeOf(session),
  state: checkoutState(session),
  priceId: session.line_items?.data[0]?.price?.id ?? null,
  offerName: offerNameOf(session.metadata),
  paymentIntentId: idOf(session.payment_intent),
  invoiceId: idOf(session.invoice),
  subscriptionId: idOf(session.subscription),
  amountSubtotalCents: session.amount_subtotal ?? 0,
  amountTotalCents: session.amount_total ?? 0,
  currency: session.currency ?? 'eur',
  buyerName: session.customer_details?.name ?? null,
  hasRequestedImmediateStart: hasRequested(session.metadata),
})

function modeOf({ mode }: Stripe.Checkout.Session) {
  if (mode === 'payment') return 'payment'
  return mode === 'subscription' ? 'subscription' : 'setup'
}

/** A complete session is unpaid while the bank thinks, and stays so when it says no. */
function checkoutState({ status, payment_status, payment_intent }: Stripe.Checkout.Session) {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  if (payment_status !== 'unpaid') return 'paid'
  const payment = typeof payment_intent === 'object' ? payment_intent?.status : undefined
  return payment === 'requires_payment_method' || payment === 'canceled' ? 'failed' : 'pending'
}

const periodReasons: readonly unknown[] = ['subscription_create', 'subscription_cycle']

export function invoiceOf(invoice: Stripe.Invoice, paymentIntentId: string | null): Invoice {
  const { subscription_details: details } = invoice.parent ?? {}
  const [line] = invoice.lines.data
  const price = line?.pricing?.price_details?.price
  return {
    id: invoice.id ?? '',
    createdAt: dateOf(invoice.created),
    customerId: idOf(invoice.customer),
    subscriptionId: idOf(details?.subscription),
    priceId: idOf(price),
    offerName: offerNameOf(details?.metadata),
    paymentIntentId,
    isForPeriod: periodReasons.includes(invoice.billing_reason),
    isFirst: invoice.billing_reason === 'subscription_create',
    period: line
      ? {
          startsAt: dateOf(line.period.start).toISOString(),
          endsAt: dateOf(line.period.end).toISOString(),
        }
      : null,
    buyerName: invoice.customer_name,
    state: invoiceState(invoice),
    amountSubtotalCents: invoice.subtotal,
    amountTotalCents: invoice.total,
    currency: invoice.currency,
    hasRequestedImmediateStart: hasRequested(details?.metadata),
  }
}

function invoiceState({ status, attempted }: Stripe.Invoice) {
  if (status === 'paid') return 'paid'
  if (status === 'void' || status === 'uncollectible') return 'failed'
  return status === 'open' && attempted ? 'failed' : 'open'
}

export function subscriptionOf(subscription: Stripe.Subscription): ProvidedSubscription {
  const [item] = subscription.items.data
  const method = subscription.default_payment_method
  const card = typeof method === 'object' ? method?.card : undefined
  return {
    id: subscription.id,
    customerId: idOf(subscription.customer) ?? '',
    priceId: item?.price.id ?? '',
    offerName: offerNameOf(subscription.metadata),
    status: subscription.status,
    currentPeriodStartSeconds: item?.current_period_start ?? null,
    currentPeriodEndSeconds: item?.current_period_end ?? null,
    // The portal of the service writes a date in the place of the flag.
    cancelsAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    paymentMethodBrand: card?.brand ?? null,
    paymentMethodLast4: card?.last4 ?? null,
    hasRequestedImmediateStart: hasRequested(subscription.metadata),
  }
}

export function refundOf(charge: Stripe.Charge): RefundedPayment | undefined {
  const paymentIntentId = idOf(charge.payment_intent)
  return paymentIntentId ? { paymentIntentId, refundedCents: charge.amount_refunded } : undefined
}

/** While the bank has the money; an inquiry takes none, and what was won came back. */
const withdrawnStatuses: readonly unknown[] = [
  'needs_response',
  'under_review',
  'lost',
  'appeal_needs_response',
  'appeal_under_review',
]

export function moneyOf(charge: Stripe.Charge, disputes: readonly Stripe.Dispute[]): PaymentMoney {
  const held = disputes.filter(({ status }) => withdrawnStatuses.includes(status))
  return {
    totalCents: charge.amount,
    refundedCents: charge.amount_refunded,
    heldCents: held.reduce((sum, { amount }) => sum + amount, 0),
    isContested: held.some(({ status }) => status !== 'lost'),
  }
}

export function disputeOf(dispute: Stripe.Dispute): DisputedPayment | undefined {
  const paymentIntentId = idOf(dispute.payment_intent)
  if (!paymentIntentId) return undefined
  const withdrawnCents = withdrawnStatuses.includes(dispute.status) ? dispute.amount : 0
  return { id: dispute.id, paymentIntentId, withdrawnCents }
}
