import type { WithdrawableContracts } from '../../../contract/billing/withdrawals'
import type { Person } from '../../policies'
import { contractsOf } from './contracts-of'
import { describeContract } from './describe-contract'
import type { WithdrawalParts } from './withdrawal-parts'

type Parts = Pick<WithdrawalParts, 'withdrawals' | 'now'>

/** One's own contracts, the newest first. */
export async function listContracts(
  { withdrawals, now }: Parts,
  { id: userId }: Pick<Person, 'id'>,
): Promise<WithdrawableContracts> {
  const contracts = contractsOf(await withdrawals.listPaidOrders(userId))
  const known = await withdrawals.listWithdrawals(userId)
  const lines = await withdrawals.listLines(known.map(({ id }) => id))
  const balanceMinutes = await withdrawals.readBalance(userId)
  const time = now()
  return {
    contracts: contracts.map((contract) => {
      const withdrawal = known.find(({ orderId }) => orderId === contract.orderId)
      return describeContract(contract, {
        balanceMinutes,
        now: time,
        withdrawal,
        lines: lines.filter(({ withdrawalId }) => withdrawalId === withdrawal?.id),
      })
    }),
    isCallLive: await withdrawals.hasLiveCall(userId),
  }
}
