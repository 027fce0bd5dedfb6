import type { WalletQuery } from './use-wallet'

/** Whether anything can be bought here and now, or why not. */
export type Sale =
  | { kind: 'open' }
  /** Nothing takes payments on this server. */
  | { kind: 'closed' }
  | { kind: 'loading' }
  /** The wallet was not read; the page says so elsewhere. */
  | { kind: 'unknown' }
  /** The session ended while the page was open. */
  | { kind: 'signed-out'; signInPath: string }

/** For somebody who is signed in. */
export function saleOf({ data, error }: Pick<WalletQuery, 'data' | 'error'>) {
  if (data) return data.isPaymentOpen ? 'open' : 'closed'
  return error ? 'unknown' : 'loading'
}
