import { computeWithdrawal, type WithdrawalLine } from '../../../domain/billing/withdrawal'
import { moveMinutes } from '../../ledger/move-minutes'
import { ApplicationError } from '../../platform/application-error'
import type { Transaction } from '../../platform/database/open-database'
import { contractsOf, type PaidOrder } from './contracts-of'
import { withdrawalMail } from './withdrawal-mail'
import type { WithdrawalParts } from './withdrawal-parts'
import type { Withdrawal } from './withdrawal-repository'

/**
 * Takes the minutes back, promises the refund on the orders and writes the receipt, in one transaction
 * and once. Throws CALL_ALREADY_LIVE while a call spends the minutes.
 */
export const settleWithdrawal = (parts: WithdrawalParts, id: string) =>
  parts.withdrawals.transaction(async (transaction) => {
    const { withdrawals } = parts
    const declared = await withdrawals.lock(transaction, id)
    // An account is erased only once what it declared is settled (settleAllOf).
    if (!declared?.userId || declared.settledAt) return
    const { userId } = declared
    const orders = await lockContract(parts, transaction, { ...declared, userId })
    const balance = await withdrawals.lockBalance(transaction, userId)
    if (await withdrawals.hasLiveCall(userId, transaction))
      throw new ApplicationError('CALL_ALREADY_LIVE')
    const lines = computeWithdrawal(orders, balance)
    for (const [index, order] of orders.entries()) {
      const line = lines[index]
      if (line) await giveBack(parts, transaction, { userId, order, line })
    }
    await withdrawals.settle(
      transaction,
      id,
      lines.map(({ orderId, leftMinutes, leftCents, unusedMinutes, refundCents }) => ({
        withdrawalId: id,
        orderId,
        leftMinutes,
        leftCents,
        unusedMinutes,
        refundCents,
      })),
    )
    await sendReceipt(parts, transaction, { ...declared, userId }, { orders, lines })
  })

/** Before an account goes, and with it the balance that says what is given back. */
export async function settleAllOf(parts: WithdrawalParts, userId: string) {
  for (const { id, settledAt } of await parts.withdrawals.listWithdrawals(userId))
    if (!settledAt) await settleWithdrawal(parts, id)
}

async function lockContract(
  { withdrawals }: WithdrawalParts,
  transaction: Transaction,
  { userId, orderId }: { userId: string; orderId: string },
) {
  const orders = await withdrawals.listPaidOrders(userId, transaction)
  const contract = contractsOf(orders).find((known) => known.orderId === orderId)
  return contract?.newestFirst ?? []
}

/**
 * The minutes go now, the money follows. Its notices move none of them again: what was promised counts
 * as gone (domain/money-gone.ts). Minutes that were used are paid for, or the buyer's: nobody owes them.
 */
async function giveBack(
  { office }: WithdrawalParts,
  transaction: Transaction,
  { userId, order, line }: { userId: string; order: PaidOrder; line: WithdrawalLine },
) {
  if (line.unusedMinutes > 0)
    await moveMinutes(transaction, {
      userId,
      minutes: -line.unusedMinutes,
      reason: 'refund',
      reference: `${order.orderId}:left`,
      actor: userId,
    })
  if (line.refundCents > 0) await office.promise(transaction, order.orderId, line.refundCents)
}

async function sendReceipt(
  { withdrawals, jobs, origin }: WithdrawalParts,
  transaction: Transaction,
  declared: Withdrawal & { userId: string },
  { orders, lines }: { orders: PaidOrder[]; lines: WithdrawalLine[] },
) {
  const reader = await withdrawals.readReader(transaction, declared.userId)
  if (!reader) return
  const mail = withdrawalMail(reader, origin, { declared, orders, lines })
  await jobs.enqueue(transaction, 'send-receipt', mail)
}
