import type { Transaction } from '../../platform/database/open-database'
import type { PaymentParts } from './payment-parts'
import type { KnownOrder } from './payment-repository'
import { settleCheckout } from './settle-checkout'
import { settleInvoice } from './settle-invoice'

type Work = (transaction: Transaction, order: KnownOrder) => Promise<void>

/**
 * Works on the paid order of a payment, which nobody else changes meanwhile. What happened to the
 * money may be told before the payment itself: that is then credited first, so that minutes are taken
 * from those that were bought. Nothing happens for a payment of another product.
 */
export async function onOrderOfPayment(parts: PaymentParts, paymentIntentId: string, work: Work) {
  if ((await attempt(parts, paymentIntentId, work)) === 'done') return
  const { checkoutId, invoiceId } = await parts.provider.findOrigin(paymentIntentId)
  if (checkoutId) await settleCheckout(parts, checkoutId)
  if (invoiceId) await settleInvoice(parts, invoiceId)
  // Told again later, when the service knows its own payment.
  if ((await attempt(parts, paymentIntentId, work)) === 'unpaid')
    throw new Error('Money moved on an order that is not paid')
}

const attempt = ({ payments }: PaymentParts, paymentIntentId: string, work: Work) =>
  payments.transaction(async (transaction) => {
    const order = await payments.lockOrderOfPayment(transaction, paymentIntentId)
    if (!order) return 'unknown'
    if (order.paymentStatus !== 'paid') return 'unpaid'
    await work(transaction, order)
    return 'done'
  })
