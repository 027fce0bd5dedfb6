import { fixedApiPaths, pagePaths } from '../../../../contract/paths'
import { messages } from '../../../../domain/messages'
import { readCheckoutResponse } from './checkout-response'

type Checkout = {
  priceId: string
  mode: 'payment' | 'subscription'
  userId: string
  hasRequestedImmediateStart: boolean
}

/** Returns the URL of the payment page; throws an error with a French message. */
export async function requestCheckout(checkout: Checkout): Promise<string> {
  const { origin } = window.location
  const response = await fetch(fixedApiPaths.stripeCheckout, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      price_id: checkout.priceId,
      success_url: `${origin}${pagePaths.success}?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}${pagePaths.wallet}?canceled=true`,
      mode: checkout.mode,
      user_id: checkout.userId,
      immediate_start: checkout.hasRequestedImmediateStart,
    }),
  }).catch(() => {
    throw new Error(messages.SERVICE_UNREACHABLE)
  })
  const body: unknown = await response.json().catch(() => null)
  const result = readCheckoutResponse({ status: response.status, body })
  if (result.kind === 'refused') throw new Error(result.message)
  return result.url
}
