import { eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database/open-database'
import { user } from '../platform/database/tables/auth-tables'
import { invoices } from '../platform/database/tables/invoice-tables'
import { stripeCustomers, stripeOrders } from '../platform/database/tables/money-tables'
import { creditedCents, type Invoicing, issueInvoice } from './issue-invoice'
import { takeNumber } from './take-number'

/**
 * Issues what corrects an order's invoice, for what was given back since the last time;
 * `refundedCents` is how much in all. Answers its number; nothing new given back: nothing is issued. The order's row must
 * be locked by this transaction.
 */
export async function issueCreditNote(
  transaction: Transaction,
  invoicing: Invoicing,
  orderId: string,
  refundedCents: number,
): Promise<string | undefined> {
  const [row] = await transaction
    .select({ order: stripeOrders, name: user.name, email: user.email })
    .from(stripeOrders)
    .leftJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeOrders.customerId))
    .leftJoin(user, eq(user.id, stripeCustomers.userId))
    .where(eq(stripeOrders.id, orderId))
  if (!row) return undefined
  const totalCents = refundedCents - (await creditedCents(transaction, orderId))
  if (totalCents <= 0) return undefined
  // An order that was paid before there were invoices has its own now: there is one to correct.
  const invoice = await issueInvoice(transaction, invoicing, row.order, {
    buyer: { name: row.name, email: row.email },
    period: null,
  })
  const issuedAt = invoicing.now()
  const number = await takeNumber(transaction, 'credit_note', issuedAt)
  const content = {
    ...invoice.content,
    totalCents,
    corrects: {
      number: invoice.number,
      issuedAt: invoice.issuedAt.toISOString(),
      totalCents: invoice.content.totalCents,
    },
  }
  await transaction
    .insert(invoices)
    .values({ number, kind: 'credit_note', orderId, refundedCents, issuedAt, content })
  return number
}
