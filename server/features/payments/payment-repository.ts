import { and, count, eq, isNull, ne, sql } from 'drizzle-orm'
import type { InvoiceContent } from '../../../domain/billing/invoice'
import { issueCreditNote } from '../../invoices/issue-credit-note'
import { type Buyer, type Invoicing, issueInvoice } from '../../invoices/issue-invoice'
import type { Database, Transaction } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import {
  stripeCustomers,
  stripeDisputes,
  stripeEvents,
  stripeOrders,
} from '../../platform/database/tables/money-tables'
import type { PaymentEvent } from './payment-provider'
import { createSubscriptionRepository } from './subscription-repository'

export type NewOrder = Omit<
  typeof stripeOrders.$inferInsert,
  | 'refundedCents'
  | 'disputedCents'
  | 'promisedCents'
  | 'contestedBeforeCents'
  | 'minutesNotReturned'
  | 'status'
>

export type KnownOrder = typeof stripeOrders.$inferSelect
export type KeptEvent = PaymentEvent & { processedAt: Date | null }

export type PaymentRepository = ReturnType<typeof createPaymentRepository>

/** The next round takes the others. */
const forgottenAtOnce = 100

/** Customers, orders, subscriptions and notices. */
export const createPaymentRepository = (database: Database, invoicing: Invoicing) => ({
  ...createSubscriptionRepository(database),

  transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    database.transaction(work),

  async findCustomer(userId: string): Promise<string | undefined> {
    const [row] = await database
      .select({ customerId: stripeCustomers.customerId })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.userId, userId))
    return row?.customerId
  },

  /** Of two at once the first stays. */
  async keepCustomer(userId: string, customerId: string) {
    await database.insert(stripeCustomers).values({ userId, customerId }).onConflictDoNothing()
  },

  /** undefined: no customer of ours. `userId` is null once the account was erased. */
  async findOwner(customerId: string, within: Database | Transaction = database) {
    const [row] = await within
      .select({ userId: stripeCustomers.userId, email: user.email, name: user.name })
      .from(stripeCustomers)
      .leftJoin(user, eq(user.id, stripeCustomers.userId))
      .where(eq(stripeCustomers.customerId, customerId))
    return row
  },

  /** Whose account is gone, and whom the payment service still knows. */
  async listCustomersToForget() {
    const rows = await database
      .select({ customerId: stripeCustomers.customerId })
      .from(stripeCustomers)
      .where(and(isNull(stripeCustomers.userId), isNull(stripeCustomers.forgottenAt)))
      .limit(forgottenAtOnce)
    return rows.map(({ customerId }) => customerId)
  },

  async markForgotten(customerId: string) {
    await database
      .update(stripeCustomers)
      .set({ forgottenAt: sql`now()` })
      .where(eq(stripeCustomers.customerId, customerId))
  },

  async readPerson(userId: string) {
    const [row] = await database
      .select({ email: user.email, name: user.name })
      .from(user)
      .where(eq(user.id, userId))
    return row
  },

  async countOrders(customerId: string) {
    const [row] = await database
      .select({ count: count() })
      .from(stripeOrders)
      .where(eq(stripeOrders.customerId, customerId))
    return row?.count ?? 0
  },

  /**
   * Writes an order, or how it went on; answers it as it stands, locked, and whether that is new.
   * What is paid stays paid, whatever comes late.
   */
  async writeOrder(
    transaction: Transaction,
    order: NewOrder,
  ): Promise<{ order: KnownOrder; hasChanged: boolean } | undefined> {
    const { id, ...facts } = order
    const status = order.paymentStatus === 'paid' ? 'completed' : order.paymentStatus
    const [written] = await transaction
      .insert(stripeOrders)
      .values({ id, ...facts, status })
      .onConflictDoUpdate({
        target: stripeOrders.id,
        set: { paymentStatus: order.paymentStatus, status, paymentIntentId: order.paymentIntentId },
        setWhere: ne(stripeOrders.paymentStatus, 'paid'),
      })
      .returning()
    if (written) return { order: written, hasChanged: true }
    const [known] = await transaction.select().from(stripeOrders).where(eq(stripeOrders.id, id))
    return known && { order: known, hasChanged: false }
  },

  /** Of an order that was just written as paid; once. */
  issueInvoice: (
    transaction: Transaction,
    order: KnownOrder,
    sale: { buyer: Buyer; period: InvoiceContent['period'] },
  ) => issueInvoice(transaction, invoicing, order, sale),

  /** The first bill of a subscription came of a visit to the payment page. */
  async nameCheckout(transaction: Transaction, invoiceId: string, checkoutSessionId: string) {
    await transaction
      .update(stripeOrders)
      .set({ checkoutSessionId })
      .where(and(eq(stripeOrders.invoiceId, invoiceId), isNull(stripeOrders.checkoutSessionId)))
  },

  async readOrder(id: string) {
    const [row] = await database.select().from(stripeOrders).where(eq(stripeOrders.id, id))
    return row
  },

  /** Kept from others until the transaction has ended. */
  async lockOrderOfPayment(transaction: Transaction, paymentIntentId: string) {
    const [row] = await transaction
      .select()
      .from(stripeOrders)
      .where(eq(stripeOrders.paymentIntentId, paymentIntentId))
      .for('update')
    return row
  },

  async lockOrder(transaction: Transaction, id: string) {
    const [row] = await transaction
      .select()
      .from(stripeOrders)
      .where(eq(stripeOrders.id, id))
      .for('update')
    return row
  },

  /** What shall be given back of an order beyond what was: its row is locked by this transaction. */
  async promise(transaction: Transaction, orderId: string, cents: number) {
    await transaction
      .update(stripeOrders)
      .set({
        promisedCents: sql`${stripeOrders.refundedCents} + ${cents}::int`,
        contestedBeforeCents: stripeOrders.disputedCents,
      })
      .where(eq(stripeOrders.id, orderId))
  },

  /** Writes how much of an order was given back in all, and issues the credit note for it; answers its number. */
  async writeRefund(
    transaction: Transaction,
    orderId: string,
    refund: { refundedCents: number; minutesNotReturned: number },
  ) {
    await transaction.update(stripeOrders).set(refund).where(eq(stripeOrders.id, orderId))
    return issueCreditNote(transaction, invoicing, orderId, refund.refundedCents)
  },

  async readDispute(transaction: Transaction, id: string) {
    const [row] = await transaction.select().from(stripeDisputes).where(eq(stripeDisputes.id, id))
    return row
  },

  /** Its order is locked already, so that nobody else writes it. */
  async writeDispute(
    transaction: Transaction,
    dispute: typeof stripeDisputes.$inferInsert,
    order: { disputedCents: number; minutesNotReturned: number },
  ) {
    const { id, ...facts } = dispute
    await transaction
      .insert(stripeDisputes)
      .values(dispute)
      .onConflictDoUpdate({ target: stripeDisputes.id, set: facts })
    await transaction.update(stripeOrders).set(order).where(eq(stripeOrders.id, dispute.orderId))
  },

  /** Before any effect; the first of several stays, and is answered. */
  async keepEvent({ id, type, objectId }: PaymentEvent): Promise<KeptEvent> {
    const [kept] = await database
      .insert(stripeEvents)
      .values({ id, type, objectId })
      .onConflictDoUpdate({ target: stripeEvents.id, set: { id } })
      .returning()
    if (!kept) throw new Error('A notice was not kept')
    return kept
  },

  async readEvent(id: string) {
    const [row] = await database.select().from(stripeEvents).where(eq(stripeEvents.id, id))
    return row
  },

  async finishEvent(id: string) {
    await database
      .update(stripeEvents)
      .set({ processedAt: sql`now()` })
      .where(and(eq(stripeEvents.id, id), isNull(stripeEvents.processedAt)))
  },
})
