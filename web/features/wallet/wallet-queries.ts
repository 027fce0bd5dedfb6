import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { isSignInRequired } from '../../api/decode-problem'
import { loadApi } from '../../api/load-api'

/**
 * Options that reload cached data whenever it is shown, because a call or a payment may just have changed the
 * balance. `isSessionExpiryHandled`: the page does not redirect when the session has expired, but shows a message.
 */
const reloadWhenShown = { staleTime: 0, meta: { isSessionExpiryHandled: true } }

export const useWallet = () =>
  useQuery({
    ...reloadWhenShown,
    queryKey: ['wallet'],
    queryFn: async () => (await loadApi()).wallet.read(),
  })

export type WalletQuery = ReturnType<typeof useWallet>

/** Loads the orders as soon as they are shown. */
export const useOrders = (isShown: boolean) =>
  useQuery({
    ...reloadWhenShown,
    queryKey: ['wallet', 'orders'],
    queryFn: async () => (await loadApi()).wallet.orders(),
    enabled: isShown,
  })

export type OrdersQuery = ReturnType<typeof useOrders>

/** Loads the ledger entries page by page, newest first, as soon as they are shown. */
export const useLedgerEntries = (isShown: boolean) =>
  useInfiniteQuery({
    ...reloadWhenShown,
    queryKey: ['wallet', 'entries'],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) =>
      (await loadApi()).wallet.entries(pageParam === undefined ? {} : { before: pageParam }),
    getNextPageParam: ({ entries, hasEarlier }) => (hasEarlier ? entries.at(-1)?.id : undefined),
    enabled: isShown,
  })

export type LedgerEntriesQuery = ReturnType<typeof useLedgerEntries>

/** Loads, for each purchase that the user can still withdraw from, the id of its first order. */
export const useWithdrawableOrderIds = () =>
  useQuery({
    ...reloadWhenShown,
    queryKey: ['wallet', 'withdrawals'],
    queryFn: async () => {
      const { contracts: purchases } = await (await loadApi()).withdrawals.list()
      return purchases.filter(({ state }) => state.kind === 'open').map(({ orderId }) => orderId)
    },
  })

/** Whether one of the queries failed because the session has expired, or the account was suspended. */
export const hasSessionExpired = (...queries: readonly { error: Error | null }[]) =>
  queries.some(({ error }) => error !== null && isSignInRequired(error))
