import { type Offer, pricePerMinuteCents } from '../../../domain/offers'

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const numbers = new Intl.NumberFormat('fr-FR')

/** Cents as « 9,99 € », always with two decimals. */
export const formatEuros = (cents: number) => euros.format(cents / 100)

/** « 0,30 € la minute » */
export const formatPricePerMinute = (offer: Offer) =>
  `${formatEuros(pricePerMinuteCents(offer))} la minute`

/** « 1 minute », « 999 999 minutes ». */
export const formatMinutes = (count: number) =>
  `${numbers.format(count)} ${Math.abs(count) < 2 ? 'minute' : 'minutes'}`
