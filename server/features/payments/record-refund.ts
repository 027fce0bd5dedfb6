import { moveMinutes } from '../../ledger/move-minutes'
import type { Transaction } from '../../platform/database/open-database'
import { minutesOfRefund } from './minutes-of-refund'
import type { PaymentParts } from './payment-parts'
import type { RefundedPayment } from './payment-provider'
import { settleCheckout } from './settle-checkout'
import { settleInvoice } from './settle-invoice'

/** Takes back the minutes of what was refunded, never below zero; the rest is noted (04). */
export async function recordRefund(parts: PaymentParts, chargeId: string) {
  const refund = await parts.provider.readRefund(chargeId)
  if (!refund) return
  if (await takeBack(parts, refund)) return
  // The notice of the payment itself has not come yet.
  const { checkoutId, invoiceId } = await parts.provider.findOrigin(refund.paymentIntentId)
  if (checkoutId) await settleCheckout(parts, checkoutId)
  if (invoiceId) await settleInvoice(parts, invoiceId)
  await takeBack(parts, refund)
}

const takeBack = ({ payments }: PaymentParts, refund: RefundedPayment) =>
  payments.transaction(async (transaction) => {
    const order = await payments.lockOrderOfPayment(transaction, refund.paymentIntentId)
    if (!order) return false
    const { refundedCents } = refund
    if (refundedCents <= order.refundedCents) return true
    const minutes =
      minutesOfRefund(order, refundedCents) - minutesOfRefund(order, order.refundedCents)
    const owner = await payments.findOwner(order.customerId, transaction)
    const returned = owner?.userId
      ? await debit(transaction, owner.userId, minutes, `${order.id}:${refundedCents}`)
      : 0
    await payments.writeRefund(transaction, order.id, {
      refundedCents,
      minutesNotReturned: order.minutesNotReturned + minutes - returned,
    })
    return true
  })

/** Answers how many minutes the balance had. */
async function debit(transaction: Transaction, userId: string, minutes: number, reference: string) {
  if (minutes === 0) return 0
  const movement = {
    userId,
    minutes: -minutes,
    reason: 'refund',
    reference,
    actor: 'system',
  } as const
  const moved = await moveMinutes(transaction, movement)
  return -moved.minutes
}
