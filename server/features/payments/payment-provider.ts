import type { OfferKey } from '../../../domain/offers'

type Amounts = { amountSubtotalCents: number; amountTotalCents: number; currency: string }

/** One visit to the payment page, as it stands. */
export type Checkout = Amounts & {
  id: string
  /** Where to pay; null once it is over. */
  url: string | null
  expiresAt: Date
  createdAt: Date
  customerId: string | null
  mode: 'payment' | 'subscription' | 'setup'
  /** `pending`: the bank has not answered. `failed`: it refused, for good. */
  state: 'open' | 'expired' | 'pending' | 'failed' | 'paid'
  priceId: string | null
  /** Which offer it was ordered as; its price may have changed since. */
  offerName: string | null
  paymentIntentId: string | null
  invoiceId: string | null
  subscriptionId: string | null
  /** As the payment page was told. */
  buyerName: string | null
  hasRequestedImmediateStart: boolean
}

/** The bill of one period of a subscription. */
export type Invoice = Amounts & {
  id: string
  createdAt: Date
  customerId: string | null
  subscriptionId: string | null
  priceId: string | null
  offerName: string | null
  paymentIntentId: string | null
  /** False for what is billed beside the periods, as a change of price in the middle of one. */
  isForPeriod: boolean
  /** The one that began the subscription. */
  isFirst: boolean
  /** Of its first line; ISO 8601. */
  period: { startsAt: string; endsAt: string } | null
  buyerName: string | null
  state: 'open' | 'failed' | 'paid'
  hasRequestedImmediateStart: boolean
}

export type ProvidedSubscription = {
  id: string
  customerId: string
  priceId: string
  offerName: string | null
  status: string
  /** Epoch seconds, of the first item. */
  currentPeriodStartSeconds: number | null
  currentPeriodEndSeconds: number | null
  cancelsAtPeriodEnd: boolean
  paymentMethodBrand: string | null
  paymentMethodLast4: string | null
  hasRequestedImmediateStart: boolean
}

/** Money to give back. Two orders with one key are one refund, however far apart they come. */
export type RefundOrder = { paymentIntentId: string; cents: number; idempotencyKey: string }

/** What became of such an order. `refused`: a bank has or had the money, and the service keeps out. */
export type RefundAnswer = 'given' | 'refused'

/** Where the money of a payment is. */
export type PaymentMoney = {
  totalCents: number
  refundedCents: number
  /** What banks hold of it. */
  heldCents: number
  /** A bank has not decided yet: nothing can be given back meanwhile. */
  isContested: boolean
}

/** How much of a payment was given back, in all. */
export type RefundedPayment = { paymentIntentId: string; refundedCents: number }

/** What a bank keeps of a payment that its customer contests: nothing before, nothing once it is won. */
export type DisputedPayment = { id: string; paymentIntentId: string; withdrawnCents: number }

export type CheckoutOrder = {
  customerId: string
  priceId: string
  mode: 'payment' | 'subscription'
  offerKey: OfferKey
  successUrl: string
  cancelUrl: string
  hasRequestedImmediateStart: boolean
  /** Two requests with one key make one session. */
  idempotencyKey: string
}

/** The pages of one mode, but one of them. */
export type ClosedCheckouts = { mode: CheckoutOrder['mode']; except: string }

/**
 * What the product asks of the payment service. Everything that cannot be answered throws
 * PAYMENT_UNAVAILABLE; what does not exist is undefined.
 */
export type PaymentProvider = {
  createCustomer(person: { userId: string; email: string; name: string }): Promise<string>
  /** With address, name and cards; payments and bills stay. One that is gone already is no fault. */
  deleteCustomer(customerId: string): Promise<void>
  createCheckout(order: CheckoutOrder): Promise<Checkout>
  readCheckout(id: string): Promise<Checkout | undefined>
  /** Nobody can pay any more on a page that was opened for this customer: on any, or on `which`. */
  closeCheckouts(customerId: string, which?: ClosedCheckouts): Promise<void>
  readInvoice(id: string): Promise<Invoice | undefined>
  readSubscription(id: string): Promise<ProvidedSubscription | undefined>
  readRefund(chargeId: string): Promise<RefundedPayment | undefined>
  readDispute(id: string): Promise<DisputedPayment | undefined>
  /** What a payment paid for. */
  findOrigin(paymentIntentId: string): Promise<{ checkoutId?: string; invoiceId?: string }>
  /** Names of what was made since then, newest first. */
  listCheckouts(since: Date): AsyncIterable<string>
  listInvoices(since: Date): AsyncIterable<string>
  setCancellation(subscriptionId: string, isEnding: boolean): Promise<void>
  readMoney(paymentIntentId: string): Promise<PaymentMoney | undefined>
  /** Nothing more is given back of a payment that was given back whole. */
  refund(order: RefundOrder): Promise<RefundAnswer>
  /** At once: nothing is billed any more. One that has ended already is no fault. */
  endSubscription(subscriptionId: string): Promise<void>
  /** The address where somebody changes how they pay. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** What happened, of a signed notice; undefined when the signature is not right. */
  readEvent(body: Buffer, signature: string): PaymentEvent | undefined
}

export type PaymentEvent = { id: string; type: string; objectId: string }
