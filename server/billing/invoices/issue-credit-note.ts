import { desc, eq } from 'drizzle-orm'
import type { InvoiceContent } from '../../../domain/billing/invoice'
import type { Transaction } from '../../platform/database/open-database'
import { invoices } from '../../platform/database/tables/invoice-tables'
import { allocateInvoiceNumber } from './allocate-invoice-number'
import { type InvoiceDeps, type InvoicedOrder, issueInvoice } from './issue-invoice'

type Refund = {
  /** Total refunded for the order so far. */
  refundedCents: number
  buyer: InvoiceContent['buyer']
}

/**
 * Issues a credit note for the refunds of an order since its last credit note. Returns the new
 * credit note's number; undefined when there was no refund since the last one. The order's row must
 * be locked by this transaction.
 */
export async function issueCreditNote(
  deps: InvoiceDeps,
  transaction: Transaction,
  order: InvoicedOrder,
  { refundedCents, buyer }: Refund,
): Promise<string | undefined> {
  const totalCents = refundedCents - (await readCreditedCents(transaction, order.id))
  if (totalCents <= 0) return undefined
  // An order older than the invoices table gets its invoice here, so that there is one to correct.
  const invoice = await issueInvoice(deps, transaction, order, { buyer, period: null })
  const issuedAt = deps.now()
  const number = await allocateInvoiceNumber(transaction, 'credit_note', issuedAt)
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
    .values({ number, kind: 'credit_note', orderId: order.id, refundedCents, issuedAt, content })
  return number
}

/**
 * Returns the amount that the order's credit notes cover so far, in cents. Each credit note stores
 * the total refunded until then, so the largest total counts.
 */
async function readCreditedCents(transaction: Transaction, orderId: string) {
  const [row] = await transaction
    .select({ refundedCents: invoices.refundedCents })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.refundedCents))
    .limit(1)
  return row?.refundedCents ?? 0
}
