import { useQuery } from '@tanstack/react-query'
import type { CheckoutResult } from '../../../../contract/billing/payments'
import { loadApi } from '../../../api/load-api'

const pollIntervalMs = 2_000

/**
 * Loads the result of a payment, and polls it while it is pending. Without an id, loads the result of
 * the last order; null when nothing was ever ordered.
 */
export const useCheckoutResult = (checkoutSessionId: string | null) =>
  useQuery({
    staleTime: 0,
    queryKey: ['wallet', 'checkout', checkoutSessionId],
    queryFn: async (): Promise<CheckoutResult | null> => {
      const api = await loadApi()
      if (checkoutSessionId) return api.payments.checkoutResult({ sessionId: checkoutSessionId })
      const [lastOrder] = await api.wallet.orders()
      if (!lastOrder) return null
      const { id, paymentStatus: state, offerKey, minutes } = lastOrder
      if (state !== 'paid') return { state }
      const { minutesLeft, waitingMinutes } = await api.wallet.read()
      const waitingEntry = waitingMinutes.find(({ orderId }) => orderId === id)
      return {
        state,
        offerKey,
        minutes,
        minutesLeft,
        waitsUntil: waitingEntry?.availableOn ?? null,
      }
    },
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? pollIntervalMs : false),
  })
