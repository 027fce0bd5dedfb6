import type Stripe from 'stripe'
import { createIdentifier } from './identifier'

type PortalSessionInput = {
  now: number
  baseUrl: string
  customerId: string
  returnUrl: string | null
  locale: Stripe.BillingPortal.Session.Locale | null
}

/** Returns a session of the billing portal, where a customer manages their subscription. */
export function createPortalSession({
  now,
  baseUrl,
  customerId,
  returnUrl,
  locale,
}: PortalSessionInput) {
  const id = createIdentifier('bps')
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_amivoix',
    created: now,
    customer: customerId,
    customer_account: null,
    flow: null,
    livemode: false,
    locale,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${baseUrl}/portal/${id}`,
  } satisfies Stripe.BillingPortal.Session
}
