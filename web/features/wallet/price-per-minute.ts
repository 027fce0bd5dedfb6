import { formatEuros } from '../../../domain/formatting/euros'
import { type Offer, pricePerMinuteCents } from '../../../domain/offers'

/** « 0,30 € la minute » */
export const formatPricePerMinute = (offer: Offer) =>
  `${formatEuros(pricePerMinuteCents(offer))} la minute`
