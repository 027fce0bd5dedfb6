import { isOfferKey, offers } from '../../../domain/offers'

/** As the person bought it; what is no longer sold has no other name. */
export const nameOfOffer = (offerKey: string | null) =>
  offerKey !== null && isOfferKey(offerKey) ? offers[offerKey].name : 'Achat de minutes'
