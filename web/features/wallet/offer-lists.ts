import { type Offer, type OfferKey, offerKeys, offers } from '../../../domain/offers'

/** An offer with its name in the catalogue. */
export type ListedOffer = Offer & { key: OfferKey }

const all: readonly ListedOffer[] = offerKeys.map((key) => ({ key, ...offers[key] }))

/** In the order of the catalogue. */
export const packs = all.filter(({ kind }) => kind === 'pack')
export const topUps = all.filter(({ kind }) => kind === 'top-up')

/** The highlighted one first. */
export const subscriptions = all
  .filter((offer) => offer.mode === 'subscription')
  .toSorted((one, other) => Number(other.isPopular) - Number(one.isPopular))
