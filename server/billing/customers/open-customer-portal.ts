import { pagePaths } from '../../../contract/paths'
import { ApplicationError } from '../../platform/application-error'
import type { SignedInUser } from '../../policies'
import type { BillingDeps } from '../billing-deps'

/**
 * Returns the URL where the user manages their payment methods. Throws NOT_FOUND for a user who
 * never opened a payment page and therefore is not a customer at the payment provider.
 */
export async function openCustomerPortal(
  { customers, origin, provider }: Pick<BillingDeps, 'customers' | 'origin' | 'provider'>,
  user: Pick<SignedInUser, 'id'>,
) {
  const customerId = await customers.findCustomerId(user.id)
  if (!customerId) throw new ApplicationError('NOT_FOUND')
  return { url: await provider.createPortalSession(customerId, origin + pagePaths.wallet) }
}
