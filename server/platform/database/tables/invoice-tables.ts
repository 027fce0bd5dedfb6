import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { InvoiceContent, InvoiceKind } from '../../../../domain/billing/invoice'

export const invoices = pgTable('invoices', {
  number: text('number').primaryKey(),
  kind: text('kind').$type<InvoiceKind>().notNull(),
  orderId: text('order_id').notNull(),
  /**
   * The total that had been refunded for the order when a credit note was issued; 0 for an invoice.
   */
  refundedCents: integer('refunded_cents').notNull(),
  issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
  content: jsonb('content').$type<InvoiceContent>().notNull(),
})

export const renewalReminders = pgTable('renewal_reminders', {
  subscriptionId: text('subscription_id').notNull(),
  occasion: text('occasion').notNull(),
})
