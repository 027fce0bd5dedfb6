import type { Wallet } from '../../../contract/billing/wallet'
import type { OfferKey } from '../../../domain/offers'
import type { WalletQuery } from './use-wallet'

/** Whether anything can be bought here and now, or why not. */
export type Sale =
  | {
      kind: 'open'
      priceIds: Wallet['priceIds']
      /** Opens the last step before the payment. */
      choose(key: OfferKey): void
      /** What is being ordered at this moment. */
      orderedKey: OfferKey | null
    }
  /** Nothing takes payments on this server. */
  | { kind: 'closed' }
  | { kind: 'loading' }
  /** The wallet was not read; the page says so elsewhere. */
  | { kind: 'unknown' }
  /** The session ended while the page was open. */
  | { kind: 'signed-out'; signInPath: string }

/** For somebody who is signed in. */
export function saleOf(
  { data, error }: Pick<WalletQuery, 'data' | 'error'>,
  buying: Pick<Extract<Sale, { kind: 'open' }>, 'choose' | 'orderedKey'>,
): Sale {
  if (!data) return { kind: error ? 'unknown' : 'loading' }
  return data.isPaymentOpen
    ? { kind: 'open', priceIds: data.priceIds, ...buying }
    : { kind: 'closed' }
}
