import type { InvoiceContent } from '../../../domain/billing/invoice'
import { computeReturnedCents } from '../../../domain/billing/order-money'
import { computeRefundedMinutes } from '../../../domain/billing/refunded-minutes'
import {
  getFirstDayAfterWithdrawal,
  isWithdrawalOpen,
} from '../../../domain/billing/withdrawal-period'
import { type OfferKey, offers } from '../../../domain/offers'
import type { Transaction } from '../../platform/database/open-database'
import type { BillingDeps } from '../billing-deps'
import type { CustomerOwner } from '../customers/customer-repository'
import { type InvoiceDeps, issueInvoice } from '../invoices/issue-invoice'
import { creditOrder } from './credit-order'
import { orderConfirmationMail } from './order-confirmation-mail'
import type { NewOrder, StoredOrder } from './order-repository'
import { renewalInvoiceMail } from './renewal-invoice-mail'
import { secondSubscriptionMail } from './second-subscription-mail'

/** An order as read from the payment provider, with what its invoice and its e-mail need. */
export type OrderInput = NewOrder & {
  createdAt: Date
  /** Ledger reason. Together with the order's id it is unique, so minutes are credited once. */
  reason: 'purchase' | 'subscription'
  offerKey: OfferKey
  buyerName: string | null
  period: InvoiceContent['period']
  isRenewal: boolean
}

type Deps = InvoiceDeps &
  Pick<BillingDeps, 'customers' | 'jobs' | 'orders' | 'origin' | 'subscriptions'>

/**
 * Stores an order and its payment status. Once it is paid, credits its minutes, issues its invoice
 * and sends the confirmation e-mail, each once. If the buyer did not request an immediate start,
 * the minutes are credited when they request it or when the withdrawal period ends
 * (docs/decisions/031). An order of an erased account, and an order of a second subscription while
 * another paid one renews, is not credited: a job refunds it in full.
 */
export async function recordOrder(
  deps: Deps,
  transaction: Transaction,
  foundOwner: CustomerOwner,
  input: OrderInput,
) {
  const owner = await deps.customers.lockOwner(transaction, foundOwner)
  const { reason, buyerName, period, isRenewal, ...newOrder } = input
  const isSecond = await isSecondSubscription(deps, transaction, input)
  const subscriptionStart =
    input.subscriptionId &&
    (await deps.orders.readSubscriptionStart(transaction, input.subscriptionId))
  const order = {
    ...newOrder,
    // A request for an immediate start also applies to the later renewals.
    hasRequestedImmediateStart:
      (newOrder.hasRequestedImmediateStart ?? false) ||
      (subscriptionStart ? subscriptionStart.hasRequestedImmediateStart : false),
  }
  const writeResult = await deps.orders.write(transaction, order)
  if (order.paymentStatus !== 'paid' || !writeResult) return
  const isRejected =
    writeResult.hasChanged && order.amountTotalCents > 0 && (owner.userId === null || isSecond)
  if (isRejected) await rejectOrder(deps, transaction, order)
  const invoice = await issueInvoice(deps, transaction, writeResult.order, {
    buyer: { name: buyerName ?? owner.name, email: owner.email },
    period,
  })
  const firstPaidAt = subscriptionStart ? subscriptionStart.paidAt : invoice.issuedAt
  const isAccepted = !isRejected && writeResult.order.reservedRefundCents === 0
  const isWaiting = isAccepted && isWaitingForRequest(writeResult.order, firstPaidAt, deps.now())
  const isCredited =
    isAccepted &&
    !isWaiting &&
    (await creditMinutes(transaction, owner.userId, writeResult.order, reason))
  const shouldConfirm = isCredited || (isWaiting && writeResult.hasChanged)
  if (!owner.email || !(shouldConfirm || isRejected)) return
  const summary = {
    orderId: order.id,
    invoiceNumber: invoice.number,
    offer: offers[order.offerKey],
    minutes: order.minutes ?? 0,
    amountTotalCents: order.amountTotalCents,
    orderedAt: order.createdAt,
    paidAt: invoice.issuedAt,
    period,
    hasRequestedImmediateStart: order.hasRequestedImmediateStart,
    waitsUntil: isWaiting ? getFirstDayAfterWithdrawal(firstPaidAt) : null,
  }
  // An erased account has no address, so a rejected order here is a second subscription.
  const composeAcceptedMail = isRenewal ? renewalInvoiceMail : orderConfirmationMail
  const composeMail = isRejected ? secondSubscriptionMail : composeAcceptedMail
  const mail = composeMail(owner.email, deps.origin, summary)
  await deps.jobs.enqueue(transaction, 'send-receipt', mail)
}

/**
 * Whether the minutes of a paid order must wait for the buyer's request. If they were credited at
 * once, the buyer could spend them within the withdrawal period and still be refunded in full.
 * `firstPaidAt`: when the purchase was first paid; its withdrawal period begins then.
 */
const isWaitingForRequest = (order: StoredOrder, firstPaidAt: Date, now: Date) =>
  !order.hasRequestedImmediateStart &&
  order.minutes > 0 &&
  order.amountTotalCents > 0 &&
  isWithdrawalOpen(firstPaidAt, now)

/**
 * Whether the order starts a subscription while another paid one renews, for example when the buyer
 * paid for both in two tabs.
 */
async function isSecondSubscription(
  { customers, subscriptions }: Deps,
  transaction: Transaction,
  { customerId, subscriptionId, isRenewal, paymentStatus }: OrderInput,
) {
  if (!subscriptionId || isRenewal || paymentStatus !== 'paid') return false
  await customers.lockCustomer(transaction, customerId)
  return subscriptions.hasOtherPaidSubscription(transaction, { customerId, subscriptionId })
}

/**
 * Reserves the refund of the whole price, and enqueues the job that makes it. Nothing was credited,
 * so there are no minutes to take back.
 */
async function rejectOrder(
  { jobs, orders }: Deps,
  transaction: Transaction,
  { id, amountTotalCents }: Pick<NewOrder, 'id' | 'amountTotalCents'>,
) {
  await orders.reserveRefund(transaction, id, {
    refundCents: amountTotalCents,
    disputedRefundCents: 0,
  })
  await jobs.enqueue(transaction, 'refund-rejected-order', { orderId: id })
}

/** Returns false when there is nothing to credit, or the minutes were credited before. */
async function creditMinutes(
  transaction: Transaction,
  userId: string | null,
  order: StoredOrder,
  reason: OrderInput['reason'],
) {
  // Minutes whose price was refunded or disputed while they waited are deducted.
  const minutes = order.minutes - computeRefundedMinutes(order, computeReturnedCents(order))
  if (userId === null || minutes <= 0) return false
  return creditOrder(transaction, { userId, orderId: order.id, minutes, reason, actor: 'system' })
}
