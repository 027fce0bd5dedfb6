import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { computeReturnedCents } from '../../../domain/billing/order-money'
import { computeRefundedMinutes } from '../../../domain/billing/refunded-minutes'
import type { Database, Transaction } from '../../platform/database/open-database'
import { withdrawalLines, withdrawals } from '../../platform/database/tables/declaration-tables'
import { stripeCustomers, stripeOrders } from '../../platform/database/tables/money-tables'
import { minuteLedger } from '../../platform/database/tables/profile-tables'
import { findLiveCallId } from '../../users/find-live-call'
import type { PaidOrder } from './group-contracts'

export type Withdrawal = typeof withdrawals.$inferSelect
export type StoredLine = typeof withdrawalLines.$inferSelect

/** Declared withdrawals, and the orders that a user can withdraw from. */
export const createWithdrawalRepository = (database: Database) => ({
  /** Lists paid and credited orders. With a transaction, locks them until it ends. */
  async listPaidOrders(userId: string, transaction?: Transaction): Promise<PaidOrder[]> {
    const within = transaction ?? database
    const statement = within
      .select({
        orderId: stripeOrders.id,
        offerKey: stripeOrders.offerKey,
        orderedAt: stripeOrders.createdAt,
        subscriptionId: stripeOrders.subscriptionId,
        minutes: stripeOrders.minutes,
        amountTotalCents: stripeOrders.amountTotalCents,
        refundedCents: stripeOrders.refundedCents,
        disputedCents: stripeOrders.disputedCents,
        reservedRefundCents: stripeOrders.reservedRefundCents,
        disputedBeforeCents: stripeOrders.disputedBeforeCents,
        hasRequestedImmediateStart: stripeOrders.hasRequestedImmediateStart,
      })
      .from(stripeOrders)
      .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeOrders.customerId))
      .where(and(eq(stripeCustomers.userId, userId), eq(stripeOrders.paymentStatus, 'paid')))
      .orderBy(stripeOrders.id)
    const orders = await (transaction ? statement.for('update', { of: stripeOrders }) : statement)
    const credits = await readCredits(within, userId)
    return orders.flatMap((order) => {
      const credit = credits.find(({ reference }) => reference === order.orderId)
      if (!credit || order.amountTotalCents === 0) return []
      // Disputed money counts as returned, so that nobody is paid twice.
      const returnedCents = computeReturnedCents(order)
      return {
        ...order,
        creditedAt: credit.createdAt,
        leftMinutes: order.minutes - computeRefundedMinutes(order, returnedCents),
        leftCents: Math.max(0, order.amountTotalCents - returnedCents),
      }
    })
  },

  listWithdrawals: (userId: string): Promise<Withdrawal[]> =>
    database.select().from(withdrawals).where(eq(withdrawals.userId, userId)),

  listLines: (withdrawalIds: readonly string[]): Promise<StoredLine[]> =>
    database
      .select()
      .from(withdrawalLines)
      .where(inArray(withdrawalLines.withdrawalId, [...withdrawalIds]))
      .orderBy(withdrawalLines.orderId),

  hasLiveCall: async (userId: string, within: Database | Transaction = database) =>
    (await findLiveCallId(within, userId)) !== undefined,

  async readSubscriptionId(transaction: Transaction, orderId: string) {
    const [row] = await transaction
      .select({ subscriptionId: stripeOrders.subscriptionId })
      .from(stripeOrders)
      .where(eq(stripeOrders.id, orderId))
    return row?.subscriptionId ?? null
  },

  /** Stores a declaration and returns it; undefined when the contract has one already. */
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

  /** Locks a declaration until the transaction ends. */
  async lock(transaction: Transaction, id: string) {
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

  /** Stores what the withdrawal refunds, and marks it as applied. */
  async storeLines(transaction: Transaction, id: string, lines: Omit<StoredLine, 'refundedAt'>[]) {
    if (lines.length > 0) await transaction.insert(withdrawalLines).values(lines)
    await transaction
      .update(withdrawals)
      .set({ settledAt: sql`now()` })
      .where(eq(withdrawals.id, id))
  },

  /** Returns false when the line was marked before. */
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

  /** Lists declarations that are at least an hour old and not completed. */
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

const readCredits = (within: Database | Transaction, userId: string) =>
  within
    .select({ reference: minuteLedger.reference, createdAt: minuteLedger.createdAt })
    .from(minuteLedger)
    .where(
      and(
        eq(minuteLedger.userId, userId),
        inArray(minuteLedger.reason, ['purchase', 'subscription']),
      ),
    )
