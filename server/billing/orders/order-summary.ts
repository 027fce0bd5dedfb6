import type { Offer } from '../../../domain/offers'

/** What the e-mails about an order show. */
export type OrderSummary = {
  orderId: string
  invoiceNumber: string
  offer: Offer
  minutes: number
  amountTotalCents: number
  orderedAt: Date
  /** When the order was paid. The withdrawal period of a first order begins then. */
  paidAt: Date
  /** Billed period of a subscription, as ISO 8601; null for a pack. */
  period: { startsAt: string; endsAt: string } | null
  hasRequestedImmediateStart: boolean
  /** Day in Paris on which waiting minutes are credited, YYYY-MM-DD; null when no minutes wait. */
  waitsUntil: string | null
}
