import { pagePaths } from '../../../contract/paths'
import { ApplicationError } from '../../platform/application-error'
import type { SignedInUser } from '../../policies'
import type { BillingDeps } from '../billing-deps'

/**
 * Opens a session of the payment provider's customer portal, in which the user manages their
 * payment methods, and returns its URL. Throws NOT_FOUND for a user who is not a customer at the
 * payment provider, for example because they never opened a payment page.
 */
export async function openCustomerPortal(
  { customers, origin, provider }: Pick<BillingDeps, 'customers' | 'origin' | 'provider'>,
  user: Pick<SignedInUser, 'id'>,
) {
  const customerId = await customers.findCustomerId(user.id)
  if (!customerId) throw new ApplicationError('NOT_FOUND')
  return { url: await provider.createPortalSession(customerId, origin + pagePaths.wallet) }
}
