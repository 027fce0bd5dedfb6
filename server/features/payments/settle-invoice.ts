import { offers } from '../../../domain/offers'
import { completeOrder } from './complete-order'
import { offerSold } from './offer-of-price'
import type { PaymentParts } from './payment-parts'
import type { Invoice } from './payment-provider'
import { recordSubscription } from './record-subscription'

/** Brings the books to what the bill of a subscription's period has come to, as settleCheckout. */
export async function settleInvoice(parts: PaymentParts, invoiceId: string) {
  const invoice = await parts.provider.readInvoice(invoiceId)
  if (!invoice || invoice.state === 'open') return
  const { customerId } = invoice
  const offerKey = offerSold(parts.priceIds, invoice)
  const owner = customerId && (await parts.payments.findOwner(customerId))
  if (!customerId || !offerKey || !owner) return
  if (invoice.isFirst) await recordSubscriptionsOf(parts, invoice, owner.userId)
  await parts.payments.transaction((transaction) =>
    completeOrder(parts, transaction, owner, {
      id: invoice.id,
      reason: 'subscription',
      invoiceId: invoice.id,
      paymentIntentId: invoice.paymentIntentId,
      subscriptionId: invoice.subscriptionId,
      customerId,
      offerKey,
      minutes: invoice.isForPeriod ? offers[offerKey].minutes : 0,
      amountSubtotalCents: invoice.amountSubtotalCents,
      amountTotalCents: invoice.amountTotalCents,
      currency: invoice.currency,
      paymentStatus: invoice.state,
      hasRequestedImmediateStart: invoice.hasRequestedImmediateStart,
      createdAt: invoice.createdAt,
      buyerName: invoice.buyerName,
      period: invoice.isForPeriod ? invoice.period : null,
      isRenewal: !invoice.isFirst,
    }),
  )
}

/** As they stand now: whether one begins beside another depends on it (complete-order.ts). */
async function recordSubscriptionsOf(
  parts: PaymentParts,
  { subscriptionId }: Invoice,
  userId: string | null,
) {
  const running = userId ? await parts.payments.listRunningSubscriptions(userId) : []
  for (const id of new Set([...running, ...(subscriptionId ? [subscriptionId] : [])]))
    await recordSubscription(parts, id)
}
