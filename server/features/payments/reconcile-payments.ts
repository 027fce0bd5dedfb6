import type { PaymentParts } from './payment-parts'
import { settleCheckout } from './settle-checkout'
import { settleInvoice } from './settle-invoice'

/** How far back it looks: two of its rounds (04, « Payments »). */
const reachMs = 48 * 3_600_000

/** Credits what was paid and never told. */
export async function reconcilePayments(parts: PaymentParts) {
  const since = new Date(parts.now().getTime() - reachMs)
  for await (const checkoutId of parts.provider.listCheckouts(since))
    await settleCheckout(parts, checkoutId)
  for await (const invoiceId of parts.provider.listInvoices(since))
    await settleInvoice(parts, invoiceId)
}
