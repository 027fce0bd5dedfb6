import type { WithdrawableContract } from '../../../contract/billing/withdrawals'
import { computeWithdrawal } from '../../../domain/billing/withdrawal'
import { isWithdrawalOpen, lastWithdrawalDay } from '../../../domain/billing/withdrawal-period'
import { readOfferKey } from '../../../domain/offers'
import type { Contract } from './contracts-of'
import type { StoredLine, Withdrawal } from './withdrawal-repository'

type Facts = {
  balanceMinutes: number
  now: Date
  withdrawal: Withdrawal | undefined
  /** Of that withdrawal. */
  lines: readonly StoredLine[]
}

/** A contract as its owner sees it: what leaving it gives back, or gave back. */
export function describeContract(contract: Contract, facts: Facts): WithdrawableContract {
  const { orderId, orderedAt, offerKey, creditedAt, newestFirst } = contract
  return {
    orderId,
    orderedAt: orderedAt.toISOString(),
    offerKey: readOfferKey(offerKey),
    minutes: sumOf(newestFirst, ({ minutes }) => minutes),
    amountTotalCents: sumOf(newestFirst, ({ amountTotalCents }) => amountTotalCents),
    hasRequestedImmediateStart: contract.hasRequestedImmediateStart,
    isSubscription: contract.subscriptionId !== null,
    lastDay: lastWithdrawalDay(creditedAt),
    state: stateOf(contract, facts),
  }
}

function stateOf(
  { newestFirst, creditedAt, hasRequestedImmediateStart }: Contract,
  { withdrawal, lines, balanceMinutes, now }: Facts,
): WithdrawableContract['state'] {
  if (withdrawal)
    return {
      kind: 'withdrawn',
      declaredAt: withdrawal.declaredAt.toISOString(),
      lines: lines.map((line) => ({ ...line, hasRequestedImmediateStart })),
      isCompleted: withdrawal.completedAt !== null,
    }
  if (newestFirst.every(({ leftCents }) => leftCents === 0)) return { kind: 'refunded' }
  if (!isWithdrawalOpen(creditedAt, now)) return { kind: 'too-late' }
  return { kind: 'open', lines: computeWithdrawal(newestFirst, balanceMinutes) }
}

const sumOf = <Item>(items: readonly Item[], figure: (item: Item) => number) =>
  items.reduce((sum, item) => sum + figure(item), 0)
