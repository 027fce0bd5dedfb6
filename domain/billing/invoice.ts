import { parisDayOf } from '../formatting/paris-time'
import type { Operator } from './operator'

/** Invoices and credit notes are numbered apart: F for « facture », A for « avoir ». */
export type InvoiceKind = 'invoice' | 'credit_note'

const series: Record<InvoiceKind, string> = { invoice: 'F', credit_note: 'A' }

/** « F2026-000012 » */
export const invoiceNumber = (kind: InvoiceKind, year: number, position: number) =>
  `${series[kind]}${year}-${String(position).padStart(6, '0')}`

export const invoiceNumberPattern = /^[FA]\d{4}-\d{6,}$/

/** The year whose series a document of this moment belongs to. */
export const invoiceYear = (time: Date) => Number(parisDayOf(time).slice(0, 'YYYY'.length))

type Period = { startsAt: string; endsAt: string }

/**
 * What an issued document says, for good (Code général des impôts, annexe II, article 242 nonies A).
 * Seller and buyer are copied as they were on that day. Amounts are cents, times ISO 8601.
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
  /** What was sold, as it was called. */
  offerName: string
  minutes: number
  /** Of a subscription. */
  period: Period | null
  /** Taxes included; of a credit note what was given back. */
  totalCents: number
  currency: string
  /** What a credit note corrects; null on an invoice. */
  corrects: { number: string; issuedAt: string; totalCents: number } | null
  /** Paid with a test card: worth nothing, and the document says so. */
  isDemonstration: boolean
}

/** The two parts of an amount that includes tax; together they are the amount. */
export function splitVat(totalCents: number, ratePercent: number) {
  const exclusiveCents = Math.round((totalCents * 100) / (100 + ratePercent))
  return { exclusiveCents, vatCents: totalCents - exclusiveCents }
}
