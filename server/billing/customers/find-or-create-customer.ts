import { ApplicationError } from '../../platform/application-error'
import { findMailRecipient } from '../../users/find-mail-recipient'
import type { BillingDeps } from '../billing-deps'

/**
 * Returns the user's customer id at the payment provider, and creates the customer if there is none
 * yet. Throws SESSION_EXPIRED when the account has been erased, and PAYMENT_UNAVAILABLE when the
 * provider fails.
 */
export async function findOrCreateCustomer(
  { customers, database, provider }: Pick<BillingDeps, 'customers' | 'database' | 'provider'>,
  userId: string,
) {
  const existingId = await customers.findCustomerId(userId)
  if (existingId) return existingId
  const recipient = await findMailRecipient(database, userId)
  if (!recipient) throw new ApplicationError('SESSION_EXPIRED')
  const createdId = await provider.createCustomer({ userId, ...recipient })
  await customers.storeCustomer(userId, createdId)
  return (await customers.findCustomerId(userId)) ?? createdId
}
