import type { WithdrawablePurchases } from '../../../contract/billing/withdrawals'
import { readBalance } from '../../ledger/balances'
import type { SignedInUser } from '../../policies'
import type { BillingDeps } from '../billing-deps'
import { describePurchase } from './describe-purchase'
import { groupPurchases } from './group-purchases'

/** Lists the user's purchases, the newest first, and whether the user has a live call. */
export async function listPurchases(
  { database, now, withdrawals }: Pick<BillingDeps, 'database' | 'now' | 'withdrawals'>,
  { id: userId }: Pick<SignedInUser, 'id'>,
): Promise<WithdrawablePurchases> {
  const purchases = groupPurchases(await withdrawals.listPaidOrders(userId))
  const ownWithdrawals = await withdrawals.listWithdrawals(userId)
  const lines = await withdrawals.listLines(ownWithdrawals.map(({ id }) => id))
  const balanceMinutes = (await readBalance(database, userId)) ?? 0
  const time = now()
  return {
    contracts: purchases.map((purchase) => {
      const withdrawal = ownWithdrawals.find(({ orderId }) => orderId === purchase.orderId)
      return describePurchase(purchase, {
        balanceMinutes,
        now: time,
        withdrawal,
        lines: lines.filter(({ withdrawalId }) => withdrawalId === withdrawal?.id),
      })
    }),
    isCallLive: await withdrawals.hasLiveCall(userId),
  }
}
