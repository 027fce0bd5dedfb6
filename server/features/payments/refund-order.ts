import { owedCents, type PromiseState } from '../../../domain/billing/money-gone'
import { ApplicationError } from '../../platform/application-error'
import type { PaymentParts } from './payment-parts'
import type { PaymentMoney } from './payment-provider'
import type { KnownOrder } from './payment-repository'
import { noteRefund } from './record-refund'

type Parts = Pick<PaymentParts, 'payments' | 'provider' | 'sendMail' | 'origin'>

/**
 * Gives back what is left of what was promised for an order: what the payment service gave back
 * meanwhile, or a bank, is not given a second time. The books then say what it says; again it changes
 * nothing. Throws PAYMENT_UNAVAILABLE, also while the payment itself is not found there.
 */
export async function refundOrder(
  parts: Parts,
  { orderId, idempotencyKey }: { orderId: string; idempotencyKey: string },
): Promise<PromiseState> {
  const order = await parts.payments.readOrder(orderId)
  const paymentIntentId = await findPayment(parts, order)
  if (!order || !paymentIntentId) throw new ApplicationError('PAYMENT_UNAVAILABLE')
  const before = await readMoney(parts, paymentIntentId)
  const cents = leftToGive(order, before)
  if (cents > 0 && before.isContested) return { kind: 'waiting' }
  if (cents > 0) await parts.provider.refund({ paymentIntentId, cents, idempotencyKey })
  const after = cents > 0 ? await readMoney(parts, paymentIntentId) : before
  // Contested at this very moment.
  if (leftToGive(order, after) > 0 && after.isContested) return { kind: 'waiting' }
  await parts.payments.transaction(async (transaction) => {
    const locked = await parts.payments.lockOrder(transaction, orderId)
    if (locked) await noteRefund(parts, transaction, locked, after.refundedCents)
  })
  const { refundedCents, heldCents } = after
  return { kind: 'settled', refundedCents, heldCents, missingCents: leftToGive(order, after) }
}

async function readMoney({ provider }: Parts, paymentIntentId: string) {
  const money = await provider.readMoney(paymentIntentId)
  if (!money) throw new ApplicationError('PAYMENT_UNAVAILABLE')
  return money
}

const leftToGive = (order: KnownOrder, { refundedCents, heldCents, totalCents }: PaymentMoney) =>
  Math.min(
    owedCents({ ...order, refundedCents, disputedCents: heldCents }),
    Math.max(0, totalCents - refundedCents - heldCents),
  )

async function findPayment({ provider }: Parts, order: KnownOrder | undefined) {
  const { paymentIntentId, invoiceId, checkoutSessionId } = order ?? {}
  if (paymentIntentId) return paymentIntentId
  if (invoiceId) return (await provider.readInvoice(invoiceId))?.paymentIntentId
  return checkoutSessionId
    ? (await provider.readCheckout(checkoutSessionId))?.paymentIntentId
    : undefined
}
