import type { OfferKey } from '../../domain/offers'
import { ApplicationError } from '../platform/application-error'

type Amounts = { amountSubtotalCents: number; amountTotalCents: number; currency: string }

/** Current state of a checkout session. */
export type Checkout = Amounts & {
  id: string
  /** URL of the payment page; null once the session is complete or expired. */
  url: string | null
  expiresAt: Date
  createdAt: Date
  customerId: string | null
  mode: 'payment' | 'subscription' | 'setup'
  /** `pending`: the bank has not answered. `failed`: the bank refused, which is final. */
  state: 'open' | 'expired' | 'pending' | 'failed' | 'paid'
  priceId: string | null
  /** Offer key stored when the checkout was created; the offer's price may have changed since. */
  orderedOfferKey: string | null
  paymentIntentId: string | null
  invoiceId: string | null
  subscriptionId: string | null
  /** As entered on the payment page. */
  buyerName: string | null
  hasRequestedImmediateStart: boolean
}

/** The provider's invoice for a subscription. */
export type ProviderInvoice = Amounts & {
  id: string
  createdAt: Date
  customerId: string | null
  subscriptionId: string | null
  priceId: string | null
  orderedOfferKey: string | null
  paymentIntentId: string | null
  /** False for invoices between periods, for example after a change of price. */
  isForPeriod: boolean
  /** Whether this is the first invoice of the subscription. */
  isFirst: boolean
  /** Period of the invoice's first line; ISO 8601. */
  period: { startsAt: string; endsAt: string } | null
  buyerName: string | null
  state: 'open' | 'failed' | 'paid'
  hasRequestedImmediateStart: boolean
}

export type ProviderSubscription = {
  id: string
  customerId: string
  priceId: string
  /** What a period costs; null when the price is not a fixed amount. */
  priceCents: number | null
  orderedOfferKey: string | null
  status: string
  /** Unix time; taken from the first item of the subscription. */
  currentPeriodStartSeconds: number | null
  currentPeriodEndSeconds: number | null
  isCancelledAtPeriodEnd: boolean
  paymentMethodBrand: string | null
  paymentMethodLast4: string | null
  hasRequestedImmediateStart: boolean
}

/** Requests with the same key make one refund, no matter how much time is between them. */
export type RefundRequest = { paymentIntentId: string; cents: number; idempotencyKey: string }

/** `refused`: the payment is or was disputed, and the provider does not refund it. */
export type RefundResult = 'refunded' | 'refused'

/** The amount of a payment, what was refunded of it, and what the buyer's bank took back. */
export type PaymentAmounts = {
  totalCents: number
  refundedCents: number
  /** Taken back by the buyer's bank in disputes. */
  disputedCents: number
  /** Whether the bank has yet to decide a dispute; until then the provider refunds nothing. */
  hasOpenDispute: boolean
}

/** A payment with the total that was refunded for it. */
export type RefundedPayment = { paymentIntentId: string; refundedCents: number }

/**
 * A dispute of a payment. `withdrawnCents`: what the bank has taken back; 0 before it does so, and
 * again once we have won the dispute.
 */
export type PaymentDispute = { id: string; paymentIntentId: string; withdrawnCents: number }

export type NewCheckout = {
  customerId: string
  priceId: string
  mode: 'payment' | 'subscription'
  offerKey: OfferKey
  successUrl: string
  cancelUrl: string
  hasRequestedImmediateStart: boolean
  /** Two requests with the same key create one session. */
  idempotencyKey: string
}

/** Selects the open sessions of one mode, except the session `exceptId`. */
export type CheckoutFilter = { mode: NewCheckout['mode']; exceptId: string }

export type WebhookEvent = { id: string; type: string; objectId: string }

/** Thrown when a request to the payment provider gets no response, or an error response. */
export class PaymentUnavailableError extends ApplicationError {
  constructor(cause: unknown) {
    super('PAYMENT_UNAVAILABLE', { cause })
  }
}

/**
 * The port between billing and a payment provider (providers/stripe). Read methods return undefined
 * for an object that does not exist. Every method that sends a request throws
 * PaymentUnavailableError when that request fails.
 */
export type PaymentProvider = {
  /** Returns the id of the new customer. */
  createCustomer(user: { userId: string; email: string; name: string }): Promise<string>
  /**
   * Deletes a customer with their address, name and cards; payments and invoices stay. Does nothing
   * for a customer that is already deleted.
   */
  deleteCustomer(customerId: string): Promise<void>
  createCheckout(checkout: NewCheckout): Promise<Checkout>
  readCheckout(id: string): Promise<Checkout | undefined>
  /** Expires the open checkout sessions of a customer: all of them, or those that match `filter`. */
  expireCheckouts(customerId: string, filter?: CheckoutFilter): Promise<void>
  readInvoice(id: string): Promise<ProviderInvoice | undefined>
  readSubscription(id: string): Promise<ProviderSubscription | undefined>
  /** Returns the payment that a charge belongs to, with the total of its refunds. */
  readRefundedPayment(chargeId: string): Promise<RefundedPayment | undefined>
  readDispute(id: string): Promise<PaymentDispute | undefined>
  /** Returns the id of the checkout session or of the invoice that a payment belongs to, if any. */
  findCheckoutOrInvoice(
    paymentIntentId: string,
  ): Promise<{ checkoutId?: string; invoiceId?: string }>
  /** Lists the ids of the sessions created since the given time, newest first. */
  listCheckouts(since: Date): AsyncIterable<string>
  /** Lists the ids of the invoices created since the given time, newest first. */
  listInvoices(since: Date): AsyncIterable<string>
  /**
   * Cancels the subscription at the end of its period; lets it renew again if `shouldCancel` is
   * false.
   */
  setCancelAtPeriodEnd(subscriptionId: string, options: { shouldCancel: boolean }): Promise<void>
  readPaymentAmounts(paymentIntentId: string): Promise<PaymentAmounts | undefined>
  /** Returns `refunded` also for a payment that is already refunded in full. */
  refund(request: RefundRequest): Promise<RefundResult>
  /** Ends billing at once. Does nothing for a subscription that has already ended. */
  cancelSubscriptionNow(subscriptionId: string): Promise<void>
  /** Returns the URL of a page where the customer manages their payment methods. */
  createPortalSession(customerId: string, returnUrl: string): Promise<string>
  /** Returns the event of a signed webhook request; undefined when the signature is invalid. */
  verifyEvent(body: Buffer, signature: string): WebhookEvent | undefined
}
