import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database'
import { invoices } from '../../platform/database/tables/invoice-tables'
import { stripeOrders } from '../../platform/database/tables/money-tables'

export type NewOrder = Omit<
  typeof stripeOrders.$inferInsert,
  | 'refundedCents'
  | 'disputedCents'
  | 'reservedRefundCents'
  | 'disputedKeptIfWonCents'
  | 'unrecoveredMinutes'
  | 'status'
>

export type StoredOrder = typeof stripeOrders.$inferSelect

/** Orders: one row for each pack or top-up that is bought, and for each invoice of a subscription. */
export const createOrderRepository = (database: Database) => ({
  async read(id: string) {
    const [row] = await database.select().from(stripeOrders).where(eq(stripeOrders.id, id))
    return row
  },

  async count(customerId: string) {
    const [row] = await database
      .select({ count: count() })
      .from(stripeOrders)
      .where(eq(stripeOrders.customerId, customerId))
    return row?.count ?? 0
  },

  /** Locks an order until the transaction ends, and returns it. */
  async lock(transaction: Transaction, id: string) {
    const [row] = await transaction
      .select()
      .from(stripeOrders)
      .where(eq(stripeOrders.id, id))
      .for('update')
    return row
  },

  /** Locks the order of a payment until the transaction ends, and returns it. */
  async lockByPayment(transaction: Transaction, paymentIntentId: string) {
    const [row] = await transaction
      .select()
      .from(stripeOrders)
      .where(eq(stripeOrders.paymentIntentId, paymentIntentId))
      .for('update')
    return row
  },

  /**
   * Inserts an order, or updates its status and the id of its payment unless it is already paid.
   * Returns the stored order, locked until the transaction ends; `hasChanged` is false if it was
   * already paid.
   */
  async write(
    transaction: Transaction,
    order: NewOrder,
  ): Promise<{ order: StoredOrder; hasChanged: boolean } | undefined> {
    const { id, ...values } = order
    // Serialises the writes of one order. Two concurrent inserts could otherwise violate the unique
    // constraint of checkout_session_id or invoice_id, which `on conflict (id)` does not handle.
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`)
    const status = order.paymentStatus === 'paid' ? 'completed' : order.paymentStatus
    const [row] = await transaction
      .insert(stripeOrders)
      .values({ id, ...values, status })
      .onConflictDoUpdate({
        target: stripeOrders.id,
        set: { paymentStatus: order.paymentStatus, status, paymentIntentId: order.paymentIntentId },
        setWhere: ne(stripeOrders.paymentStatus, 'paid'),
      })
      .returning()
    if (row) return { order: row, hasChanged: true }
    const [existingOrder] = await transaction
      .select()
      .from(stripeOrders)
      .where(eq(stripeOrders.id, id))
    return existingOrder && { order: existingOrder, hasChanged: false }
  },

  /**
   * Returns when a subscription was first paid, and whether an immediate start was requested for
   * it; undefined before its first paid order.
   */
  async readSubscriptionStart(transaction: Transaction, subscriptionId: string) {
    const rows = await transaction
      .select({
        paidAt: invoices.issuedAt,
        hasRequestedImmediateStart: stripeOrders.hasRequestedImmediateStart,
      })
      .from(stripeOrders)
      .innerJoin(invoices, and(eq(invoices.orderId, stripeOrders.id), eq(invoices.kind, 'invoice')))
      .where(eq(stripeOrders.subscriptionId, subscriptionId))
      .orderBy(asc(invoices.issuedAt))
    const [firstOrder] = rows
    return (
      firstOrder && {
        paidAt: firstOrder.paidAt,
        hasRequestedImmediateStart: rows.some((row) => row.hasRequestedImmediateStart),
      }
    )
  },

  /**
   * Stores the request to use the minutes of orders before the end of the withdrawal period. The
   * orders must be locked by this transaction.
   */
  async storeImmediateStartRequest(transaction: Transaction, orderIds: readonly string[]) {
    await transaction
      .update(stripeOrders)
      .set({ hasRequestedImmediateStart: true })
      .where(inArray(stripeOrders.id, [...orderIds]))
  },

  /** Stores the checkout session that led to the first invoice of a subscription. */
  async linkCheckoutSession(
    transaction: Transaction,
    invoiceId: string,
    checkoutSessionId: string,
  ) {
    await transaction
      .update(stripeOrders)
      .set({ checkoutSessionId })
      .where(and(eq(stripeOrders.invoiceId, invoiceId), isNull(stripeOrders.checkoutSessionId)))
  },

  /**
   * Reserves a refund in addition to what was refunded before. `disputedRefundCents` is refunded
   * only if we win the order's disputes. The order must be locked by this transaction.
   */
  async reserveRefund(
    transaction: Transaction,
    orderId: string,
    { refundCents, disputedRefundCents }: { refundCents: number; disputedRefundCents: number },
  ) {
    await transaction
      .update(stripeOrders)
      .set({
        reservedRefundCents: sql`${stripeOrders.refundedCents} + ${refundCents + disputedRefundCents}::int`,
        // Excludes the disputed part of this refund: it is in reservedRefundCents, and is due if we
        // win.
        disputedKeptIfWonCents: sql`${stripeOrders.disputedCents} - ${disputedRefundCents}::int`,
      })
      .where(eq(stripeOrders.id, orderId))
  },

  /**
   * Stores the refunded total and the unrecovered minutes. The order must be locked by this
   * transaction.
   */
  async writeRefund(
    transaction: Transaction,
    orderId: string,
    refund: { refundedCents: number; unrecoveredMinutes: number },
  ) {
    await transaction.update(stripeOrders).set(refund).where(eq(stripeOrders.id, orderId))
  },
})
