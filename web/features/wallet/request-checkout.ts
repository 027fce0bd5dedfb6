import { fixedApiPaths, pagePaths } from '../../../contract/paths'
import { messages } from '../../../domain/messages'
import { type CheckoutAnswer, readCheckoutAnswer } from './checkout-answer'

type Order = {
  priceId: string
  mode: 'payment' | 'subscription'
  userId: string
  hasRequestedImmediateStart: boolean
}

/** Asks for a page to pay on. Never throws: what went wrong is in the answer, in words. */
export async function requestCheckout(order: Order): Promise<CheckoutAnswer> {
  const { origin } = window.location
  try {
    const response = await fetch(fixedApiPaths.stripeCheckout, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        price_id: order.priceId,
        success_url: `${origin}${pagePaths.success}?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${origin}${pagePaths.wallet}?canceled=true`,
        mode: order.mode,
        user_id: order.userId,
        immediate_start: order.hasRequestedImmediateStart,
      }),
    })
    const body: unknown = await response.json().catch(() => null)
    return readCheckoutAnswer({ status: response.status, body })
  } catch {
    return { kind: 'refused', message: messages.SERVICE_UNREACHABLE }
  }
}
