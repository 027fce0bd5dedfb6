import type { RefundOutcome } from '../../../domain/billing/order-money'
import type { Transaction } from '../../platform/database/open-database'
import { findMailRecipient } from '../../users/find-mail-recipient'
import type { BillingDeps } from '../billing-deps'
import { refundOrder } from '../refunds/refund-order'
import { cancelNow } from '../subscriptions/change-subscription'
import { manualRefundMail } from './manual-refund-mail'
import { refundAfterDisputeMail } from './refund-after-dispute-mail'
import { reserveWithdrawalRefunds } from './reserve-withdrawal-refunds'
import type { StoredLine, Withdrawal } from './withdrawal-repository'

/**
 * Completes a declared withdrawal: takes the minutes back, ends the subscription and refunds the
 * orders. May be run again, for example after a crash: no step takes effect twice. The next hourly
 * run retries refunds that wait for a dispute. Throws CALL_ALREADY_LIVE while the user has a live
 * call, and PAYMENT_UNAVAILABLE when the payment provider fails.
 */
export async function completeWithdrawal(deps: BillingDeps, withdrawalId: string) {
  const { withdrawals } = deps
  await reserveWithdrawalRefunds(deps, withdrawalId)
  const withdrawal = await withdrawals.read(withdrawalId)
  if (!withdrawal || withdrawal.completedAt) return
  if (withdrawal.subscriptionId) await cancelNow(deps, withdrawal.subscriptionId)
  let hasWaitingRefund = false
  for (const line of await withdrawals.listLines([withdrawalId])) {
    if (line.refundedAt) continue
    const outcome = await refundLine(deps, line)
    if (outcome.kind === 'waiting') hasWaitingRefund = true
    else await markLineRefunded(deps, withdrawal, line, outcome)
  }
  if (!hasWaitingRefund) await withdrawals.markCompleted(withdrawalId)
}

type CompletedRefund = Extract<RefundOutcome, { kind: 'completed' }>

const noRefund: CompletedRefund = {
  kind: 'completed',
  refundedCents: 0,
  disputedCents: 0,
  refusedCents: 0,
}

async function refundLine(deps: BillingDeps, line: StoredLine): Promise<RefundOutcome> {
  const { withdrawalId, orderId } = line
  const order = await deps.orders.read(orderId)
  if (!order?.reservedRefundCents) return noRefund
  return refundOrder(deps, { orderId, idempotencyKey: `withdrawal:${withdrawalId}:${orderId}` })
}

/**
 * Marks a line as refunded, once. If a dispute made the refund differ from the amount in the
 * acknowledgement, tells the buyer by e-mail, and tells the operator which amount the provider
 * refused.
 */
const markLineRefunded = (
  deps: BillingDeps,
  withdrawal: Withdrawal,
  line: StoredLine,
  refund: CompletedRefund,
) =>
  deps.database.transaction(async (transaction) => {
    if (!(await deps.withdrawals.markRefunded(transaction, line))) return
    if (refund.disputedCents === 0 && refund.refusedCents === 0) return
    const orderRefund = { ...refund, orderId: line.orderId }
    await sendDisputeMails(deps, transaction, withdrawal, orderRefund)
  })

async function sendDisputeMails(
  { alertEmail, jobs, operator, origin }: BillingDeps,
  transaction: Transaction,
  { userId }: Withdrawal,
  refund: CompletedRefund & { orderId: string },
) {
  if (alertEmail && refund.refusedCents > 0)
    await jobs.enqueue(transaction, 'send-mail', manualRefundMail(alertEmail, origin, refund))
  const recipient = userId ? await findMailRecipient(transaction, userId) : undefined
  if (!recipient) return
  const mail = refundAfterDisputeMail(recipient.email, origin, operator.contactEmail, refund)
  await jobs.enqueue(transaction, 'send-receipt', mail)
}

/**
 * Re-enqueues withdrawals that were not completed within an hour, because their job has no retries
 * left or a refund waits for a dispute.
 */
export async function resumeWithdrawals({
  withdrawals,
  jobs,
}: Pick<BillingDeps, 'withdrawals' | 'jobs'>) {
  for (const withdrawalId of await withdrawals.listUnfinished())
    await jobs.enqueue(null, 'carry-out-withdrawal', { withdrawalId })
}
