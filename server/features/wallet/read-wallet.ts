import type { Subscription, Wallet } from '../../../contract/billing/wallet'
import { isSubscriberStatus } from '../../../domain/billing/subscription'
import { type OfferKey, readOfferKey } from '../../../domain/offers'
import { ApplicationError } from '../../platform/application-error'
import type { Person } from '../../policies'
import type { SubscriptionReader, SubscriptionRow } from './subscription-reader'
import type { WalletRepository } from './wallet-repository'

/** What takes payments: its name of each offer's price. null: payments are not open. */
export type PaymentService = { priceIds: Partial<Record<OfferKey, string>> } | null

export type WalletParts = {
  wallets: WalletRepository
  subscriptions: Pick<SubscriptionReader, 'findCurrent'>
  /** A stand-in takes payments on this machine only. */
  paymentFor(asked: { isOnThisMachine: boolean }): PaymentService
}

/** Balance, subscription, and whether anything can be bought. */
export async function readWallet(
  {
    wallets,
    subscriptions,
    payment,
  }: Pick<WalletParts, 'subscriptions'> & {
    wallets: Pick<WalletRepository, 'readBalance'>
    payment: PaymentService
  },
  person: Pick<Person, 'id'>,
): Promise<Wallet> {
  const balance = await wallets.readBalance(person.id)
  // The account went while its session was still being used.
  if (!balance) throw new ApplicationError('UNAUTHENTICATED')
  const current = await subscriptions.findCurrent(person.id)
  return {
    ...balance,
    isPaymentOpen: payment !== null,
    isSubscriber: current !== undefined && isSubscriberStatus(current.status),
    subscription: current ? toSubscription(current) : null,
    priceIds: payment?.priceIds ?? {},
  }
}

function toSubscription(row: SubscriptionRow): Subscription {
  const { status, cancelsAtPeriodEnd, paymentMethodBrand, paymentMethodLast4 } = row
  const endSeconds = row.currentPeriodEndSeconds
  return {
    offerKey: readOfferKey(row.offerKey),
    status,
    cancelsAtPeriodEnd,
    periodEndsAt: endSeconds === null ? null : new Date(endSeconds * 1_000).toISOString(),
    paymentMethodBrand,
    paymentMethodLast4,
  }
}
