import { z } from 'zod'
import { isForSubscribersOnly, type OfferKey, offers } from '../../../domain/offers'
import { findOfferByPrice, type PriceIds } from '../find-sold-offer'

/** Body of POST /api/functions/stripe-checkout. */
export const checkoutRequest = z.object({
  price_id: z.string().min(1).max(255),
  success_url: z.string().max(2_000),
  cancel_url: z.string().max(2_000),
  mode: z.enum(['payment', 'subscription']),
  user_id: z.string().max(100),
  /** Whether the buyer asked to use the minutes before the end of the withdrawal period. */
  immediate_start: z.boolean().optional(),
})

export type CheckoutRequest = z.infer<typeof checkoutRequest>

type CheckoutContext = { priceIds: PriceIds; origin: string; isSubscriber: boolean }

export type ValidatedCheckout = {
  offerKey: OfferKey
  priceId: string
  mode: 'payment' | 'subscription'
  successUrl: string
  cancelUrl: string
  hasRequestedImmediateStart: boolean
}

/**
 * Returns the checkout to start; undefined when the offer is not for sale to this buyer or in this
 * mode, or when a return URL is invalid or has another origin.
 */
export function validateCheckout(
  request: CheckoutRequest,
  { priceIds, origin, isSubscriber }: CheckoutContext,
): ValidatedCheckout | undefined {
  const offerKey = findOfferByPrice(priceIds, request.price_id)
  const successUrl = normaliseOwnUrl(request.success_url, origin)
  const cancelUrl = normaliseOwnUrl(request.cancel_url, origin)
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

/**
 * Returns the URL as browsers normalise it, so that the check applies to the URL that will be
 * opened; undefined for an invalid URL, another origin or a URL with credentials.
 */
function normaliseOwnUrl(text: string, origin: string) {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  const isOwn = url.origin === origin && url.username === '' && url.password === ''
  return isOwn ? url.href : undefined
}
