import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { invoices } from '../../platform/database/tables/invoice-tables'
import { stripeCustomers, stripeOrders } from '../../platform/database/tables/money-tables'
import type { StoredInvoice } from './invoice-document'

const columns = {
  number: invoices.number,
  issuedAt: invoices.issuedAt,
  content: invoices.content,
}

/** Reads invoices and credit notes as they were issued. */
export const createInvoiceRepository = (database: Database) => ({
  async findInvoice(number: string): Promise<StoredInvoice | undefined> {
    const [row] = await database.select(columns).from(invoices).where(eq(invoices.number, number))
    return row
  },

  /** Returns undefined also for another user's invoice. */
  async findOwnInvoice(userId: string, number: string): Promise<StoredInvoice | undefined> {
    const [row] = await database
      .select(columns)
      .from(invoices)
      .innerJoin(stripeOrders, eq(stripeOrders.id, invoices.orderId))
      .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeOrders.customerId))
      .where(and(eq(invoices.number, number), eq(stripeCustomers.userId, userId)))
    return row
  },
})
