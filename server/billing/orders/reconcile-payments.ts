import type { BillingDeps } from '../billing-deps'
import { recordCheckout } from './record-checkout'
import { recordProviderInvoice } from './record-provider-invoice'

/** Twice the interval of the daily job. */
const lookbackMs = 48 * 3_600_000

/**
 * Records recent checkouts and invoices again, to credit payments whose webhook events were lost.
 */
export async function reconcilePayments(deps: BillingDeps) {
  const since = new Date(deps.now().getTime() - lookbackMs)
  for await (const checkoutId of deps.provider.listCheckouts(since))
    await recordCheckout(deps, checkoutId)
  for await (const invoiceId of deps.provider.listInvoices(since))
    await recordProviderInvoice(deps, invoiceId)
}
