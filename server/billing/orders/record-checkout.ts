import { offers } from '../../../domain/offers'
import type { BillingDeps } from '../billing-deps'
import { findSoldOffer } from '../find-sold-offer'
import type { Checkout } from '../payment-provider'
import { recordSubscription } from '../subscriptions/record-subscription'
import { recordOrder } from './record-order'
import { recordProviderInvoice } from './record-provider-invoice'

/**
 * Reads a checkout session from the payment provider and stores its result. Webhook events may
 * arrive in any order and more than once: the minutes are credited only once.
 */
export async function recordCheckout(deps: BillingDeps, checkoutId: string) {
  const checkout = await deps.provider.readCheckout(checkoutId)
  if (checkout) await storeCheckout(deps, checkout)
}

/**
 * Stores the result of a checkout session that was just read: the order of a pack, or a
 * subscription and its first order. Stores nothing for a session that is open, has expired, only
 * saves a card (`setup`), or belongs to another application.
 */
export async function storeCheckout(deps: BillingDeps, checkout: Checkout) {
  switch (checkout.mode) {
    case 'payment':
      return storePack(deps, checkout)
    case 'subscription':
      return storeFirstPeriod(deps, checkout)
    case 'setup':
      return
  }
}

async function storePack(deps: BillingDeps, checkout: Checkout) {
  const { state, customerId } = checkout
  if (state === 'open' || state === 'expired' || !customerId) return
  const offerKey = findSoldOffer(deps.priceIds, checkout)
  const owner = await deps.customers.findOwner(customerId)
  // The payment is not ours: the provider's account may serve other applications as well.
  if (!offerKey || !owner) return
  await deps.database.transaction((transaction) =>
    recordOrder(deps, transaction, owner, {
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

async function storeFirstPeriod(deps: BillingDeps, checkout: Checkout) {
  const { id, invoiceId, subscriptionId } = checkout
  if (subscriptionId) await recordSubscription(deps, subscriptionId)
  if (!invoiceId) return
  await recordProviderInvoice(deps, invoiceId)
  await deps.database.transaction((transaction) =>
    deps.orders.linkCheckoutSession(transaction, invoiceId, id),
  )
}
