import { type OfferKey, offerKeys, readOfferKey } from '../../../domain/offers'
import type { PriceIds } from './payment-parts'

/** What is sold at a price today; undefined when it is none of ours. */
export const offerOfPrice = (priceIds: PriceIds, priceId: string | null): OfferKey | undefined =>
  offerKeys.find((key) => priceId !== null && priceIds[key] === priceId)

type Sold = { priceId: string | null; offerName: string | null }

/**
 * What was sold: by its price, or under the name that it was ordered by when its price has changed
 * since. A subscription keeps the price that it began with.
 */
export const offerSold = (priceIds: PriceIds, { priceId, offerName }: Sold) =>
  offerOfPrice(priceIds, priceId) ?? readOfferKey(offerName)
