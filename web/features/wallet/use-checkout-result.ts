import { useQuery } from '@tanstack/react-query'
import { loadApi } from '../../api'

/** How often the bank is asked for. */
const askEveryMs = 2_000

export type Outcome = 'paid' | 'pending' | 'failed'

/**
 * What became of a payment, asked again until it is known. An address that names no payment tells of
 * the last purchase.
 */
export const useCheckoutResult = (sessionId: string | null) =>
  useQuery({
    staleTime: 0,
    queryKey: ['wallet', 'checkout', sessionId],
    queryFn: async (): Promise<Outcome> => {
      const api = await loadApi()
      if (sessionId) return (await api.payments.checkoutResult({ sessionId })).state
      const [last] = await api.wallet.orders()
      return last?.paymentStatus ?? 'failed'
    },
    refetchInterval: ({ state }) => (state.data === 'pending' ? askEveryMs : false),
  })
