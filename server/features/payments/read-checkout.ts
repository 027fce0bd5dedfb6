import type { CheckoutResult } from '../../../contract/billing/payments'
import { offers } from '../../../domain/offers'
import { ApplicationError } from '../../platform/application-error'
import { mayBuyFor, type Person } from '../../policies'
import { offerSold } from './offer-of-price'
import type { PaymentParts } from './payment-parts'
import { settleVisit } from './settle-checkout'

/**
 * What became of one's own visit to the payment page, and its minutes at once when the notice is
 * late. Throws NOT_FOUND for somebody else's.
 */
export async function readCheckout(
  parts: PaymentParts,
  person: Pick<Person, 'id'>,
  checkoutId: string,
): Promise<CheckoutResult> {
  const checkout = await parts.provider.readCheckout(checkoutId)
  const owner = checkout?.customerId
    ? await parts.payments.findOwner(checkout.customerId)
    : undefined
  if (!checkout || !owner?.userId || !mayBuyFor(person, owner.userId))
    throw new ApplicationError('NOT_FOUND')
  await settleVisit(parts, checkout)
  switch (checkout.state) {
    case 'paid': {
      const order = await parts.payments.readOrder(checkout.invoiceId ?? checkout.id)
      if (order && order.promisedCents >= order.amountTotalCents && order.promisedCents > 0)
        return { state: 'returned' }
      const offerKey = offerSold(parts.priceIds, checkout)
      return { state: 'paid', offerKey, minutes: offerKey ? offers[offerKey].minutes : 0 }
    }
    case 'failed':
    case 'expired':
      return { state: 'failed' }
    case 'pending':
    case 'open':
      return { state: 'pending' }
  }
}
