import { and, desc, eq } from 'drizzle-orm'
import type { InvoiceContent } from '../../domain/billing/invoice'
import type { Operator } from '../../domain/billing/operator'
import { offers, readOfferKey } from '../../domain/offers'
import type { Transaction } from '../platform/database/open-database'
import { invoices } from '../platform/database/tables/invoice-tables'
import type { stripeOrders } from '../platform/database/tables/money-tables'
import { takeNumber } from './take-number'

export type Invoicing = {
  now(): Date
  /** Who sells. */
  operator: Operator
  /** What is paid with test cards is worth nothing, and its documents say so. */
  isDemonstration: boolean
}

export type Buyer = InvoiceContent['buyer']

type InvoicedOrder = Pick<
  typeof stripeOrders.$inferSelect,
  'id' | 'offerKey' | 'minutes' | 'amountTotalCents' | 'currency' | 'createdAt'
>

export type IssuedInvoice = Pick<typeof invoices.$inferSelect, 'number' | 'issuedAt' | 'content'>

/**
 * Issues the invoice of a paid order, once: again it answers the one that there is. The order's row
 * must be locked by this transaction.
 */
export async function issueInvoice(
  transaction: Transaction,
  { now, operator, isDemonstration }: Invoicing,
  order: InvoicedOrder,
  { buyer, period }: { buyer: Buyer; period: InvoiceContent['period'] },
): Promise<IssuedInvoice> {
  const known = await findInvoice(transaction, order.id)
  if (known) return known
  const { companyName, legalForm, capitalEuros, registrationCity } = operator
  const { registrationNumber, postalAddress, contactEmail, vat } = operator
  const content: InvoiceContent = {
    seller: {
      companyName,
      legalForm,
      capitalEuros,
      registrationCity,
      registrationNumber,
      postalAddress,
      contactEmail,
      vat,
    },
    buyer,
    orderId: order.id,
    orderedAt: order.createdAt.toISOString(),
    offerName: nameOf(order.offerKey),
    minutes: order.minutes,
    period,
    totalCents: order.amountTotalCents,
    currency: order.currency,
    corrects: null,
    isDemonstration,
  }
  const issuedAt = now()
  const number = await takeNumber(transaction, 'invoice', issuedAt)
  await transaction
    .insert(invoices)
    .values({ number, kind: 'invoice', orderId: order.id, refundedCents: 0, issuedAt, content })
  return { number, issuedAt, content }
}

function nameOf(stored: string | null) {
  const offerKey = readOfferKey(stored)
  return offerKey ? offers[offerKey].name : 'Minutes de conversation'
}

async function findInvoice(transaction: Transaction, orderId: string) {
  const [row] = await transaction
    .select({ number: invoices.number, issuedAt: invoices.issuedAt, content: invoices.content })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
  return row
}

/** Of an order, how many cents its credit notes give back so far. */
export async function creditedCents(transaction: Transaction, orderId: string) {
  const [row] = await transaction
    .select({ refundedCents: invoices.refundedCents })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(desc(invoices.refundedCents))
    .limit(1)
  return row?.refundedCents ?? 0
}
