import type { InvoiceContent } from '../../../domain/invoice'
import { type OfferKey, offers } from '../../../domain/offers'
import { moveMinutes } from '../../ledger/move-minutes'
import type { Transaction } from '../../platform/database/open-database'
import type { PaymentParts } from './payment-parts'
import type { NewOrder } from './payment-repository'
import { purchaseMail } from './purchase-mail'
import { renewalInvoiceMail } from './renewal-invoice-mail'

type Owner = { userId: string | null; email: string | null; name: string | null }

type Sale = NewOrder & {
  createdAt: Date
  reason: 'purchase' | 'subscription'
  offerKey: OfferKey
  buyerName: string | null
  period: InvoiceContent['period']
  isRenewal: boolean
}

/**
 * Writes an order as it stands; once it is paid its minutes are credited, its invoice is issued and a
 * mail confirms it, each once. `reason` says under which name: a pack's session, a subscription's
 * invoice (04, « Ledger »).
 */
export async function completeOrder(
  {
    payments,
    sendMail,
    giveBackLater,
    origin,
  }: Pick<PaymentParts, 'payments' | 'sendMail' | 'giveBackLater' | 'origin'>,
  transaction: Transaction,
  owner: Owner,
  { reason, buyerName, period, isRenewal, ...order }: Sale,
) {
  const written = await payments.writeOrder(transaction, order)
  if (order.paymentStatus !== 'paid' || !written) return
  const { minutes = 0 } = order
  // An account that was erased has nothing left to credit: what is paid only now is given back.
  if (written.hasChanged && owner.userId === null && order.amountTotalCents > 0) {
    await payments.promise(transaction, order.id, order.amountTotalCents)
    await giveBackLater(transaction, order.id)
  }
  const isNew =
    owner.userId !== null &&
    minutes > 0 &&
    (await creditOnce(transaction, owner.userId, { minutes, reason, reference: order.id }))
  const invoice = await payments.issueInvoice(transaction, written.order, {
    buyer: { name: buyerName ?? owner.name, email: owner.email },
    period,
  })
  if (!isNew || !owner.email) return
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
  const compose = isRenewal ? renewalInvoiceMail : purchaseMail
  await sendMail(transaction, compose(owner.email, origin, purchase))
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
