import type { WithdrawableContract } from '../../../contract/billing/withdrawals'
import { computeWithdrawal } from '../../../domain/billing/withdrawal'
import { getLastWithdrawalDay, isWithdrawalOpen } from '../../../domain/billing/withdrawal-period'
import { readOfferKey } from '../../../domain/offers'
import type { PurchaseContract } from './group-contracts'
import type { StoredLine, Withdrawal } from './withdrawal-repository'

type ContractContext = {
  balanceMinutes: number
  now: Date
  withdrawal: Withdrawal | undefined
  /** The lines of `withdrawal`; empty without one. */
  lines: readonly StoredLine[]
}

/** Describes a contract for its buyer: what a withdrawal would refund, or has refunded. */
export function describeContract(
  contract: PurchaseContract,
  context: ContractContext,
): WithdrawableContract {
  const { orderId, orderedAt, offerKey, concludedAt, orders } = contract
  return {
    orderId,
    orderedAt: orderedAt.toISOString(),
    offerKey: readOfferKey(offerKey),
    minutes: sum(orders, ({ minutes }) => minutes),
    amountTotalCents: sum(orders, ({ amountTotalCents }) => amountTotalCents),
    hasRequestedImmediateStart: contract.hasRequestedImmediateStart,
    isSubscription: contract.subscriptionId !== null,
    lastDay: getLastWithdrawalDay(concludedAt),
    state: describeState(contract, context),
  }
}

function describeState(
  { orders, concludedAt, hasRequestedImmediateStart }: PurchaseContract,
  { withdrawal, lines, balanceMinutes, now }: ContractContext,
): WithdrawableContract['state'] {
  if (withdrawal)
    return {
      kind: 'withdrawn',
      declaredAt: withdrawal.declaredAt.toISOString(),
      lines: lines.map((line) => ({ ...line, hasRequestedImmediateStart })),
      isCompleted: withdrawal.completedAt !== null,
    }
  if (orders.every(({ leftCents }) => leftCents === 0)) return { kind: 'refunded' }
  if (!isWithdrawalOpen(concludedAt, now)) return { kind: 'too-late' }
  return { kind: 'open', lines: computeWithdrawal(orders, balanceMinutes) }
}

const sum = <Item>(items: readonly Item[], getFigure: (item: Item) => number) =>
  items.reduce((total, item) => total + getFigure(item), 0)
