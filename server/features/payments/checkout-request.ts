import { z } from 'zod'
import { isForSubscribersOnly, type OfferKey, offers } from '../../../domain/offers'
import { offerOfPrice } from './offer-of-price'
import type { PriceIds } from './payment-parts'

/** What POST /api/functions/stripe-checkout carries (02, « API »). */
export const checkoutRequest = z.object({
  price_id: z.string().min(1).max(255),
  success_url: z.string().max(2_000),
  cancel_url: z.string().max(2_000),
  mode: z.enum(['payment', 'subscription']),
  user_id: z.string().max(100),
  /** The unticked box: minutes before the end of the withdrawal period (05, « withdrawal »). */
  immediate_start: z.boolean().optional(),
})

export type CheckoutRequest = z.infer<typeof checkoutRequest>

type Facts = { priceIds: PriceIds; origin: string; isSubscriber: boolean }

export type CheckedOrder = {
  offerKey: OfferKey
  priceId: string
  mode: 'payment' | 'subscription'
  successUrl: string
  cancelUrl: string
  hasRequestedImmediateStart: boolean
}

/** What is really ordered; undefined for what is not for sale like this. */
export function checkOrder(
  request: CheckoutRequest,
  { priceIds, origin, isSubscriber }: Facts,
): CheckedOrder | undefined {
  const offerKey = offerOfPrice(priceIds, request.price_id)
  const successUrl = ownAddress(request.success_url, origin)
  const cancelUrl = ownAddress(request.cancel_url, origin)
  if (!offerKey || !successUrl || !cancelUrl) return undefined
  const offer = offers[offerKey]
  if (offer.mode !== request.mode) return undefined
  if (isForSubscribersOnly(offer) && !isSubscriber) return undefined
  return {
    offerKey,
    priceId: request.price_id,
    mode: request.mode,
    successUrl,
    cancelUrl,
    hasRequestedImmediateStart: request.immediate_start ?? false,
  }
}

/** As browsers understand it, so that what was checked is what is opened; undefined elsewhere. */
function ownAddress(text: string, origin: string) {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isOwn = url.origin === origin && url.username === '' && url.password === ''
  return isOwn ? url.href : undefined
}
