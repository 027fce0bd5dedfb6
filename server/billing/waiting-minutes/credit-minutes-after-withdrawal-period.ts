import { isWithdrawalOpen } from '../../../domain/billing/withdrawal-period'
import type { BillingDeps } from '../billing-deps'
import { groupPurchases } from '../withdrawals/group-purchases'
import { creditWaitingOrders } from './credit-waiting-orders'

type Deps = Pick<BillingDeps, 'database' | 'now' | 'withdrawals'>

/** Credits the waiting minutes of purchases whose withdrawal period is over. */
export async function creditMinutesAfterWithdrawalPeriod(deps: Deps) {
  for (const userId of await deps.withdrawals.listUserIdsWithWaitingMinutes())
    await deps.database.transaction(async (transaction) => {
      const orders = await deps.withdrawals.lockPaidOrders(transaction, userId)
      for (const purchase of groupPurchases(orders))
        if (!isWithdrawalOpen(purchase.paidAt, deps.now()))
          await creditWaitingOrders(deps, transaction, purchase, { userId, actor: 'system' })
    })
}
