import type { PaymentParts } from './payment-parts'

/**
 * Deletes at the payment service whoever deleted their account here, with their address, name and
 * cards. What was paid stays in its books and in ours (decisions/020). Throws PAYMENT_UNAVAILABLE;
 * the next round goes on.
 */
export async function forgetCustomers({ payments, provider }: PaymentParts) {
  for (const customerId of await payments.listCustomersToForget()) {
    // Somebody may still have a page open to pay on, for an account that is gone.
    await provider.closeCheckouts(customerId)
    await provider.deleteCustomer(customerId)
    await payments.markForgotten(customerId)
  }
}
