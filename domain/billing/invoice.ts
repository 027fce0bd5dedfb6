import { toParisDay } from '../formatting/paris-time'
import type { Operator } from './operator'

/** Invoices and credit notes have separate number series: F ("facture") and A ("avoir"). */
export type InvoiceKind = 'invoice' | 'credit_note'

const seriesLetters: Record<InvoiceKind, string> = { invoice: 'F', credit_note: 'A' }

/** Formats an invoice number such as "F2026-000012". */
export const formatInvoiceNumber = (kind: InvoiceKind, year: number, position: number) =>
  `${seriesLetters[kind]}${year}-${String(position).padStart(6, '0')}`

export const invoiceNumberPattern = /^[FA]\d{4}-\d{6,}$/

/** Returns the year of the number series for a document issued at this time: the year in Paris. */
export const getInvoiceYear = (time: Date) => Number(toParisDay(time).slice(0, 'YYYY'.length))

type Period = { startsAt: string; endsAt: string }

/**
 * Content of an issued document, which never changes (French tax code, annex II, article 242 nonies
 * A). Seller and buyer are copied as they were when it was issued. Amounts are in cents, times in
 * ISO 8601.
 */
export type InvoiceContent = {
  seller: Pick<
    Operator,
    | 'companyName'
    | 'legalForm'
    | 'capitalEuros'
    | 'registrationCity'
    | 'registrationNumber'
    | 'postalAddress'
    | 'contactEmail'
    | 'vat'
  >
  buyer: { name: string | null; email: string | null }
  orderId: string
  orderedAt: string
  /** Name of the offer at the time of the sale. */
  offerName: string
  minutes: number
  /** Billed period of a subscription; null for a pack. */
  period: Period | null
  /** Tax included; on a credit note, the refunded amount. */
  totalCents: number
  currency: string
  /** The invoice that a credit note corrects; null on an invoice. */
  corrects: { number: string; issuedAt: string; totalCents: number } | null
  /** Whether the order was paid with a test card; the document then says that it has no value. */
  isDemonstration: boolean
}

/** Splits an amount that includes VAT; both parts always add up to the amount. */
export function splitVat(totalCents: number, ratePercent: number) {
  const netCents = Math.round((totalCents * 100) / (100 + ratePercent))
  return { netCents, vatCents: totalCents - netCents }
}
