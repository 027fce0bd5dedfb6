import type { WithdrawableContracts } from '../../../contract/billing/withdrawals'
import type { SignedInUser } from '../../policies'
import type { BillingDeps } from '../billing-deps'
import { readBalance } from '../ledger/balances'
import { describeContract } from './describe-contract'
import { groupContracts } from './group-contracts'

/** Lists the user's own contracts, the newest first. */
export async function listContracts(
  { database, now, withdrawals }: Pick<BillingDeps, 'database' | 'now' | 'withdrawals'>,
  { id: userId }: Pick<SignedInUser, 'id'>,
): Promise<WithdrawableContracts> {
  const contracts = groupContracts(await withdrawals.listPaidOrders(userId))
  const ownWithdrawals = await withdrawals.listWithdrawals(userId)
  const lines = await withdrawals.listLines(ownWithdrawals.map(({ id }) => id))
  const balanceMinutes = (await readBalance(database, userId)) ?? 0
  const time = now()
  return {
    contracts: contracts.map((contract) => {
      const withdrawal = ownWithdrawals.find(({ orderId }) => orderId === contract.orderId)
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
