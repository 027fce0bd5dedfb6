import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { loadApi } from '../../api'
import { isSessionOver } from '../../decode-problem'

/** Always asked anew: a call or a payment may just have moved minutes. */
const always = { staleTime: 0, meta: { staysWhenSessionEnds: true } }

export const useWallet = () =>
  useQuery({
    ...always,
    queryKey: ['wallet'],
    queryFn: async () => (await loadApi()).wallet.read(),
  })

export type WalletQuery = ReturnType<typeof useWallet>

/** The purchases; asked for only once they are looked at. */
export const useOrders = (isShown: boolean) =>
  useQuery({
    ...always,
    queryKey: ['wallet', 'orders'],
    queryFn: async () => (await loadApi()).wallet.orders(),
    enabled: isShown,
  })

export type OrdersQuery = ReturnType<typeof useOrders>

/** The movements, a page at a time, newest first. */
export const useMovements = (isShown: boolean) =>
  useInfiniteQuery({
    ...always,
    queryKey: ['wallet', 'movements'],
    initialPageParam: undefined as number | undefined,
    queryFn: async ({ pageParam }) =>
      (await loadApi()).wallet.movements(pageParam === undefined ? {} : { before: pageParam }),
    getNextPageParam: ({ movements, hasEarlier }) =>
      hasEarlier ? movements.at(-1)?.id : undefined,
    enabled: isShown,
  })

export type MovementsQuery = ReturnType<typeof useMovements>

/** The orders that can still be left: most cannot, and say nothing of it. */
export const useOpenWithdrawals = () =>
  useQuery({
    ...always,
    queryKey: ['wallet', 'withdrawals'],
    queryFn: async () => {
      const { contracts } = await (await loadApi()).withdrawals.list()
      return contracts.filter(({ state }) => state.kind === 'open').map(({ orderId }) => orderId)
    },
  })

/** Whether an answer said that nobody is signed in any more. */
export const hasSessionEnded = (...queries: readonly { error: Error | null }[]) =>
  queries.some(({ error }) => error !== null && isSessionOver(error))
