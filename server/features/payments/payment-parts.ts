import type { OfferKey } from '../../../domain/offers'
import type { Transaction } from '../../platform/database/open-database'
import type { Mail } from '../../platform/mail/mail'
import type { PaymentProvider } from './payment-provider'
import type { PaymentRepository } from './payment-repository'

export type PriceIds = Partial<Record<OfferKey, string>>

/** What the use cases of payments work with. */
export type PaymentParts = {
  payments: PaymentRepository
  provider: PaymentProvider
  priceIds: PriceIds
  /** Where the product is found. */
  origin: string
  now(): Date
  sendMail(transaction: Transaction, mail: Mail): Promise<void>
  /** What was paid for an account that is gone: nobody is there to have it. */
  giveBackLater(transaction: Transaction, orderId: string): Promise<void>
}
