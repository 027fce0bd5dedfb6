import { offers } from '../../../domain/offers'
import { completeOrder } from './complete-order'
import { offerSold } from './offer-of-price'
import type { PaymentParts } from './payment-parts'
import type { Checkout } from './payment-provider'
import { recordSubscription } from './record-subscription'
import { settleInvoice } from './settle-invoice'

/**
 * Brings the books to what a visit to the payment page has come to. Asks the payment service, so
 * that the order in which notices come does not matter, and credits once however often it runs.
 */
export async function settleCheckout(parts: PaymentParts, checkoutId: string) {
  const checkout = await parts.provider.readCheckout(checkoutId)
  if (checkout) await settleVisit(parts, checkout)
}

/** The same, for one that was just read. */
export async function settleVisit(parts: PaymentParts, checkout: Checkout) {
  switch (checkout.mode) {
    case 'payment':
      return settlePack(parts, checkout)
    case 'subscription':
      return settleFirstPeriod(parts, checkout)
    case 'setup':
      return
  }
}

async function settlePack(parts: PaymentParts, checkout: Checkout) {
  const { state, customerId } = checkout
  if (state === 'open' || state === 'expired' || !customerId) return
  const offerKey = offerSold(parts.priceIds, checkout)
  const owner = await parts.payments.findOwner(customerId)
  // Another product may sell under the same account of the payment service.
  if (!offerKey || !owner) return
  await parts.payments.transaction((transaction) =>
    completeOrder(parts, transaction, owner, {
      id: checkout.id,
      reason: 'purchase',
      checkoutSessionId: checkout.id,
      paymentIntentId: checkout.paymentIntentId,
      customerId,
      offerKey,
      minutes: offers[offerKey].minutes,
      amountSubtotalCents: checkout.amountSubtotalCents,
      amountTotalCents: checkout.amountTotalCents,
      currency: checkout.currency,
      paymentStatus: state,
      hasRequestedImmediateStart: checkout.hasRequestedImmediateStart,
      createdAt: checkout.createdAt,
      buyerName: checkout.buyerName,
      period: null,
      isRenewal: false,
    }),
  )
}

async function settleFirstPeriod(parts: PaymentParts, checkout: Checkout) {
  const { id, invoiceId, subscriptionId } = checkout
  if (subscriptionId) await recordSubscription(parts, subscriptionId)
  if (!invoiceId) return
  await settleInvoice(parts, invoiceId)
  await parts.payments.transaction((transaction) =>
    parts.payments.nameCheckout(transaction, invoiceId, id),
  )
}
