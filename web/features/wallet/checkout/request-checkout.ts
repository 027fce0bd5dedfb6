import { companionParameter, fixedApiPaths, pagePaths } from '../../../../contract/paths'
import { publicMessages } from '../../../../domain/public-messages'
import { readLastCompanion } from '../../../session/last-companion'
import { readCheckoutResponse } from './checkout-response'

type Checkout = {
  priceId: string
  mode: 'payment' | 'subscription'
  userId: string
  hasRequestedImmediateStart: boolean
}

/**
 * Returns "&" and the query parameter that tells the success page which companion to link back to; '' when no
 * companion's page was opened. The parameter contains an id, because a URL could lead to another site.
 */
function formatCompanionParameter() {
  const agentId = readLastCompanion()
  return agentId ? `&${new URLSearchParams({ [companionParameter]: agentId })}` : ''
}

/** Returns the URL of the payment page. Throws an error with a French message when there is none. */
export async function requestCheckout(checkout: Checkout): Promise<string> {
  const { origin } = window.location
  const response = await fetch(fixedApiPaths.stripeCheckout, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      price_id: checkout.priceId,
      success_url: `${origin}${pagePaths.success}?session_id={CHECKOUT_SESSION_ID}${formatCompanionParameter()}`,
      cancel_url: `${origin}${pagePaths.wallet}?canceled=true`,
      mode: checkout.mode,
      user_id: checkout.userId,
      immediate_start: checkout.hasRequestedImmediateStart,
    }),
  }).catch(() => {
    throw new Error(publicMessages.SERVICE_UNREACHABLE)
  })
  const body: unknown = await response.json().catch(() => null)
  const result = readCheckoutResponse({ status: response.status, body })
  if (result.kind === 'failed') throw new Error(result.message)
  return result.url
}
