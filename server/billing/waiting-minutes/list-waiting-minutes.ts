import type { WaitingMinutes } from '../../../contract/billing/wallet'
import { getFirstDayAfterWithdrawal } from '../../../domain/billing/withdrawal-period'
import { readOfferKey } from '../../../domain/offers'
import type { BillingDeps } from '../billing-deps'
import { groupContracts } from '../withdrawals/group-contracts'
import { listWaitingOrders } from './credit-waiting-orders'

/** Lists a user's contracts with waiting minutes, the newest first. */
export async function listWaitingMinutes(
  { withdrawals }: { withdrawals: Pick<BillingDeps['withdrawals'], 'listPaidOrders'> },
  userId: string,
): Promise<WaitingMinutes[]> {
  return groupContracts(await withdrawals.listPaidOrders(userId)).flatMap((contract) => {
    const waitingOrders = listWaitingOrders(contract)
    if (waitingOrders.length === 0) return []
    return {
      orderId: contract.orderId,
      offerKey: readOfferKey(contract.offerKey),
      orderedAt: contract.orderedAt.toISOString(),
      minutes: waitingOrders.reduce((total, { leftMinutes }) => total + leftMinutes, 0),
      availableOn: getFirstDayAfterWithdrawal(contract.concludedAt),
    }
  })
}
