import { isOfferKey, type OfferKey } from '../../../domain/offers'

/** Of a stored row; null for what is no longer sold. */
export const offerKeyOf = ({ offerKey }: { offerKey: string | null }): OfferKey | null =>
  offerKey !== null && isOfferKey(offerKey) ? offerKey : null
