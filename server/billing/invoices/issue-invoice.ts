import { and, eq } from 'drizzle-orm'
import type { InvoiceContent } from '../../../domain/billing/invoice'
import { offers, readOfferKey } from '../../../domain/offers'
import type { Transaction } from '../../platform/database/open-database'
import { invoices } from '../../platform/database/tables/invoice-tables'
import type { stripeOrders } from '../../platform/database/tables/money-tables'
import type { BillingDeps } from '../billing-deps'
import { allocateInvoiceNumber } from './allocate-invoice-number'

export type InvoiceDeps = Pick<BillingDeps, 'now' | 'operator' | 'isDemonstration'>

export type InvoicedOrder = Pick<
  typeof stripeOrders.$inferSelect,
  'id' | 'offerKey' | 'minutes' | 'amountTotalCents' | 'currency' | 'createdAt'
>

type InvoiceDetails = Pick<InvoiceContent, 'buyer' | 'period'>

type IssuedInvoice = Pick<typeof invoices.$inferSelect, 'number' | 'issuedAt' | 'content'>

/**
 * Issues the invoice of a paid order, or returns the existing one. The order's row must be locked
 * by this transaction.
 */
export async function issueInvoice(
  { now, operator, isDemonstration }: InvoiceDeps,
  transaction: Transaction,
  order: InvoicedOrder,
  { buyer, period }: InvoiceDetails,
): Promise<IssuedInvoice> {
  const existingInvoice = await findInvoice(transaction, order.id)
  if (existingInvoice) return existingInvoice
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
    offerName: getOfferName(order.offerKey),
    minutes: order.minutes,
    period,
    totalCents: order.amountTotalCents,
    currency: order.currency,
    corrects: null,
    isDemonstration,
  }
  const issuedAt = now()
  const number = await allocateInvoiceNumber(transaction, 'invoice', issuedAt)
  await transaction
    .insert(invoices)
    .values({ number, kind: 'invoice', orderId: order.id, refundedCents: 0, issuedAt, content })
  return { number, issuedAt, content }
}

function getOfferName(storedOfferKey: string | null) {
  const offerKey = readOfferKey(storedOfferKey)
  return offerKey ? offers[offerKey].name : 'Minutes de conversation'
}

async function findInvoice(transaction: Transaction, orderId: string) {
  const [row] = await transaction
    .select({ number: invoices.number, issuedAt: invoices.issuedAt, content: invoices.content })
    .from(invoices)
    .where(and(eq(invoices.orderId, orderId), eq(invoices.kind, 'invoice')))
  return row
}
