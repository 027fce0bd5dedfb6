import type Stripe from 'stripe'
import { createIdentifier } from './identifier'

type Given = {
  now: number
  origin: string
  customerId: string
  returnUrl: string | null
  locale: Stripe.BillingPortal.Session.Locale | null
}

/** A customer's way to the page where they look after their subscription. */
export function createPortalSession({ now, origin, customerId, returnUrl, locale }: Given) {
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
    url: `${origin}/portal/${id}`,
  } satisfies Stripe.BillingPortal.Session
}
