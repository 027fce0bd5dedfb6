import type { WaitingMinutes } from '../../../contract/billing/wallet'
import { getFirstDayAfterWithdrawal } from '../../../domain/billing/withdrawal-period'
import { readOfferKey } from '../../../domain/offers'
import type { BillingDeps } from '../billing-deps'
import { groupPurchases } from '../withdrawals/group-purchases'
import { listWaitingOrders } from './credit-waiting-orders'

/** Lists a user's purchases with waiting minutes, the newest first. */
export async function listWaitingMinutes(
  { withdrawals }: { withdrawals: Pick<BillingDeps['withdrawals'], 'listPaidOrders'> },
  userId: string,
): Promise<WaitingMinutes[]> {
  return groupPurchases(await withdrawals.listPaidOrders(userId)).flatMap((purchase) => {
    const waitingOrders = listWaitingOrders(purchase)
    if (waitingOrders.length === 0) return []
    return {
      orderId: purchase.orderId,
      offerKey: readOfferKey(purchase.offerKey),
      orderedAt: purchase.orderedAt.toISOString(),
      minutes: waitingOrders.reduce((total, { leftMinutes }) => total + leftMinutes, 0),
      availableOn: getFirstDayAfterWithdrawal(purchase.paidAt),
    }
  })
}
