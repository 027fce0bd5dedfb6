import type { Offer } from '../../../domain/offers'

/** What the e-mails about an order need to know. */
export type Purchase = {
  orderId: string
  invoiceNumber: string
  offer: Offer
  minutes: number
  amountTotalCents: number
  orderedAt: Date
  /** When it was paid: the contract is concluded then. */
  concludedAt: Date
  /** Billed period of a subscription; ISO 8601. */
  period: { startsAt: string; endsAt: string } | null
  hasRequestedImmediateStart: boolean
  /** Day on which minutes that wait are credited; null when they were credited at once. */
  waitsUntil: string | null
}
