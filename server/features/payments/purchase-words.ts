import type { Offer } from '../../../domain/offers'

/** What a mail about an order knows of it. */
export type Purchase = {
  orderId: string
  invoiceNumber: string
  offer: Offer
  minutes: number
  amountTotalCents: number
  orderedAt: Date
  creditedAt: Date
  /** Of a subscription; ISO 8601. */
  period: { startsAt: string; endsAt: string } | null
  hasRequestedImmediateStart: boolean
}

const moments = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** « 21 novembre 2026 à 18:04 », in Paris. */
export const formatMoment = (time: Date) => moments.format(time)

export const renewals = { week: 'chaque semaine', month: 'chaque mois' } as const
