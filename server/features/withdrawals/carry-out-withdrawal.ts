import { settleWithdrawal } from './settle-withdrawal'
import type { WithdrawalParts } from './withdrawal-parts'

/**
 * Brings a declared withdrawal to its end: the minutes, the subscription, the money. Whatever was
 * done before a crash is found done, and each refund has a name of its own at the payment service.
 */
export async function carryOutWithdrawal(parts: WithdrawalParts, withdrawalId: string) {
  const { withdrawals, office } = parts
  await settleWithdrawal(parts, withdrawalId)
  const withdrawal = await withdrawals.read(withdrawalId)
  if (!withdrawal || withdrawal.completedAt) return
  if (withdrawal.subscriptionId) await office.endSubscription(withdrawal.subscriptionId)
  for (const line of await withdrawals.listLines([withdrawalId])) {
    if (line.refundedAt) continue
    const { orderId, refundCents: cents } = line
    const idempotencyKey = `withdrawal:${withdrawalId}:${orderId}`
    if (cents > 0) await office.refundOrder({ orderId, cents, idempotencyKey })
    await withdrawals.markRefunded(line)
  }
  await withdrawals.markCompleted(withdrawalId)
}

/** Those whose job gave up, after a night without the payment service for instance. */
export async function resumeWithdrawals({
  withdrawals,
  jobs,
}: Pick<WithdrawalParts, 'withdrawals' | 'jobs'>) {
  for (const withdrawalId of await withdrawals.listUnfinished())
    await jobs.enqueue(null, 'carry-out-withdrawal', { withdrawalId })
}
