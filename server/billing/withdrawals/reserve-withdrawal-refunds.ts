import { computeWithdrawal, type WithdrawalLine } from '../../../domain/billing/withdrawal'
import { lockBalances } from '../../ledger/balances'
import { recordLedgerEntry } from '../../ledger/record-ledger-entry'
import { ApplicationError } from '../../platform/application-error'
import type { Transaction } from '../../platform/database/open-database'
import { findMailRecipient } from '../../users/find-mail-recipient'
import type { BillingDeps } from '../billing-deps'
import { groupPurchases, type PaidOrder } from './group-purchases'
import { withdrawalAcknowledgementMail } from './withdrawal-acknowledgement-mail'
import type { Withdrawal } from './withdrawal-repository'

export type ReserveWithdrawalRefundsDeps = Pick<
  BillingDeps,
  'database' | 'jobs' | 'orders' | 'origin' | 'withdrawals'
>

/**
 * Takes back the unused minutes of a declared withdrawal, reserves the refund on its orders and
 * sends the acknowledgement, in one transaction. Sets `appliedAt`; running it again changes
 * nothing. Throws CALL_ALREADY_LIVE while the user has a live call.
 */
export const reserveWithdrawalRefunds = (deps: ReserveWithdrawalRefundsDeps, id: string) =>
  deps.database.transaction(async (transaction) => {
    const { withdrawals } = deps
    const withdrawal = await withdrawals.lock(transaction, id)
    // The withdrawal of an erased account has no user. Its refunds were reserved before the erasure
    // (reserveAllWithdrawalRefunds).
    if (!withdrawal?.userId || withdrawal.appliedAt) return
    const { userId } = withdrawal
    const orders = await lockOrdersOfPurchase(deps, transaction, userId, withdrawal.orderId)
    const balance = (await lockBalances(transaction, [userId])).get(userId) ?? 0
    if (await withdrawals.hasLiveCall(userId, transaction))
      throw new ApplicationError('CALL_ALREADY_LIVE')
    const lines = computeWithdrawal(orders, balance)
    for (const [index, order] of orders.entries()) {
      const line = lines[index]
      if (line) await takeBackMinutesAndReserveRefund(deps, transaction, { userId, order, line })
    }
    await withdrawals.storeLines(
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
    await sendAcknowledgement(deps, transaction, { ...withdrawal, userId }, { orders, lines })
  })

/**
 * Reserves the refunds of all withdrawals of an account before the account is erased, while its
 * balance is still known.
 */
export async function reserveAllWithdrawalRefunds(
  deps: ReserveWithdrawalRefundsDeps,
  userId: string,
) {
  for (const { id, appliedAt } of await deps.withdrawals.listWithdrawals(userId))
    if (!appliedAt) await reserveWithdrawalRefunds(deps, id)
}

async function lockOrdersOfPurchase(
  { withdrawals }: ReserveWithdrawalRefundsDeps,
  transaction: Transaction,
  userId: string,
  orderId: string,
) {
  const orders = await withdrawals.lockPaidOrders(transaction, userId)
  const purchase = groupPurchases(orders).find((candidate) => candidate.orderId === orderId)
  return purchase?.orders ?? []
}

/**
 * Takes the minutes back now; the money is refunded later. The webhook events of that refund do not
 * take the minutes back again, because a reserved refund counts as returned
 * (domain/billing/order-money.ts).
 */
async function takeBackMinutesAndReserveRefund(
  { orders }: ReserveWithdrawalRefundsDeps,
  transaction: Transaction,
  { userId, order, line }: { userId: string; order: PaidOrder; line: WithdrawalLine },
) {
  if (line.unusedMinutes > 0)
    await recordLedgerEntry(transaction, {
      userId,
      minutes: -line.unusedMinutes,
      reason: 'refund',
      reference: `${order.orderId}:left`,
      actor: userId,
    })
  if (line.refundCents + line.disputedRefundCents > 0)
    await orders.reserveRefund(transaction, order.orderId, line)
}

async function sendAcknowledgement(
  { jobs, origin }: ReserveWithdrawalRefundsDeps,
  transaction: Transaction,
  withdrawal: Withdrawal & { userId: string },
  { orders, lines }: { orders: PaidOrder[]; lines: WithdrawalLine[] },
) {
  const recipient = await findMailRecipient(transaction, withdrawal.userId)
  if (!recipient) return
  const mail = withdrawalAcknowledgementMail(recipient, origin, { withdrawal, orders, lines })
  await jobs.enqueue(transaction, 'send-receipt', mail)
}
