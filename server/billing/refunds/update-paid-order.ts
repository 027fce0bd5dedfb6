import type { Transaction } from '../../platform/database/open-database'
import type { BillingDeps } from '../billing-deps'
import type { StoredOrder } from '../orders/order-repository'
import { recordCheckout } from '../orders/record-checkout'
import { recordProviderInvoice } from '../orders/record-provider-invoice'

type Update = (transaction: Transaction, order: StoredOrder) => Promise<void>

/**
 * Runs an update on the locked, paid order of a payment. If the event of a refund or a dispute
 * arrives before the event of the payment, records the payment first, so that the minutes are
 * credited before they are taken back. Throws while the order is not paid. Does nothing for a
 * payment that is not ours: the provider's account may serve other applications as well.
 */
export async function updatePaidOrder(deps: BillingDeps, paymentIntentId: string, update: Update) {
  if ((await tryUpdate(deps, paymentIntentId, update)) === 'done') return
  const { checkoutId, invoiceId } = await deps.provider.findCheckoutOrInvoice(paymentIntentId)
  if (checkoutId) await recordCheckout(deps, checkoutId)
  if (invoiceId) await recordProviderInvoice(deps, invoiceId)
  // The error makes a job retry the webhook event later, when the payment is known.
  if ((await tryUpdate(deps, paymentIntentId, update)) === 'unpaid')
    throw new Error('A refund or a dispute arrived before the payment of its order')
}

const tryUpdate = ({ database, orders }: BillingDeps, paymentIntentId: string, update: Update) =>
  database.transaction(async (transaction) => {
    const order = await orders.lockByPayment(transaction, paymentIntentId)
    if (!order) return 'unknown'
    if (order.paymentStatus !== 'paid') return 'unpaid'
    await update(transaction, order)
    return 'done'
  })
