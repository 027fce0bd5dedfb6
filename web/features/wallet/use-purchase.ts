import { useEffect, useState } from 'react'
import type { Wallet } from '../../../contract/billing/wallet'
import { messages } from '../../../domain/messages'
import { type OfferKey, offers } from '../../../domain/offers'
import { useMe } from '../../session'
import { requestCheckout } from './request-checkout'

/** The way from an offer to the page where it is paid. */
export type Purchase =
  | { step: 'none' }
  | { step: 'confirming'; key: OfferKey; failure: string | null }
  /** Until the payment page has taken the place of this one. */
  | { step: 'ordering'; key: OfferKey }

export function usePurchase(priceIds: Wallet['priceIds']) {
  const me = useMe()
  const [purchase, setPurchase] = useState<Purchase>({ step: 'none' })

  // Back from the payment page the browser may show this one as it was left.
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) =>
      persisted && setPurchase({ step: 'none' })
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])

  async function order(key: OfferKey, hasRequestedImmediateStart: boolean) {
    const priceId = priceIds[key]
    const fail = (failure: string) => setPurchase({ step: 'confirming', key, failure })
    if (!me) return fail(messages.PURCHASE_ASKS_SIGN_IN)
    if (!priceId) return fail(messages.CHECKOUT_INVALID)
    setPurchase({ step: 'ordering', key })
    const { mode } = offers[key]
    const answer = await requestCheckout({
      priceId,
      mode,
      userId: me.id,
      hasRequestedImmediateStart,
    })
    if (answer.kind === 'refused') return fail(answer.message)
    window.location.assign(answer.url)
  }

  return {
    purchase,
    choose: (key: OfferKey) => setPurchase({ step: 'confirming', key, failure: null }),
    giveUp: () => setPurchase({ step: 'none' }),
    order,
  }
}
