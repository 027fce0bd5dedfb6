import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Wallet } from '../../../../contract/billing/wallet'
import { type OfferKey, offers } from '../../../../domain/offers'
import { publicMessages } from '../../../../domain/public-messages'
import { useMe } from '../../../session/use-me'
import { requestCheckout } from './request-checkout'

type OrderRequest = { key: OfferKey; hasRequestedImmediateStart: boolean }

/**
 * The steps from an offer to the payment page. `offerKey` is the offer in the purchase dialog; null while the dialog
 * is closed.
 */
export function usePurchase(priceIds: Wallet['priceIds']) {
  const me = useMe()
  const [offerKey, setOfferKey] = useState<OfferKey | null>(null)
  const checkout = useMutation({
    mutationFn: async ({ key, hasRequestedImmediateStart }: OrderRequest) => {
      const priceId = priceIds[key]
      if (!me) throw new Error(publicMessages.PURCHASE_SIGN_IN_ERROR)
      if (!priceId) throw new Error(publicMessages.CHECKOUT_INVALID)
      const { mode } = offers[key]
      return requestCheckout({ priceId, mode, userId: me.id, hasRequestedImmediateStart })
    },
    onSuccess: (url) => window.location.assign(url),
  })

  const { reset } = checkout
  useEffect(() => {
    // The back button may restore this page from the browser's cache, with the order still pending.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return
      setOfferKey(null)
      reset()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [reset])

  return {
    offerKey,
    /** True from the order until it fails or the payment page has replaced this page. */
    isOrdering: checkout.isPending || checkout.isSuccess,
    failure: checkout.error?.message ?? null,
    choose(key: OfferKey) {
      reset()
      setOfferKey(key)
    },
    cancel: () => setOfferKey(null),
    order: checkout.mutate,
  }
}
