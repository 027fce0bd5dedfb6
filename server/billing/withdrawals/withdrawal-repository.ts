import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { computeReturnedCents } from '../../../domain/billing/order-money'
import { computeRefundedMinutes } from '../../../domain/billing/refunded-minutes'
import type { Database, Transaction } from '../../platform/database/open-database'
import { withdrawalLines, withdrawals } from '../../platform/database/tables/declaration-tables'
import { invoices } from '../../platform/database/tables/invoice-tables'
import { stripeCustomers, stripeOrders } from '../../platform/database/tables/money-tables'
import { minuteLedger } from '../../platform/database/tables/profile-tables'
import { findLiveCallId } from '../../users/find-live-call'
import { lockAccount } from '../../users/lock-account'
import type { PaidOrder } from './group-purchases'

export type Withdrawal = typeof withdrawals.$inferSelect
export type StoredLine = typeof withdrawalLines.$inferSelect

/** Reads and stores declared withdrawals; reads the paid orders of users. */
export const createWithdrawalRepository = (database: Database) => ({
  /**
   * Lists a user's paid orders, except orders of 0 € and orders whose minutes are neither credited
   * nor waiting.
   */
  async listPaidOrders(userId: string): Promise<PaidOrder[]> {
    return describePaidOrders(database, userId, await selectPaidOrders(database, userId))
  },

  /** Like `listPaidOrders`, but locks all paid orders of the user until the transaction ends. */
  async lockPaidOrders(transaction: Transaction, userId: string): Promise<PaidOrder[]> {
    const orders = await selectPaidOrders(transaction, userId).for('update', { of: stripeOrders })
    return describePaidOrders(transaction, userId, orders)
  },

  listWithdrawals: (userId: string): Promise<Withdrawal[]> =>
    database.select().from(withdrawals).where(eq(withdrawals.userId, userId)),

  listLines: (withdrawalIds: readonly string[]): Promise<StoredLine[]> =>
    database
      .select()
      .from(withdrawalLines)
      .where(inArray(withdrawalLines.withdrawalId, [...withdrawalIds]))
      .orderBy(withdrawalLines.orderId),

  hasLiveCall: async (userId: string, connection: Database | Transaction = database) =>
    (await findLiveCallId(connection, userId)) !== undefined,

  async isDeclared(transaction: Transaction, orderId: string) {
    const rows = await transaction
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(eq(withdrawals.orderId, orderId))
    return rows.length > 0
  },

  /** Lists the ids of the users who have orders with waiting minutes. */
  async listUserIdsWithWaitingMinutes() {
    const { rows } = await database.execute<{ user_id: string }>(sql`
      select distinct customers.user_id
      from stripe_orders orders
      join stripe_customers customers using (customer_id)
      join invoices on invoices.order_id = orders.id and invoices.kind = 'invoice'
      where customers.user_id is not null and orders.payment_status = 'paid' and orders.minutes > 0
        and not orders.has_requested_immediate_start and orders.refunded_cents < orders.amount_total
        and not exists (
          select from minute_ledger entry
          where entry.reason in ('purchase', 'subscription') and entry.reference = orders.id)`)
    return rows.map((row) => row.user_id)
  },

  async readSubscriptionId(transaction: Transaction, orderId: string) {
    const [row] = await transaction
      .select({ subscriptionId: stripeOrders.subscriptionId })
      .from(stripeOrders)
      .where(eq(stripeOrders.id, orderId))
    return row?.subscriptionId ?? null
  },

  /**
   * Stores a declaration and returns it; undefined when the purchase was already withdrawn from.
   */
  async store(
    transaction: Transaction,
    declaration: Pick<Withdrawal, 'id' | 'orderId' | 'userId' | 'subscriptionId' | 'statement'>,
  ) {
    const [row] = await transaction
      .insert(withdrawals)
      .values(declaration)
      .onConflictDoNothing()
      .returning()
    return row
  },

  /**
   * Locks a declaration and its user's account until the transaction ends, and returns the
   * declaration; undefined when there is none or the account was erased.
   */
  async lock(transaction: Transaction, id: string) {
    const [declaration] = await transaction
      .select({ userId: withdrawals.userId })
      .from(withdrawals)
      .where(eq(withdrawals.id, id))
    const userId = declaration?.userId
    if (!userId || !(await lockAccount(transaction, userId))) return undefined
    const [row] = await transaction
      .select()
      .from(withdrawals)
      .where(eq(withdrawals.id, id))
      .for('update')
    return row
  },

  async read(id: string) {
    const [row] = await database.select().from(withdrawals).where(eq(withdrawals.id, id))
    return row
  },

  /** Stores what the withdrawal refunds, and when its refunds were reserved (`appliedAt`). */
  async storeLines(transaction: Transaction, id: string, lines: Omit<StoredLine, 'refundedAt'>[]) {
    if (lines.length > 0) await transaction.insert(withdrawalLines).values(lines)
    await transaction
      .update(withdrawals)
      .set({ appliedAt: sql`now()` })
      .where(eq(withdrawals.id, id))
  },

  /** Marks a line as refunded; returns false when it was marked before. */
  async markRefunded(transaction: Transaction, { withdrawalId, orderId }: StoredLine) {
    const rows = await transaction
      .update(withdrawalLines)
      .set({ refundedAt: sql`now()` })
      .where(
        and(
          eq(withdrawalLines.withdrawalId, withdrawalId),
          eq(withdrawalLines.orderId, orderId),
          isNull(withdrawalLines.refundedAt),
        ),
      )
      .returning({ orderId: withdrawalLines.orderId })
    return rows.length > 0
  },

  async markCompleted(id: string) {
    await database
      .update(withdrawals)
      .set({ completedAt: sql`now()` })
      .where(and(eq(withdrawals.id, id), isNull(withdrawals.completedAt)))
  },

  /** Lists the ids of the withdrawals that are at least an hour old and not completed. */
  async listUnfinished() {
    const rows = await database
      .select({ id: withdrawals.id })
      .from(withdrawals)
      .where(
        and(
          isNull(withdrawals.completedAt),
          sql`${withdrawals.declaredAt} < now() - interval '1 hour'`,
        ),
      )
    return rows.map(({ id }) => id)
  },
})

