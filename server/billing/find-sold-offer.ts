import { type OfferKey, offerKeys, readOfferKey } from '../../domain/offers'

/** The payment provider's price id of each offer that is for sale. */
export type PriceIds = Partial<Record<OfferKey, string>>

/** Returns the offer that is sold at a price today; undefined for a price of no current offer. */
export const findOfferByPrice = (
  priceIds: PriceIds,
  priceId: string | null,
): OfferKey | undefined => offerKeys.find((key) => priceId !== null && priceIds[key] === priceId)

type SoldItem = { priceId: string | null; orderedOfferKey: string | null }

/**
 * Returns the offer that was sold: found by its price or, if the offer's price has changed since,
 * by the offer key in the metadata of its checkout session or subscription; null when neither is
 * known. A subscription keeps the price that it began with.
 */
export const findSoldOffer = (priceIds: PriceIds, { priceId, orderedOfferKey }: SoldItem) =>
  findOfferByPrice(priceIds, priceId) ?? readOfferKey(orderedOfferKey)
