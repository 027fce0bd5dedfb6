import type Stripe from 'stripe'
import type { AcceptedCard, Decline } from '../cards/test-cards'
import type { CheckoutSession } from '../objects/checkout-session'
import { createCustomer } from '../objects/customer'
import { getId } from '../objects/identifier'
import { createPaymentIntent } from '../objects/payment-intent'
import { createPaymentMethod } from '../objects/payment-method'
import type { TransactionContext } from '../state/transaction-context'
import { startSubscription } from '../subscriptions/start-subscription'
import { chargePaymentIntent, declinePaymentIntent } from './charge-payment-intent'
import { expireCheckoutSession } from './expire-checkout-session'

/** A delayed payment settles a day later. */
const settlementDelaySeconds = 86_400

type Attempt = {
  sessionId: string
  card: AcceptedCard
  /** Whether the customer has confirmed the payment at their bank (3-D Secure). */
  isAuthenticated: boolean
  /** Whether the payment settles, or fails, a day later; ignored for a subscription. */
  isPaymentDelayed: boolean
}

export type PaymentOutcome =
  /** Paid, or to be settled later when the payment is delayed. */
  | { state: 'completed'; session: CheckoutSession }
  /** Already paid or expired. */
  | { state: 'closed'; session: CheckoutSession }
  | { state: 'requires-authentication'; session: CheckoutSession }
  | { state: 'declined'; session: CheckoutSession; decline: Decline }

/**
 * Attempts to pay an open session with a card. The session is locked, so that only one of several
 * concurrent attempts can succeed. Returns undefined for an unknown session.
 */
export async function payCheckoutSession(
  context: TransactionContext,
  { sessionId, card, isAuthenticated, isPaymentDelayed }: Attempt,
): Promise<PaymentOutcome | undefined> {
  const session = await context.store.findLocked('checkout.session', sessionId)
  if (!session) return undefined
  if (session.status !== 'open') return { state: 'closed', session }
  if (session.expires_at <= context.now)
    return { state: 'closed', session: await expireCheckoutSession(context, session) }
  if (card.outcome.kind === 'declined') {
    const { decline } = card.outcome
    return { state: 'declined', session: await recordDecline(context, session, decline), decline }
  }
  if (card.outcome.kind === 'requires-authentication' && !isAuthenticated)
    return { state: 'requires-authentication', session }
  return {
    state: 'completed',
    session: await completeSession(context, session, { card, isPaymentDelayed }),
  }
}

/**
 * Records that the customer refused to confirm the payment at their bank, if the session is open.
 * Returns the session; undefined when it does not exist.
 */
export async function declineAuthentication(
  context: TransactionContext,
  sessionId: string,
  decline: Decline,
) {
  const session = await context.store.findLocked('checkout.session', sessionId)
  return session?.status === 'open' ? recordDecline(context, session, decline) : session
}

/**
 * Records a declined card on the session's payment intent. A subscription session has no payment
 * intent yet, so its decline is not recorded.
 */
async function recordDecline(
  context: TransactionContext,
  session: CheckoutSession,
  decline: Decline,
) {
  if (session.mode !== 'payment') return session
  const intent = await findOrCreateIntent(context, session, getCustomerId(session))
  await declinePaymentIntent(context, { intent, decline })
  return context.store.save('checkout.session', { ...session, payment_intent: intent.id })
}

type CardPayment = { card: AcceptedCard; isPaymentDelayed: boolean }

async function completeSession(
  context: TransactionContext,
  session: CheckoutSession,
  { card, isPaymentDelayed }: CardPayment,
) {
  const { store, now } = context
  const customer = await findOrCreateCustomer(context, session, card)
  const email = customer?.email ?? session.customer_email
  const method = await store.insert(
    'payment_method',
    // The card stays attached to the customer only when a subscription will renew with it.
    createPaymentMethod({
      now,
      card,
      customerId: session.mode === 'subscription' && customer ? customer.id : null,
      email,
    }),
  )
  const payment = { customer, method, isPaymentDelayed }
  const changes =
    session.mode === 'subscription'
      ? await paySubscription(context, session, payment)
      : await payOnce(context, session, payment)
  const completedSession = await store.save('checkout.session', {
    ...session,
    ...changes,
    status: 'complete',
    url: null,
    customer: customer?.id ?? null,
    customer_details: createCustomerDetails(email, card.holder),
  })
  await context.emit('checkout.session.completed', completedSession)
  return completedSession
}

/** The fields of a session that a payment changes. */
type SessionChanges = Pick<CheckoutSession, 'payment_status'> &
  Partial<Pick<CheckoutSession, 'payment_intent' | 'subscription' | 'invoice' | 'internalState'>>
type SessionPayment = {
  customer: Stripe.Customer | undefined
  method: Stripe.PaymentMethod
  isPaymentDelayed: boolean
}

async function paySubscription(
  context: TransactionContext,
  session: CheckoutSession,
  { customer, method }: SessionPayment,
) {
  const [lineItem] = session.internalState.lineItems
  if (!customer || !lineItem) throw new Error(`${session.id} has no customer or no line item`)
  const { subscription, invoice } = await startSubscription(context, {
    customerId: customer.id,
    method,
    lineItem,
    ...session.internalState.result,
  })
  const changes: SessionChanges = {
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
  }
  return changes
}

async function payOnce(
  context: TransactionContext,
  session: CheckoutSession,
  { customer, method, isPaymentDelayed }: SessionPayment,
): Promise<SessionChanges> {
  const intent = await findOrCreateIntent(context, session, customer?.id ?? null)
  if (!isPaymentDelayed) {
    await chargePaymentIntent(context, { intent, method })
    return { payment_status: 'paid', payment_intent: intent.id }
  }
  await context.store.save('payment_intent', {
    ...intent,
    status: 'processing',
    payment_method: method.id,
    last_payment_error: null,
  })
  return {
    payment_status: 'unpaid',
    payment_intent: intent.id,
    internalState: { ...session.internalState, settlesAt: context.now + settlementDelaySeconds },
  }
}

async function findOrCreateIntent(
  { store, now }: TransactionContext,
  session: CheckoutSession,
  customerId: string | null,
) {
  const existing =
    session.payment_intent && (await store.find('payment_intent', getId(session.payment_intent)))
  if (existing) return existing
  const intent = createPaymentIntent({
    now,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'eur',
    customerId,
    ...session.internalState.result,
  })
  return store.insert('payment_intent', intent)
}

/** Returns undefined for a payment session that names no customer and need not create one. */
async function findOrCreateCustomer(
  { store, now }: TransactionContext,
  session: CheckoutSession,
  card: AcceptedCard,
) {
  const customerId = getCustomerId(session)
  if (customerId) return store.find('customer', customerId)
  if (session.mode === 'payment' && session.customer_creation !== 'always') return undefined
  return store.insert(
    'customer',
    createCustomer({ now, email: session.customer_email, name: card.holder }),
  )
}

const getCustomerId = ({ customer }: CheckoutSession) => customer && getId(customer)

const createCustomerDetails = (email: string | null, name: string) =>
  ({
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: 'none',
    tax_ids: [],
  }) satisfies Stripe.Checkout.Session.CustomerDetails
