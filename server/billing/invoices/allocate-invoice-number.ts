import { sql } from 'drizzle-orm'
import {
  formatInvoiceNumber,
  getInvoiceYear,
  type InvoiceKind,
} from '../../../domain/billing/invoice'
import type { Transaction } from '../../platform/database/open-database'

/**
 * Allocates the next number of a series. The counter's row stays locked until the transaction ends,
 * and a rollback frees the number, so that a series has no gaps. Call this at the end of a
 * transaction, because other invoices of the series wait for the counter.
 */
export async function allocateInvoiceNumber(
  transaction: Transaction,
  kind: InvoiceKind,
  issuedAt: Date,
) {
  const year = getInvoiceYear(issuedAt)
  const { rows } = await transaction.execute<{ last_number: number }>(sql`
    insert into invoice_counters (kind, year, last_number) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last_number = invoice_counters.last_number + 1
    returning last_number`)
  const [row] = rows
  if (!row) throw new Error('The invoice counter returned no number')
  return formatInvoiceNumber(kind, year, row.last_number)
}
