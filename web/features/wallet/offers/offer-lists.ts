import { formatEuros } from '../../../../domain/formatting/euros'
import {
  type Offer,
  type OfferKey,
  offerKeys,
  offers,
  pricePerMinuteCents,
} from '../../../../domain/offers'

/** An offer with its key. */
export type ListedOffer = Offer & { key: OfferKey }

const all: readonly ListedOffer[] = offerKeys.map((key) => ({ key, ...offers[key] }))

/** Packs and top-ups, both in the order of domain/offers.ts. */
export const packs = all.filter(({ kind }) => kind === 'pack')
export const topUps = all.filter(({ kind }) => kind === 'top-up')

/** The most popular one first. */
export const subscriptions = all
  .filter((offer) => offer.mode === 'subscription')
  .toSorted((one, other) => Number(other.isPopular) - Number(one.isPopular))

/** Returns for instance "0,30 € la minute". */
export const formatPricePerMinute = (offer: Offer) =>
  `${formatEuros(pricePerMinuteCents(offer))} la minute`
