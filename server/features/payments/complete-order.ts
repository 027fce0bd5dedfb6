import type { InvoiceContent } from '../../../domain/billing/invoice'
import { type OfferKey, offers } from '../../../domain/offers'
import { moveMinutes } from '../../ledger/move-minutes'
import type { Transaction } from '../../platform/database/open-database'
import type { PaymentParts } from './payment-parts'
import type { NewOrder } from './payment-repository'
import { purchaseMail } from './purchase-mail'
import { renewalInvoiceMail } from './renewal-invoice-mail'
import { secondSubscriptionMail } from './second-subscription-mail'

type Owner = { userId: string | null; email: string | null; name: string | null }

type Sale = NewOrder & {
  createdAt: Date
  reason: 'purchase' | 'subscription'
  offerKey: OfferKey
  buyerName: string | null
  period: InvoiceContent['period']
  isRenewal: boolean
}

type Parts = Pick<PaymentParts, 'payments' | 'sendMail' | 'giveBackLater' | 'origin'>

/**
 * Writes an order as it stands; once it is paid its minutes are credited, its invoice is issued and a
 * mail confirms it, each once. `reason` says under which name: a pack's session, a subscription's
 * invoice (04, « Ledger »). What nobody can have, or what would be billed beside a subscription that
 * runs, is given back instead.
 */
export async function completeOrder(
  parts: Parts,
  transaction: Transaction,
  owner: Owner,
  sale: Sale,
) {
  const { payments } = parts
  const { reason, buyerName, period, isRenewal, ...order } = sale
  const isBeside = await isBesideAnother(parts, transaction, sale)
  const written = await payments.writeOrder(transaction, order)
  if (order.paymentStatus !== 'paid' || !written) return
  const { minutes = 0 } = order
  const isReturned =
    written.hasChanged && order.amountTotalCents > 0 && (owner.userId === null || isBeside)
  if (isReturned) await giveBack(parts, transaction, order)
  const isKept = !isReturned && written.order.promisedCents === 0
  const isNew =
    isKept &&
    owner.userId !== null &&
    minutes > 0 &&
    (await creditOnce(transaction, owner.userId, { minutes, reason, reference: order.id }))
  const invoice = await payments.issueInvoice(transaction, written.order, {
    buyer: { name: buyerName ?? owner.name, email: owner.email },
    period,
  })
  if (!owner.email || !(isNew || isReturned)) return
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
  const compose = isReturned
    ? secondSubscriptionMail
    : isRenewal
      ? renewalInvoiceMail
      : purchaseMail
  await parts.sendMail(transaction, compose(owner.email, parts.origin, purchase))
}

/** A subscription that begins while another is billed: paid in two tabs, for instance. */
async function isBesideAnother({ payments }: Parts, transaction: Transaction, sale: Sale) {
  const { customerId, subscriptionId, isRenewal, paymentStatus } = sale
  if (!subscriptionId || isRenewal || paymentStatus !== 'paid') return false
  await payments.lockCustomer(transaction, customerId)
  return payments.hasSubscriptionBeside(transaction, { customerId, subscriptionId })
}

/** No minutes came, so that none go: the whole price was promised before anything else. */
async function giveBack(
  { payments, giveBackLater }: Parts,
  transaction: Transaction,
  { id, amountTotalCents }: Pick<NewOrder, 'id' | 'amountTotalCents'>,
) {
  await payments.promise(transaction, id, amountTotalCents)
  await giveBackLater(transaction, id)
}

/** Answers whether it was not credited before. */
async function creditOnce(
  transaction: Transaction,
  userId: string,
  movement: { minutes: number; reason: 'purchase' | 'subscription'; reference: string },
) {
  const { isNew } = await moveMinutes(transaction, { userId, actor: 'system', ...movement })
  return isNew
}
