import { useQuery } from '@tanstack/react-query'
import type { OfferKey } from '../../../domain/offers'
import { loadApi } from '../../api'

/** How often the bank is asked for. */
const askEveryMs = 2_000

export type Outcome =
  | { state: 'paid'; offerKey: OfferKey | null; minutes: number }
  | { state: 'pending' | 'failed' | 'returned' }

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
      if (sessionId) return api.payments.checkoutResult({ sessionId })
      const [last] = await api.wallet.orders()
      if (!last) return { state: 'failed' }
      const { paymentStatus: state, offerKey, minutes } = last
      return state === 'paid' ? { state, offerKey, minutes } : { state }
    },
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? askEveryMs : false),
  })
