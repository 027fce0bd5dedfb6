import type { CheckoutResult } from '../../../contract/billing/payments'
import { offers } from '../../../domain/offers'
import { readBalance } from '../../ledger/balances'
import { ApplicationError } from '../../platform/application-error'
import { canBuyFor, type SignedInUser } from '../../policies'
import type { BillingDeps } from '../billing-deps'
import { findSoldOffer } from '../find-sold-offer'
import { storeCheckout } from '../orders/record-checkout'
import { listWaitingMinutes } from '../waiting-minutes/list-waiting-minutes'

/**
 * Stores the order of the user's own checkout, in case the webhook event is late, and returns the
 * result. Throws NOT_FOUND for a checkout that does not exist or belongs to another user.
 */
export async function readCheckoutResult(
  deps: BillingDeps,
  user: Pick<SignedInUser, 'id'>,
  checkoutId: string,
): Promise<CheckoutResult> {
  const checkout = await deps.provider.readCheckout(checkoutId)
  const owner = checkout?.customerId
    ? await deps.customers.findOwner(checkout.customerId)
    : undefined
  if (!checkout || !owner?.userId || !canBuyFor(user, owner.userId))
    throw new ApplicationError('NOT_FOUND')
  await storeCheckout(deps, checkout)
  switch (checkout.state) {
    case 'paid': {
      const order = await deps.orders.read(checkout.invoiceId ?? checkout.id)
      // A refund of the whole price is reserved after a withdrawal or for a rejected order;
      // `reservedRefundCents` keeps the amount after the refund was made. The minutes were taken back or
      // never credited, so the page must not announce them. An order of 0 € has nothing to refund.
      const reservedCents = order?.reservedRefundCents ?? 0
      if (order && reservedCents > 0 && reservedCents >= order.amountTotalCents)
        return { state: 'refunded' }
      const offerKey = findSoldOffer(deps.priceIds, checkout)
      const waitingPurchases = await listWaitingMinutes(deps, user.id)
      return {
        state: 'paid',
        offerKey,
        minutes: offerKey ? offers[offerKey].minutes : 0,
        minutesLeft: (await readBalance(deps.database, user.id)) ?? 0,
        waitsUntil:
          waitingPurchases.find(({ orderId }) => orderId === order?.id)?.availableOn ?? null,
      }
    }
    case 'failed':
    case 'expired':
      return { state: 'failed' }
    case 'pending':
    case 'open':
      return { state: 'pending' }
  }
}
