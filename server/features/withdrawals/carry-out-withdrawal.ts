import type { PromiseState } from '../../../domain/billing/money-gone'
import type { Transaction } from '../../platform/database/open-database'
import { missingRefundMail } from './missing-refund-mail'
import { refundedByBankMail } from './refunded-by-bank-mail'
import { settleWithdrawal } from './settle-withdrawal'
import type { WithdrawalParts } from './withdrawal-parts'
import type { StoredLine, Withdrawal } from './withdrawal-repository'

/**
 * Brings a declared withdrawal to its end: the minutes, the subscription, the money. Whatever was
 * done before a crash is found done. What a bank has to decide first waits for the next round.
 */
export async function carryOutWithdrawal(parts: WithdrawalParts, withdrawalId: string) {
  const { withdrawals, office } = parts
  await settleWithdrawal(parts, withdrawalId)
  const withdrawal = await withdrawals.read(withdrawalId)
  if (!withdrawal || withdrawal.completedAt) return
  if (withdrawal.subscriptionId) await office.endSubscription(withdrawal.subscriptionId)
  let isWaiting = false
  for (const line of await withdrawals.listLines([withdrawalId])) {
    if (line.refundedAt) continue
    const refunded = await refund(parts, line)
    if (refunded.kind === 'waiting') isWaiting = true
    else await closeLine(parts, withdrawal, line, refunded)
  }
  if (!isWaiting) await withdrawals.markCompleted(withdrawalId)
}

type Settled = Extract<PromiseState, { kind: 'settled' }>

const nothing: Settled = { kind: 'settled', refundedCents: 0, heldCents: 0, missingCents: 0 }

async function refund({ office }: WithdrawalParts, line: StoredLine): Promise<PromiseState> {
  const { withdrawalId, orderId, refundCents } = line
  if (refundCents === 0) return nothing
  return office.refundOrder({ orderId, idempotencyKey: `withdrawal:${withdrawalId}:${orderId}` })
}

/** Once: who closes it says what really went back, where the receipt promised something else. */
const closeLine = (
  parts: WithdrawalParts,
  withdrawal: Withdrawal,
  line: StoredLine,
  refunded: Settled,
) =>
  parts.withdrawals.transaction(async (transaction) => {
    if (!(await parts.withdrawals.markRefunded(transaction, line))) return
    if (refunded.heldCents === 0 && refunded.missingCents === 0) return
    await tell(parts, transaction, withdrawal, { ...refunded, orderId: line.orderId })
  })

async function tell(
  { withdrawals, jobs, origin, operator }: WithdrawalParts,
  transaction: Transaction,
  { userId }: Withdrawal,
  refunded: Settled & { orderId: string },
) {
  if (operator.alertEmail && refunded.missingCents > 0)
    await jobs.enqueue(
      transaction,
      'send-mail',
      missingRefundMail(operator.alertEmail, origin, refunded),
    )
  // Of an account that was erased nobody knows the address any more.
  const reader = userId ? await withdrawals.readReader(transaction, userId) : undefined
  if (!reader) return
  const mail = refundedByBankMail(reader.email, origin, operator.contactEmail, refunded)
  await jobs.enqueue(transaction, 'send-receipt', mail)
}

/** Those whose job gave up, after a night without the payment service, and those a bank held up. */
export async function resumeWithdrawals({
  withdrawals,
  jobs,
}: Pick<WithdrawalParts, 'withdrawals' | 'jobs'>) {
  for (const withdrawalId of await withdrawals.listUnfinished())
    await jobs.enqueue(null, 'carry-out-withdrawal', { withdrawalId })
}
