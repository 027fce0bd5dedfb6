import { createHash } from 'node:crypto'
import { ApplicationError } from '../../platform/application-error'
import type { SignedInUser } from '../../policies'
import type { BillingDeps } from '../billing-deps'
import { findOrCreateCustomer } from '../customers/find-or-create-customer'
import type { Checkout } from '../payment-provider'
import type { ValidatedCheckout } from './checkout-request'

type Deps = Pick<BillingDeps, 'customers' | 'database' | 'now' | 'orders' | 'provider'>

/** A checkout session with less time left is replaced by a new one. */
const minRemainingMs = 60_000

/**
 * Creates a checkout session at the provider and returns the URL of its payment page. A repeated
 * request returns the same page until the page expires or the customer has a new order: the
 * idempotency key is derived from what is ordered and from the number of earlier orders. For a
 * subscription, expires the customer's other subscription pages. Throws SESSION_EXPIRED when the
 * account has been erased, and PAYMENT_UNAVAILABLE when the provider fails or returns no URL.
 */
export async function startCheckout(
  deps: Deps,
  user: Pick<SignedInUser, 'id'>,
  request: ValidatedCheckout,
): Promise<string> {
  const customerId = await findOrCreateCustomer(deps, user.id)
  const orderCount = await deps.orders.count(customerId)
  const createCheckout = (idempotencyKey: string) =>
    deps.provider.createCheckout({ ...request, customerId, idempotencyKey })
  const key = `checkout:${hashValues([customerId, orderCount, request])}`
  let checkout = await createCheckout(key)
  while (await isExpiredOrExpiring(deps, checkout))
    checkout = await createCheckout(`${key}:${checkout.id}`)
  // Only one subscription page stays open, so that a buyer cannot pay twice in two tabs.
  if (request.mode === 'subscription')
    await deps.provider.expireCheckouts(customerId, { mode: request.mode, exceptId: checkout.id })
  const { url } = checkout
  if (!url) throw new ApplicationError('PAYMENT_UNAVAILABLE')
  return url
}

/**
 * Whether a checkout session has expired or soon will. Its state is read separately, because for a
 * known idempotency key the provider repeats its first response.
 */
async function isExpiredOrExpiring({ provider, now }: Deps, { id, expiresAt }: Checkout) {
  if (expiresAt.getTime() - now().getTime() < minRemainingMs) return true
  return (await provider.readCheckout(id))?.state === 'expired'
}

const hashValues = (values: unknown) =>
  createHash('sha256').update(JSON.stringify(values)).digest('base64url')
