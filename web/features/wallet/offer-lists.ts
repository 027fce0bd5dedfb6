import { type Offer, offers } from '../../../domain/offers'

const all: readonly Offer[] = Object.values(offers)

/** In the order of the catalogue. */
export const packs = all.filter(({ kind }) => kind === 'pack')
export const topUps = all.filter(({ kind }) => kind === 'top-up')

/** The highlighted one first. */
export const subscriptions = all
  .filter((offer) => offer.mode === 'subscription')
  .toSorted((one, other) => Number(other.isPopular) - Number(one.isPopular))
