import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/open-database'
import { stripeDisputes, stripeOrders } from '../../platform/database/tables/money-tables'

/** Disputes as last read from the payment provider; always used inside a transaction. */
export const disputeRepository = {
  async read(transaction: Transaction, id: string) {
    const [row] = await transaction.select().from(stripeDisputes).where(eq(stripeDisputes.id, id))
    return row
  },

  /** Stores a dispute and its effect on the order, which must be locked by this transaction. */
  async write(
    transaction: Transaction,
    dispute: typeof stripeDisputes.$inferInsert,
    order: { disputedCents: number; unrecoveredMinutes: number },
  ) {
    const { id, ...values } = dispute
    await transaction
      .insert(stripeDisputes)
      .values(dispute)
      .onConflictDoUpdate({ target: stripeDisputes.id, set: values })
    await transaction.update(stripeOrders).set(order).where(eq(stripeOrders.id, dispute.orderId))
  },
}