const selectPaidOrders = (connection: Database | Transaction, userId: string) =>
  connection
    .select({
      orderId: stripeOrders.id,
      offerKey: stripeOrders.offerKey,
      orderedAt: stripeOrders.createdAt,
      subscriptionId: stripeOrders.subscriptionId,
      invoiceId: stripeOrders.invoiceId,
      minutes: stripeOrders.minutes,
      amountTotalCents: stripeOrders.amountTotalCents,
      refundedCents: stripeOrders.refundedCents,
      disputedCents: stripeOrders.disputedCents,
      reservedRefundCents: stripeOrders.reservedRefundCents,
      disputedKeptIfWonCents: stripeOrders.disputedKeptIfWonCents,
      unrecoveredMinutes: stripeOrders.unrecoveredMinutes,
      hasRequestedImmediateStart: stripeOrders.hasRequestedImmediateStart,
    })
    .from(stripeOrders)
    .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeOrders.customerId))
    .where(and(eq(stripeCustomers.userId, userId), eq(stripeOrders.paymentStatus, 'paid')))
    .orderBy(stripeOrders.id)

/**
 * Adds to each paid order when it was paid, and what can still be refunded. Leaves out orders of 0 €
 * and orders whose minutes are neither credited nor waiting.
 */
async function describePaidOrders(
  connection: Database | Transaction,
  userId: string,
  orders: Awaited<ReturnType<typeof selectPaidOrders>>,
): Promise<PaidOrder[]> {
  const creditTimes = await readCreditTimes(connection, userId)
  const invoiceTimes = await readInvoiceTimes(connection, userId)
  return orders.flatMap(({ invoiceId, ...order }) => {
    const creditedAt = creditTimes.get(order.orderId)
    const paidAt = findPaymentTime(creditedAt, invoiceTimes.get(order.orderId))
    const isWaiting = !creditedAt && !order.hasRequestedImmediateStart && order.minutes > 0
    if (!paidAt || order.amountTotalCents === 0 || !(creditedAt || isWaiting)) return []
    // Disputed money counts as returned, so that nobody is paid twice.
    const returnedCents = computeReturnedCents(order)
    const leftMinutes = order.minutes - computeRefundedMinutes(order, returnedCents)
    const leftCents = Math.max(0, order.amountTotalCents - returnedCents)
    return {
      ...order,
      paidAt,
      isWaiting,
      creditReason: invoiceId === null ? ('purchase' as const) : ('subscription' as const),
      leftMinutes,
      leftCents,
      disputed: computeDisputedShare(order, { leftMinutes, leftCents }),
    }
  })
}

type OrderAmounts = Parameters<typeof computeReturnedCents>[0] &
  Parameters<typeof computeRefundedMinutes>[0] & { unrecoveredMinutes: number }

/**
 * Returns the cents and minutes of an order that count as returned only because of its disputes.
 * `unusedMinutes`: the minutes among them that could be taken back, because they had not been used.
 */
function computeDisputedShare(
  order: OrderAmounts,
  { leftMinutes, leftCents }: Pick<PaidOrder, 'leftMinutes' | 'leftCents'>,
): PaidOrder['disputed'] {
  const orderWithoutDisputes = { ...order, disputedCents: 0 }
  const returnedWithoutDisputesCents = computeReturnedCents(orderWithoutDisputes)
  const minutes =
    order.minutes - computeRefundedMinutes(order, returnedWithoutDisputesCents) - leftMinutes
  return {
    cents: Math.max(0, order.amountTotalCents - returnedWithoutDisputesCents) - leftCents,
    minutes,
    unusedMinutes: Math.max(0, minutes - order.unrecoveredMinutes),
  }
}

/** Returns when the user's orders were credited, by order id. */
async function readCreditTimes(connection: Database | Transaction, userId: string) {
  const rows = await connection
    .select({ orderId: minuteLedger.reference, createdAt: minuteLedger.createdAt })
    .from(minuteLedger)
    .where(
      and(
        eq(minuteLedger.userId, userId),
        inArray(minuteLedger.reason, ['purchase', 'subscription']),
      ),
    )
  return new Map(rows.map(({ orderId, createdAt }) => [orderId, createdAt]))
}

/** Returns when the invoices of the user's orders were issued, by order id. */
async function readInvoiceTimes(connection: Database | Transaction, userId: string) {
  const rows = await connection
    .select({ orderId: invoices.orderId, issuedAt: invoices.issuedAt })
    .from(invoices)
    .innerJoin(stripeOrders, eq(stripeOrders.id, invoices.orderId))
    .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeOrders.customerId))
    .where(and(eq(stripeCustomers.userId, userId), eq(invoices.kind, 'invoice')))
  return new Map(rows.map(({ orderId, issuedAt }) => [orderId, issuedAt]))
}

/**
 * Returns when an order was paid: the earlier of the times at which its minutes were credited and
 * its invoice was issued. Waiting minutes are credited after the invoice; an order older than the
 * invoices table gets its invoice after the credit.
 */
function findPaymentTime(creditedAt: Date | undefined, invoicedAt: Date | undefined) {
  if (creditedAt && invoicedAt) return creditedAt < invoicedAt ? creditedAt : invoicedAt
  return creditedAt ?? invoicedAt
}
