import { sql } from 'drizzle-orm'
import { integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

const time = (name: string) => timestamp(name, { withTimezone: true })
const timeDefaultingToNow = (name: string) => time(name).notNull().default(sql`now()`)

export const withdrawals = pgTable('withdrawals', {
  id: uuid('id').primaryKey(),
  orderId: text('order_id').notNull(),
  /** null once the account has been erased. */
  userId: uuid('user_id'),
  subscriptionId: text('subscription_id'),
  statement: text('statement').notNull(),
  declaredAt: timeDefaultingToNow('declared_at'),
  /** When the minutes were taken back and the refund was reserved. */
  appliedAt: time('settled_at'),
  completedAt: time('completed_at'),
})

export const withdrawalLines = pgTable('withdrawal_lines', {
  withdrawalId: uuid('withdrawal_id').notNull(),
  orderId: text('order_id').notNull(),
  /** The minutes and cents that were neither refunded nor disputed before the withdrawal. */
  leftMinutes: integer('left_minutes').notNull(),
  leftCents: integer('left_cents').notNull(),
  /** Those of `leftMinutes` that were still on the balance; the withdrawal takes them back. */
  unusedMinutes: integer('unused_minutes').notNull(),
  refundCents: integer('refund_cents').notNull(),
  refundedAt: time('refunded_at'),
})

export const cancellations = pgTable('cancellations', {
  id: uuid('id').primaryKey(),
  userId: uuid('user_id'),
  name: text('name').notNull(),
  email: text('email').notNull(),
  reference: text('reference'),
  reason: text('reason'),
  /** When we received the notification of the cancellation. */
  notifiedAt: timeDefaultingToNow('notified_at'),
  subscriptionId: text('subscription_id'),
  effectiveAt: time('effective_at'),
  carriedOutAt: time('carried_out_at'),
})
