import type { Transaction } from '../../platform/database/open-database'
import type { BillingDeps } from '../billing-deps'
import { issueCreditNote } from '../invoices/issue-credit-note'
import type { InvoiceDeps } from '../invoices/issue-invoice'
import type { StoredOrder } from '../orders/order-repository'
import { adjustRefundedMinutes } from './adjust-refunded-minutes'
import { refundMail } from './refund-mail'
import { updatePaidOrder } from './update-paid-order'

export type StoreRefundDeps = InvoiceDeps &
  Pick<BillingDeps, 'customers' | 'jobs' | 'orders' | 'origin'>

/** Reads the refunds of a charge from the payment provider and stores them on its order (see `storeRefund`). */
export async function recordRefund(deps: BillingDeps, chargeId: string) {
  const refund = await deps.provider.readRefundedPayment(chargeId)
  if (!refund) return
  await updatePaidOrder(deps, refund.paymentIntentId, (transaction, order) =>
    storeRefund(deps, transaction, order, refund.refundedCents),
  )
}

/**
 * If the total refunded for a locked order has grown, stores it, takes the minutes back and issues
 * a credit note. An amount above the reserved refund was refunded by the operator at the payment
 * provider; the buyer gets an e-mail about it.
 */
export async function storeRefund(
  deps: StoreRefundDeps,
  transaction: Transaction,
  order: StoredOrder,
  refundedCents: number,
) {
  if (refundedCents <= order.refundedCents) return
  const { unrecoveredMinutes, balanceChange } = await adjustRefundedMinutes(
    deps,
    transaction,
    order,
    {
      refundedCents,
      disputedCents: order.disputedCents,
      reason: 'refund',
      reference: `${order.id}:${refundedCents}`,
    },
  )
  await deps.orders.writeRefund(transaction, order.id, { refundedCents, unrecoveredMinutes })
  const owner = await deps.customers.findOwner(order.customerId, transaction)
  const creditNoteNumber = await issueCreditNote(deps, transaction, order, {
    refundedCents,
    buyer: { name: owner?.name ?? null, email: owner?.email ?? null },
  })
  if (refundedCents <= order.reservedRefundCents || !owner?.email) return
  const mail = refundMail(owner.email, deps.origin, {
    order,
    refundedNowCents: refundedCents - Math.max(order.refundedCents, order.reservedRefundCents),
    refundedCents,
    minutesTakenBack: Math.max(0, -balanceChange),
    creditNoteNumber,
  })
  await deps.jobs.enqueue(transaction, 'send-receipt', mail)
}
