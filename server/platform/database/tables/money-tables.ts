import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  integer,
  pgTable,
  pgView,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
const timeDefaultingToNow = (name: string) => time(name).notNull().default(sql`now()`)

export const stripeCustomers = pgTable('stripe_customers', {
  customerId: text('customer_id').primaryKey(),
  /** null once the account has been erased. */
  userId: uuid('user_id'),
  /** When the customer was deleted at the payment provider; null before that. */
  forgottenAt: time('forgotten_at'),
  createdAt: timeDefaultingToNow('created_at'),
})

export const stripeSubscriptions = pgTable('stripe_subscriptions', {
  subscriptionId: text('subscription_id').primaryKey(),
  customerId: text('customer_id').notNull(),
  priceId: text('price_id').notNull(),
  offerKey: text('offer_key'),
  status: text('status').notNull(),
  currentPeriodStartSeconds: bigint('current_period_start', { mode: 'number' }),
  currentPeriodEndSeconds: bigint('current_period_end', { mode: 'number' }),
  isCancelledAtPeriodEnd: boolean('cancel_at_period_end').notNull().default(false),
  paymentMethodBrand: text('payment_method_brand'),
  paymentMethodLast4: text('payment_method_last4'),
  hasRequestedImmediateStart: boolean('has_requested_immediate_start').notNull().default(false),
  /** When this state was read from the payment provider; an older state never replaces it. */
  readAt: time('read_at').notNull(),
  createdAt: timeDefaultingToNow('created_at'),
  updatedAt: timeDefaultingToNow('updated_at'),
})

export const stripeOrders = pgTable('stripe_orders', {
  id: text('id').primaryKey(),
  checkoutSessionId: text('checkout_session_id'),
  invoiceId: text('invoice_id'),
  paymentIntentId: text('payment_intent_id'),
  subscriptionId: text('subscription_id'),
  customerId: text('customer_id').notNull(),
  offerKey: text('offer_key'),
  minutes: integer('minutes').notNull().default(0),
  amountSubtotalCents: integer('amount_subtotal').notNull(),
  amountTotalCents: integer('amount_total').notNull(),
  currency: text('currency').notNull(),
  paymentStatus: text('payment_status').notNull(),
  /** `completed` once the order is paid; the payment status until then. */
  status: text('status').notNull(),
  hasRequestedImmediateStart: boolean('has_requested_immediate_start').notNull().default(false),
  refundedCents: integer('refunded_cents').notNull().default(0),
  disputedCents: integer('disputed_cents').notNull().default(0),
  /** This and the next column: see OrderMoney in domain/billing/order-money.ts. */
  reservedRefundCents: integer('promised_cents').notNull().default(0),
  disputedKeptIfWonCents: integer('contested_before_cents').notNull().default(0),
  /** Minutes of refunds and disputes that could not be taken back, because they had been used. */
  unrecoveredMinutes: integer('minutes_not_returned').notNull().default(0),
  createdAt: timeDefaultingToNow('created_at'),
})

export const stripeDisputes = pgTable('stripe_disputes', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  /** What the bank has taken back; unrelated to the right of withdrawal. */
  withdrawnCents: integer('withdrawn_cents').notNull().default(0),
  /** The number of times that `withdrawnCents` has changed. */
  changes: integer('changes').notNull().default(0),
  /** When this state was read from the payment provider; an older state never replaces it. */
  readAt: time('read_at').notNull(),
  createdAt: timeDefaultingToNow('created_at'),
})

export const stripeEvents = pgTable('stripe_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  objectId: text('object_id').notNull(),
  createdAt: timeDefaultingToNow('created_at'),
  processedAt: time('processed_at'),
})

/** Orders with their users. */
export const stripeUserOrders = pgView('stripe_user_orders', {
  userId: uuid('user_id'),
  orderId: text('order_id').notNull(),
  orderDate: time('order_date').notNull(),
  offerKey: text('offer_key'),
  minutes: integer('minutes').notNull(),
  amountTotalCents: integer('amount_total').notNull(),
  paymentStatus: text('payment_status').notNull(),
}).existing()
