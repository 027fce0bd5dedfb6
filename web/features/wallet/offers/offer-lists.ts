import { formatEuros } from '../../../../domain/formatting/euros'
import {
  computePricePerMinuteCents,
  type Offer,
  type OfferKey,
  offerKeys,
  offers,
} from '../../../../domain/offers'

/** An offer with its key. */
export type OfferWithKey = Offer & { key: OfferKey }

const allOffers: readonly OfferWithKey[] = offerKeys.map((key) => ({ key, ...offers[key] }))

/** Packs and top-ups, each list in the order of domain/offers.ts. */
export const packs = allOffers.filter(({ kind }) => kind === 'pack')
export const topUps = allOffers.filter(({ kind }) => kind === 'top-up')

/** The subscriptions, the one that is marked as popular first. */
export const subscriptions = allOffers
  .filter((offer) => offer.mode === 'subscription')
  .toSorted((one, other) => Number(other.isPopular) - Number(one.isPopular))

/** Returns for instance "0,30 € la minute". */
export const formatPricePerMinute = (offer: Offer) =>
  `${formatEuros(computePricePerMinuteCents(offer))} la minute`
