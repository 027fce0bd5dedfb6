import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { minutesOfRefund } from '../../../domain/billing/minutes-of-refund'
import { goneCents } from '../../../domain/billing/money-gone'
import type { Database, Transaction } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import { withdrawalLines, withdrawals } from '../../platform/database/tables/declaration-tables'
import { stripeCustomers, stripeOrders } from '../../platform/database/tables/money-tables'
import { minuteLedger, userProfiles } from '../../platform/database/tables/profile-tables'
import type { PaidOrder } from './contracts-of'

export type Withdrawal = typeof withdrawals.$inferSelect
export type StoredLine = typeof withdrawalLines.$inferSelect

export type WithdrawalRepository = ReturnType<typeof createWithdrawalRepository>

/** Contracts that were left, and what can be: never anybody else's. */
export const createWithdrawalRepository = (database: Database) => ({
  transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    database.transaction(work),

  /** What was paid for and credited; a transaction keeps the orders from others until it ends. */
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
        promisedCents: stripeOrders.promisedCents,
        contestedBeforeCents: stripeOrders.contestedBeforeCents,
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
      // What a bank holds is as good as given back: nobody is paid twice.
      const gone = goneCents(order)
      return {
        ...order,
        creditedAt: credit.createdAt,
        leftMinutes: order.minutes - minutesOfRefund(order, gone),
        leftCents: Math.max(0, order.amountTotalCents - gone),
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

  async hasLiveCall(userId: string, within: Database | Transaction = database) {
    const { rows } = await within.execute(sql`
      select from calls where user_id = ${userId}
        and state in ('reserved', 'live', 'suspended', 'closing') limit 1`)
    return rows.length > 0
  },

  async readBalance(userId: string) {
    const [row] = await database
      .select({ minutesLeft: userProfiles.minutesLeft })
      .from(userProfiles)
      .where(eq(userProfiles.id, userId))
    return row?.minutesLeft ?? 0
  },

  async readSubscriptionId(transaction: Transaction, orderId: string) {
    const [row] = await transaction
      .select({ subscriptionId: stripeOrders.subscriptionId })
      .from(stripeOrders)
      .where(eq(stripeOrders.id, orderId))
    return row?.subscriptionId ?? null
  },

  async readReader(transaction: Transaction, userId: string) {
    const [row] = await transaction
      .select({ email: user.email, name: user.name })
      .from(user)
      .where(eq(user.id, userId))
    return row
  },

  /** Whoever declares twice has declared once: the first stays, and is answered. */
  async declare(
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

  /** Kept from others until the transaction ends; 0 for an account that is gone. */
  async lockBalance(transaction: Transaction, userId: string) {
    const [row] = await transaction
      .select({ minutesLeft: userProfiles.minutesLeft })
      .from(userProfiles)
      .where(eq(userProfiles.id, userId))
      .for('update')
    return row?.minutesLeft ?? 0
  },

  async settle(transaction: Transaction, id: string, lines: Omit<StoredLine, 'refundedAt'>[]) {
    if (lines.length > 0) await transaction.insert(withdrawalLines).values(lines)
    await transaction
      .update(withdrawals)
      .set({ settledAt: sql`now()` })
      .where(eq(withdrawals.id, id))
  },

  /** Answers whether it was not before. */
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

  /** Declared an hour ago or more, and not brought to their end. */
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
