import { isWithdrawalOpen } from '../../../domain/billing/withdrawal-period'
import type { BillingDeps } from '../billing-deps'
import { groupContracts } from '../withdrawals/group-contracts'
import { creditWaitingOrders } from './credit-waiting-orders'

type Deps = Pick<BillingDeps, 'database' | 'now' | 'withdrawals'>

/** Credits the minutes that waited for the end of their contract's withdrawal period. */
export async function releaseWaitingMinutes(deps: Deps) {
  for (const userId of await deps.withdrawals.listUsersWithWaitingMinutes())
    await deps.database.transaction(async (transaction) => {
      const orders = await deps.withdrawals.listPaidOrders(userId, transaction)
      for (const contract of groupContracts(orders))
        if (!isWithdrawalOpen(contract.concludedAt, deps.now()))
          await creditWaitingOrders(deps, transaction, contract, { userId, actor: 'system' })
    })
}
