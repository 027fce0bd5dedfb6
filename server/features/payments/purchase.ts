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
