import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { pageSize } from '../../../contract/admin/paged-list'
import type { OrderFilter } from '../../../domain/admin/order-list'
import type { Database } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import { withdrawalLines, withdrawals } from '../../platform/database/tables/declaration-tables'
import { invoices } from '../../platform/database/tables/invoice-tables'
import {
  stripeCustomers,
  stripeDisputes,
  stripeOrders,
} from '../../platform/database/tables/money-tables'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import { translateDatabaseErrors } from '../../platform/database/translate-database-errors'

export type AdminOrderRepository = ReturnType<typeof createAdminOrderRepository>

/** Every status other than paid and pending counts as failed (domain/billing/payment-status.ts). */
const conditions: Record<OrderFilter, SQL | undefined> = {
  all: undefined,
  paid: eq(stripeOrders.paymentStatus, 'paid'),
  pending: eq(stripeOrders.paymentStatus, 'pending'),
  failed: sql`${stripeOrders.paymentStatus} not in ('paid', 'pending')`,
}

const newestFirst = [desc(stripeOrders.createdAt), desc(stripeOrders.id)]
const oldestFirst = [asc(stripeOrders.createdAt), asc(stripeOrders.id)]

/** The last order of a page of the export: the next page begins after it. */
export type ExportCursor = { createdAtText: string; id: string }

/** Reads the orders of all users for administrators. */
export const createAdminOrderRepository = (database: Database) => ({
  /** Returns a page of the orders, newest first, and the number of all orders with the status. */
  async list({ status, page }: { status: OrderFilter; page: number }) {
    return translateDatabaseErrors('administration', readPage())

    async function readPage() {
      const where = conditions[status]
      const total = await database.$count(stripeOrders, where)
      const skippedCount = (page - 1) * pageSize
      const size = Math.min(pageSize, total - skippedCount)
      if (size <= 0) return { rows: [], total }
      // Pages of the second half are read in reverse order, so that no query skips more than half
      // of the rows.
      const isInSecondHalf = skippedCount > total / 2
      // Selects only ids, so that an index-only scan skips the earlier pages without fetching rows.
      const pageIds = database
        .select({ id: stripeOrders.id })
        .from(stripeOrders)
        .where(where)
        .orderBy(...(isInSecondHalf ? oldestFirst : newestFirst))
        .limit(size)
        .offset(isInSecondHalf ? total - skippedCount - size : skippedCount)
      const rows = await database
        .select()
        .from(stripeOrders)
        .where(inArray(stripeOrders.id, pageIds))
        .orderBy(...newestFirst)
      return { rows, total }
    }
  },

  async find(id: string) {
    const [row] = await database.select().from(stripeOrders).where(eq(stripeOrders.id, id))
    return row
  },

  /** Returns the user id of each customer; null for an erased account. */
  listCustomers: async (customerIds: readonly string[]) =>
    await database
      .select({ customerId: stripeCustomers.customerId, userId: stripeCustomers.userId })
      .from(stripeCustomers)
      .where(inArray(stripeCustomers.customerId, [...customerIds])),

  listBuyers: async (userIds: readonly string[]) =>
    await database
      .select({ id: user.id, email: user.email, firstName: userProfiles.firstName })
      .from(user)
      .leftJoin(userProfiles, eq(userProfiles.id, user.id))
      .where(inArray(user.id, [...userIds])),

  listDocuments: (orderId: string) =>
    database
      .select({ number: invoices.number, kind: invoices.kind, issuedAt: invoices.issuedAt })
      .from(invoices)
      .where(eq(invoices.orderId, orderId))
      .orderBy(asc(invoices.issuedAt)),

  listDisputes: (orderId: string) =>
    database
      .select({
        id: stripeDisputes.id,
        createdAt: stripeDisputes.createdAt,
        withdrawnCents: stripeDisputes.withdrawnCents,
      })
      .from(stripeDisputes)
      .where(eq(stripeDisputes.orderId, orderId))
      .orderBy(asc(stripeDisputes.createdAt)),

  /**
   * Returns the withdrawal that refunds an order. `withdrawals.order_id` is the purchase's first
   * order; a renewal order appears only in `withdrawal_lines`, which are stored when the refunds
   * are reserved. Until then the withdrawal is found for the first order only, with
   * `unusedMinutes` and `refundCents` 0.
   */
  async findWithdrawal(orderId: string) {
    const [withdrawal] = await database
      .select({ declaredAt: withdrawals.declaredAt, completedAt: withdrawals.completedAt })
      .from(withdrawals)
      .where(eq(withdrawals.orderId, orderId))
    const [line] = await database
      .select({
        declaredAt: withdrawals.declaredAt,
        completedAt: withdrawals.completedAt,
        unusedMinutes: withdrawalLines.unusedMinutes,
        refundCents: withdrawalLines.refundCents,
      })
      .from(withdrawalLines)
      .innerJoin(withdrawals, eq(withdrawals.id, withdrawalLines.withdrawalId))
      .where(eq(withdrawalLines.orderId, orderId))
    return line ?? (withdrawal && { ...withdrawal, unusedMinutes: 0, refundCents: 0 })
  },

  /** Returns the orders after the cursor with their buyers' e-mail addresses, newest first. */
  listForExport: (status: OrderFilter, after: ExportCursor | null, limit: number) =>
    database
      .select({
        id: stripeOrders.id,
        // Formatting 200,000 timestamps in JavaScript would take seconds and much memory.
        parisTime: sql<string>`to_char(
          ${stripeOrders.createdAt} at time zone 'Europe/Paris', 'YYYY-MM-DD HH24:MI:SS')`,
        // Text with microseconds, which a Date cannot represent.
        createdAtText: sql<string>`${stripeOrders.createdAt}::text`,
        checkoutSessionId: stripeOrders.checkoutSessionId,
        amountTotalCents: stripeOrders.amountTotalCents,
        paymentStatus: stripeOrders.paymentStatus,
        email: user.email,
        customerId: stripeOrders.customerId,
        paymentIntentId: stripeOrders.paymentIntentId,
      })
      .from(stripeOrders)
      .leftJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeOrders.customerId))
      .leftJoin(user, eq(user.id, stripeCustomers.userId))
      .where(and(conditions[status], after ? isOlderThan(after) : undefined))
      .orderBy(...newestFirst)
      .limit(limit),
})

/** Selects the orders after the cursor: the list is newest first, so they are older. */
const isOlderThan = ({ createdAtText, id }: ExportCursor) =>
  sql`(${stripeOrders.createdAt}, ${stripeOrders.id}) < (${createdAtText}::timestamptz, ${id})`
