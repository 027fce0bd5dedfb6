import { sql } from 'drizzle-orm'
import { type InvoiceKind, invoiceNumber, invoiceYear } from '../../domain/billing/invoice'
import type { Transaction } from '../platform/database/open-database'

/**
 * The next number of a series. The row of the counter stays taken until the transaction has ended:
 * one that fails gives its number back, so that there are no gaps. Take it as late as you can.
 */
export async function takeNumber(transaction: Transaction, kind: InvoiceKind, issuedAt: Date) {
  const year = invoiceYear(issuedAt)
  const { rows } = await transaction.execute<{ last_number: number }>(sql`
    insert into invoice_counters (kind, year, last_number) values (${kind}, ${year}, 1)
    on conflict (kind, year) do update set last_number = invoice_counters.last_number + 1
    returning last_number`)
  const [row] = rows
  if (!row) throw new Error('The counter of invoices gave no number')
  return invoiceNumber(kind, year, row.last_number)
}
