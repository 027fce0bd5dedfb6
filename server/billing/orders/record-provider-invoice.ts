import { offers } from '../../../domain/offers'
import type { BillingDeps } from '../billing-deps'
import { findSoldOffer } from '../find-sold-offer'
import type { ProviderInvoice } from '../payment-provider'
import { recordSubscription } from '../subscriptions/record-subscription'
import { recordOrder } from './record-order'

/**
 * Reads a subscription's invoice from the payment provider and stores it as an order, unless the
 * invoice is still open or its customer or offer is unknown. For a first invoice, also stores the
 * state of subscriptions (see `recordSubscriptions`). The order has no minutes if the invoice is not
 * for a period. Webhook events may arrive in any order and more than once: the minutes are credited
 * only once.
 */
export async function recordProviderInvoice(deps: BillingDeps, invoiceId: string) {
  const invoice = await deps.provider.readInvoice(invoiceId)
  if (!invoice || invoice.state === 'open') return
  const { customerId } = invoice
  const offerKey = findSoldOffer(deps.priceIds, invoice)
  const owner = customerId && (await deps.customers.findOwner(customerId))
  if (!customerId || !offerKey || !owner) return
  if (invoice.isFirst) await recordSubscriptions(deps, invoice, owner.userId)
  await deps.database.transaction((transaction) =>
    recordOrder(deps, transaction, owner, {
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

/**
 * Stores the current state of the invoice's subscription, and of the user's other subscriptions
 * that may still be billed, because recordOrder checks whether another subscription
 * renews.
 */
async function recordSubscriptions(
  deps: BillingDeps,
  { subscriptionId }: ProviderInvoice,
  userId: string | null,
) {
  const ids = new Set(userId ? await deps.subscriptions.listBillableIds(userId) : [])
  if (subscriptionId) ids.add(subscriptionId)
  for (const id of ids) await recordSubscription(deps, id)
}
