import type { BillingDeps } from '../billing-deps'

/**
 * Deletes, at the payment provider, the customers whose account was erased, with their address,
 * name and cards. Payments and invoices stay (docs/decisions/020). Throws PAYMENT_UNAVAILABLE when
 * the provider fails; the next run continues.
 */
export async function deleteErasedCustomers({
  customers,
  provider,
}: Pick<BillingDeps, 'customers' | 'provider'>) {
  for (const customerId of await customers.listCustomersToDelete()) {
    // A payment page may still be open for the erased account.
    await provider.expireCheckouts(customerId)
    await provider.deleteCustomer(customerId)
    await customers.markDeleted(customerId)
  }
}
