import { isOfferKey, type OfferKey } from '../../../domain/offers'
import type { PriceIds } from './payment-parts'

/** What is sold at a price; undefined when it is none of ours. */
export const offerOfPrice = (priceIds: PriceIds, priceId: string | null): OfferKey | undefined =>
  Object.keys(priceIds)
    .filter(isOfferKey)
    .find((key) => priceId !== null && priceIds[key] === priceId)
