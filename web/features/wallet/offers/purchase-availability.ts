import type { Wallet } from '../../../../contract/billing/wallet'
import type { OfferKey } from '../../../../domain/offers'
import type { WalletQuery } from '../wallet-queries'

/** Whether the offers can be bought now, or why not. */
export type PurchaseAvailability =
  | {
      kind: 'open'
      priceIds: Wallet['priceIds']
      /** Opens the purchase dialog. */
      choose(key: OfferKey): void
      /** The offer whose checkout is being created. */
      orderedKey: OfferKey | null
    }
  /** The server has no payment provider, or only the emulator, which only loopback requests can use. */
  | { kind: 'closed' }
  | { kind: 'loading' }
  /** The wallet could not be loaded. Another part of the page shows the error. */
  | { kind: 'unknown' }
  /** The session expired while the page was open. */
  | { kind: 'signed-out'; signInPath: string }

/** Returns the availability for a signed-in user. */
export function getPurchaseAvailability(
  { data, error }: Pick<WalletQuery, 'data' | 'error'>,
  purchase: Pick<Extract<PurchaseAvailability, { kind: 'open' }>, 'choose' | 'orderedKey'>,
): PurchaseAvailability {
  if (!data) return { kind: error ? 'unknown' : 'loading' }
  return data.arePaymentsEnabled
    ? { kind: 'open', priceIds: data.priceIds, ...purchase }
    : { kind: 'closed' }
}
