import type { Subscription, Wallet } from '../../../contract/billing/wallet'
import { allowsTopUps } from '../../../domain/billing/subscription'
import { readOfferKey } from '../../../domain/offers'
import { ApplicationError } from '../../platform/application-error'
import type { SignedInUser } from '../../policies'
import type { BillingDeps } from '../billing-deps'
import type { StoredSubscription } from '../subscriptions/subscription-repository'
import { listWaitingMinutes } from '../waiting-minutes/list-waiting-minutes'
import type { WalletRepository } from './wallet-repository'

type Deps = Pick<BillingDeps, 'priceIds'> & {
  wallet: Pick<WalletRepository, 'readBalance' | 'readLastPurchasedMinutes'>
  subscriptions: Pick<BillingDeps['subscriptions'], 'findCurrent'>
  withdrawals: Pick<BillingDeps['withdrawals'], 'listPaidOrders'>
}

/**
 * Returns the user's balance, waiting minutes and subscription, and what can be bought. Throws
 * UNAUTHENTICATED when the account was erased while its session was still in use.
 */
export async function readWallet(
  { priceIds, subscriptions, wallet, withdrawals }: Deps,
  { id: userId }: Pick<SignedInUser, 'id'>,
  { arePaymentsEnabled }: { arePaymentsEnabled: boolean },
): Promise<Wallet> {
  const minutesLeft = await wallet.readBalance(userId)
  if (minutesLeft === undefined) throw new ApplicationError('UNAUTHENTICATED')
  const lastPurchasedMinutes = await wallet.readLastPurchasedMinutes(userId)
  const subscription = await subscriptions.findCurrent(userId)
  return {
    minutesLeft,
    waitingMinutes: await listWaitingMinutes({ withdrawals }, userId),
    lastPurchasedMinutes,
    arePaymentsEnabled,
    isSubscriber: subscription !== undefined && allowsTopUps(subscription.status),
    subscription: subscription ? toSubscription(subscription) : null,
    priceIds: arePaymentsEnabled ? priceIds : {},
  }
}

function toSubscription(storedSubscription: StoredSubscription): Subscription {
  const { status, isCancelledAtPeriodEnd, paymentMethodBrand, paymentMethodLast4 } =
    storedSubscription
  const endSeconds = storedSubscription.currentPeriodEndSeconds
  return {
    offerKey: readOfferKey(storedSubscription.offerKey),
    status,
    isCancelledAtPeriodEnd,
    periodEndsAt: endSeconds === null ? null : new Date(endSeconds * 1_000).toISOString(),
    paymentMethodBrand,
    paymentMethodLast4,
  }
}
