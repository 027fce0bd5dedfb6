import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import type { AdminOrder, AdminOrderDetail } from '../../../contract/admin/transactions'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { signInAsAdministrator } from '../../support/product/sign-up-user'

const order: AdminOrder = {
  id: 'cs_test_a1B2c3D4e5F6g7H8',
  createdAt: '2026-11-21T20:04:00.000Z',
  checkoutSessionId: 'cs_test_a1B2c3D4e5F6g7H8',
  customerId: 'cus_Q1w2E3r4T5y6',
  paymentIntentId: 'pi_1',
  offerKey: 'packStandard',
  minutes: 33,
  amountTotalCents: 999,
  paymentStatus: 'failed',
  refundedCents: 0,
  disputedCents: 0,
  buyer: null,
}
const detail: AdminOrderDetail = {
  ...order,
  missing: null,
  subscriptionId: null,
  invoiceId: null,
  unrecoveredMinutes: 0,
  hasRequestedImmediateStart: true,
  dashboardUrl: 'https://dashboard.stripe.com/test/payments/pi_1',
  documents: [],
  disputes: [{ id: 'dp_1', createdAt: order.createdAt, withdrawnCents: 999 }],
  withdrawal: null,
}

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

test('lists orders without their buyers when the profiles cannot be read, shows one order, and exports a CSV file', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin })
  await signInAsAdministrator(context, product)
  await page.route('**/api/admin/transactions?*', (route) =>
    route.fulfill({ json: { items: [order], total: 1, missing: 'profiles' } }),
  )
  await page.route(`**/api/admin/transactions/${order.id}`, (route) =>
    route.fulfill({ json: detail }),
  )
  await go('/admin/transactions')
  await page.getByText('Impossible de récupérer les profils utilisateurs').waitFor()
  const row = page.getByRole('row').filter({ hasText: 'cs_test_a1B2c3D4e5F6…' })
  await row.getByText('cus_Q1w2E3r4T5y…').waitFor()
  await row.getByText('Échoué').waitFor()
  await row.getByText(/9,99\s€/).waitFor()
  await expectAccessibleAtAllSizes(page, 'transactions in the administration')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter en CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^transactions-\d{4}-\d\d-\d\d\.csv$/)
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^\ufeffDate;Session ID;Montant;/)
  await page.getByText('Export réussi !').waitFor()

  await row.getByRole('link').click()
  const link = page.getByRole('link', { name: /Voir le paiement chez le prestataire/ })
  await link.waitFor()
  expect(await link.getAttribute('rel')).toBe('noreferrer')
  expect(await link.getAttribute('href')).toBe(detail.dashboardUrl)
  await expectAccessibleAtAllSizes(page, 'an order in the administration')
  await page.unrouteAll()
})
