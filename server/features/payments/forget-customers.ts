import type { PaymentParts } from './payment-parts'

/**
 * Deletes at the payment service whoever deleted their account here, with their address, name and
 * cards. What was paid stays in its books and in ours (decisions/020). Throws PAYMENT_UNAVAILABLE;
 * the next round goes on.
 */
export async function forgetCustomers({ payments, provider }: PaymentParts) {
  for (const customerId of await payments.listCustomersToForget()) {
    await provider.deleteCustomer(customerId)
    await payments.markForgotten(customerId)
  }
}
