import type { InvoiceContent } from '../../../domain/billing/invoice'
import { type OfferKey, offers } from '../../../domain/offers'
import type { Transaction } from '../../platform/database/open-database'
import type { BillingDeps } from '../billing-deps'
import type { CustomerOwner } from '../customers/customer-repository'
import { type InvoiceDeps, issueInvoice } from '../invoices/issue-invoice'
import { recordLedgerEntry } from '../ledger/record-ledger-entry'
import type { NewOrder } from './order-repository'
import { purchaseMail } from './purchase-mail'
import { renewalInvoiceMail } from './renewal-invoice-mail'
import { secondSubscriptionMail } from './second-subscription-mail'

export type Sale = NewOrder & {
  createdAt: Date
  /** Ledger reason; with the order's id it makes sure that minutes are credited once. */
  reason: 'purchase' | 'subscription'
  offerKey: OfferKey
  buyerName: string | null
  period: InvoiceContent['period']
  isRenewal: boolean
}

type Deps = InvoiceDeps &
  Pick<BillingDeps, 'customers' | 'jobs' | 'orders' | 'origin' | 'subscriptions'>

/**
 * Writes an order. When it is paid, credits its minutes, issues its invoice and sends the
 * confirmation e-mail, each once. An order of an erased account, or of a second subscription beside
 * an active one, is not credited but refunded in full by a job.
 */
export async function completeOrder(
  deps: Deps,
  transaction: Transaction,
  owner: CustomerOwner,
  sale: Sale,
) {
  const { reason, buyerName, period, isRenewal, ...order } = sale
  const isSecond = await isSecondSubscription(deps, transaction, sale)
  const written = await deps.orders.write(transaction, order)
  if (order.paymentStatus !== 'paid' || !written) return
  const { minutes = 0 } = order
  const isRejected =
    written.hasChanged && order.amountTotalCents > 0 && (owner.userId === null || isSecond)
  if (isRejected) await rejectOrder(deps, transaction, order)
  const isAccepted = !isRejected && written.order.reservedRefundCents === 0
  const isCredited =
    isAccepted &&
    owner.userId !== null &&
    minutes > 0 &&
    (await creditMinutes(transaction, owner.userId, { minutes, reason, reference: order.id }))
  const invoice = await issueInvoice(deps, transaction, written.order, {
    buyer: { name: buyerName ?? owner.name, email: owner.email },
    period,
  })
  if (!owner.email || !(isCredited || isRejected)) return
  const purchase = {
    orderId: order.id,
    invoiceNumber: invoice.number,
    offer: offers[order.offerKey],
    minutes,
    amountTotalCents: order.amountTotalCents,
    orderedAt: order.createdAt,
    creditedAt: invoice.issuedAt,
    period,
    hasRequestedImmediateStart: order.hasRequestedImmediateStart ?? false,
  }
  const composeMail = isRejected
    ? secondSubscriptionMail
    : isRenewal
      ? renewalInvoiceMail
      : purchaseMail
  const mail = composeMail(owner.email, deps.origin, purchase)
  await deps.jobs.enqueue(transaction, 'send-receipt', mail)
}

/** Whether a subscription begins while another one is billed: both were paid in two tabs. */
async function isSecondSubscription(
  { customers, subscriptions }: Deps,
  transaction: Transaction,
  { customerId, subscriptionId, isRenewal, paymentStatus }: Sale,
) {
  if (!subscriptionId || isRenewal || paymentStatus !== 'paid') return false
  await customers.lockCustomer(transaction, customerId)
  return subscriptions.hasOtherPaidSubscription(transaction, { customerId, subscriptionId })
}

/**
 * Reserves the refund of the whole price. Nothing was credited, so there is nothing to take back.
 */
async function rejectOrder(
  { jobs, orders }: Deps,
  transaction: Transaction,
  { id, amountTotalCents }: Pick<NewOrder, 'id' | 'amountTotalCents'>,
) {
  await orders.reserveRefund(transaction, id, amountTotalCents)
  await jobs.enqueue(transaction, 'give-back-order', { orderId: id })
}

/** Returns false when the minutes were credited before. */
async function creditMinutes(
  transaction: Transaction,
  userId: string,
  entry: { minutes: number; reason: 'purchase' | 'subscription'; reference: string },
) {
  const { isNew } = await recordLedgerEntry(transaction, { userId, actor: 'system', ...entry })
  return isNew
}
