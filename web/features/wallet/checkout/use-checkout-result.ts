import { useQuery } from '@tanstack/react-query'
import type { OfferKey } from '../../../../domain/offers'
import { loadApi } from '../../../api/load-api'

const pollIntervalMs = 2_000

type CheckoutResult =
  | { state: 'paid'; offerKey: OfferKey | null; minutes: number }
  | { state: 'pending' | 'failed' | 'returned' }

/** Reads the result of a payment, and again while it is pending; without an id, of the last purchase. */
export const useCheckoutResult = (sessionId: string | null) =>
  useQuery({
    staleTime: 0,
    queryKey: ['wallet', 'checkout', sessionId],
    queryFn: async (): Promise<CheckoutResult> => {
      const api = await loadApi()
      if (sessionId) return api.payments.checkoutResult({ sessionId })
      const [last] = await api.wallet.orders()
      if (!last) return { state: 'failed' }
      const { paymentStatus: state, offerKey, minutes } = last
      return state === 'paid' ? { state, offerKey, minutes } : { state }
    },
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? pollIntervalMs : false),
  })
