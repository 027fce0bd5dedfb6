import type Stripe from 'stripe'
import type { CheckoutSession } from '../objects/checkout-session'
import { createCustomer } from '../objects/customer'
import { createPaymentIntent } from '../objects/payment-intent'
import { createPaymentMethod } from '../objects/payment-method'
import type { Books } from '../state/books'
import type { AcceptedCard, Decline } from './cards'
import { expireSession } from './expire-session'
import { idOf } from './reference'
import { startSubscription } from './start-subscription'
import { refusePayment, takePayment } from './take-payment'

/** The bank of a delayed payment answers a day later. */
const delaySeconds = 86_400

type Attempt = {
  sessionId: string
  card: AcceptedCard
  /** The customer said yes to their bank (3-D Secure). */
  isConfirmed: boolean
  /** The money is announced now and comes, or not, a day later. */
  isDelayed: boolean
}

export type PaymentOutcome =
  | { state: 'paid'; session: CheckoutSession }
  /** Paid before, by another click. */
  | { state: 'closed'; session: CheckoutSession }
  | { state: 'asks'; session: CheckoutSession }
  | { state: 'declined'; session: CheckoutSession; decline: Decline }

/** One click on « Payer ». Of several at once for one session the first pays, the others find it paid. */
export async function paySession(
  books: Books,
  { sessionId, card, isConfirmed, isDelayed }: Attempt,
): Promise<PaymentOutcome | undefined> {
  const session = await books.store.findLocked('checkout.session', sessionId)
  if (!session) return undefined
  if (session.status !== 'open') return { state: 'closed', session }
  if (session.expires_at <= books.now)
    return { state: 'closed', session: await expireSession(books, session) }
  if (card.answer.kind === 'declined') {
    const { decline } = card.answer
    return { state: 'declined', session: await recordDecline(books, session, decline), decline }
  }
  if (card.answer.kind === 'asks' && !isConfirmed) return { state: 'asks', session }
  return { state: 'paid', session: await complete(books, session, { card, isDelayed }) }
}

/** The customer said no to their bank. */
export async function refuseConfirmation(books: Books, sessionId: string, decline: Decline) {
  const session = await books.store.findLocked('checkout.session', sessionId)
  return session?.status === 'open' ? recordDecline(books, session, decline) : session
}

/** A subscription has nothing to remember a refusal on before it begins. */
async function recordDecline(books: Books, session: CheckoutSession, decline: Decline) {
  if (session.mode !== 'payment') return session
  const intent = await findOrCreateIntent(books, session, customerIdOf(session))
  await refusePayment(books, { intent, decline })
  return books.store.save('checkout.session', { ...session, payment_intent: intent.id })
}

type Means = { card: AcceptedCard; isDelayed: boolean }

async function complete(books: Books, session: CheckoutSession, { card, isDelayed }: Means) {
  const { store, now } = books
  const customer = await findOrCreateCustomer(books, session, card)
  const email = customer?.email ?? session.customer_email
  const method = await store.insert(
    'payment_method',
    // A card is kept for what renews; a single payment has no more need of it.
    createPaymentMethod({
      now,
      card,
      customerId: session.mode === 'subscription' && customer ? customer.id : null,
      email,
    }),
  )
  const means = { customer, method, isDelayed }
  const result =
    session.mode === 'subscription'
      ? await subscribe(books, session, means)
      : await payOnce(books, session, means)
  const completed = await store.save('checkout.session', {
    ...session,
    ...result,
    status: 'complete',
    url: null,
    customer: customer?.id ?? null,
    customer_details: detailsOf(email, card.holder),
  })
  await books.emit('checkout.session.completed', completed)
  return completed
}

type Result = Pick<CheckoutSession, 'payment_status'> &
  Partial<Pick<CheckoutSession, 'payment_intent' | 'subscription' | 'invoice' | 'unseen'>>
type Paying = {
  customer: Stripe.Customer | undefined
  method: Stripe.PaymentMethod
  isDelayed: boolean
}

async function subscribe(books: Books, session: CheckoutSession, { customer, method }: Paying) {
  const [lineItem] = session.unseen.lineItems
  if (!customer || !lineItem) throw new Error(`${session.id} has nobody or nothing to subscribe`)
  const { subscription, invoice } = await startSubscription(books, {
    customerId: customer.id,
    method,
    lineItem,
    ...session.unseen.result,
  })
  const result: Result = {
    payment_status: 'paid',
    subscription: subscription.id,
    invoice: invoice.id,
  }
  return result
}

async function payOnce(
  books: Books,
  session: CheckoutSession,
  { customer, method, isDelayed }: Paying,
): Promise<Result> {
  const intent = await findOrCreateIntent(books, session, customer?.id ?? null)
  if (!isDelayed) {
    await takePayment(books, { intent, method })
    return { payment_status: 'paid', payment_intent: intent.id }
  }
  await books.store.save('payment_intent', {
    ...intent,
    status: 'processing',
    payment_method: method.id,
    last_payment_error: null,
  })
  return {
    payment_status: 'unpaid',
    payment_intent: intent.id,
    unseen: { ...session.unseen, settlesAt: books.now + delaySeconds },
  }
}

async function findOrCreateIntent(
  { store, now }: Books,
  session: CheckoutSession,
  customerId: string | null,
) {
  const known =
    session.payment_intent && (await store.find('payment_intent', idOf(session.payment_intent)))
  if (known) return known
  const intent = createPaymentIntent({
    now,
    amount: session.amount_total ?? 0,
    currency: session.currency ?? 'eur',
    customerId,
    ...session.unseen.result,
  })
  return store.insert('payment_intent', intent)
}

async function findOrCreateCustomer(
  { store, now }: Books,
  session: CheckoutSession,
  card: AcceptedCard,
) {
  const customerId = customerIdOf(session)
  if (customerId) return store.find('customer', customerId)
  if (session.mode === 'payment' && session.customer_creation !== 'always') return undefined
  return store.insert(
    'customer',
    createCustomer({ now, email: session.customer_email, name: card.holder }),
  )
}

const customerIdOf = ({ customer }: CheckoutSession) => customer && idOf(customer)

const detailsOf = (email: string | null, name: string) =>
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
