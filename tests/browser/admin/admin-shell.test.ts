import { expect, test } from 'vitest'
import type { AdminOrder } from '../../../contract/admin/transactions'
import { messages } from '../../../domain/messages'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { signIn, signInAsAdministrator, signUpUser } from '../../support/product/sign-up-user'

const order: AdminOrder = {
  id: 'cs_test_1',
  createdAt: '2026-11-21T20:04:00.000Z',
  checkoutSessionId: 'cs_test_1',
  customerId: 'cus_1',
  paymentIntentId: null,
  offerKey: 'packStandard',
  minutes: 33,
  amountTotalCents: 999,
  paymentStatus: 'paid',
  refundedCents: 0,
  disputedCents: 0,
  buyer: null,
}

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

test('redirects visitors to the sign-in page and users to the catalogue, and shows administrators the menu', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin })
  await go('/admin/users')
  await page.waitForURL('**/login?*')

  await signIn(context, product.origin, await signUpUser(product))
  for (const path of ['/admin', '/admin/users/calls']) {
    await go(path)
    await page.waitForURL('**/dashboard')
  }
  expect(await page.getByRole('link', { name: 'Admin', exact: true }).count()).toBe(0)

  await signInAsAdministrator(context, product)
  await go('/dashboard')
  await page.getByRole('link', { name: 'Admin', exact: true }).first().click()
  await page.waitForURL('**/admin')
  const menu = page.getByRole('navigation', { name: 'Admin Panel' })
  await menu.getByRole('link', { name: 'Feedbacks' }).waitFor()
  const entries = await menu
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]))
  expect(entries).toEqual([
    ['Dashboard', '/admin'],
    ['Agents', '/admin/agents'],
    ['Utilisateurs', '/admin/users'],
    ['Transactions', '/admin/transactions'],
    ['Analytics', '/admin/analytics'],
    ['Feedbacks', '/admin/feedbacks'],
  ])
  // The sign-out button is not pressed, because the other tests of this file use the same session.
  await menu.getByRole('button', { name: 'Déconnexion' }).waitFor()
})

test('a page says that its data could not be loaded, and retries on request', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin })
  await signInAsAdministrator(context, product)
  for (const [path, urlPattern, message] of [
    ['/admin/agents', '**/api/admin/agents?*', messages.ADMIN_AGENTS_NOT_LOADED],
    ['/admin/users', '**/api/admin/users?*', messages.USERS_NOT_LOADED],
    ['/admin/transactions', '**/api/admin/transactions?*', messages.TRANSACTIONS_NOT_LOADED],
    ['/admin/analytics', '**/api/admin/analytics?*', messages.STATISTICS_NOT_LOADED],
    ['/admin/conservation', '**/api/admin/operations', messages.OPERATIONS_NOT_LOADED],
    ['/admin/journal', '**/api/admin/journal?*', messages.JOURNAL_NOT_LOADED],
    ['/admin/users/calls', '**/api/admin/calls', messages.LIVE_CALLS_NOT_LOADED],
  ] as const) {
    await page.route(urlPattern, (route) =>
      route.fulfill({ status: 500, json: { code: 'DATABASE_FAILED', message: 'Erreur' } }),
    )
    await go(path)
    await page.getByText(message).waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Réessayer' }).click()
    await page.getByText(message).waitFor({ state: 'detached' })
  }
})

test('says that the buyers of the orders could not be loaded, and still shows the filters', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin })
  await signInAsAdministrator(context, product)
  await page.route('**/api/admin/transactions?*', (route) =>
    route.fulfill({ json: { items: [order], total: 1, missing: 'customers' } }),
  )
  await go('/admin/transactions')
  await page.getByText(messages.CUSTOMERS_NOT_LOADED).waitFor()
  const filters = page.getByRole('navigation', { name: /^Filtrer/ }).getByRole('link')
  expect(await filters.allTextContents()).toEqual(['Toutes', 'Payé', 'En attente', 'Échoué'])
})

test('a role is changed after a confirmation, and the dialog says why a change failed', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin })
  const user = await signUpUser(product)
  await signInAsAdministrator(context, product)
  await go('/admin/users')
  await page.getByRole('searchbox').fill(user.email)
  await page.keyboard.press('Enter')
  const row = page.getByRole('row').filter({ hasText: user.email })
  await row.getByRole('button', { name: /Nommer administrateur/ }).click()
  const confirmation = page.getByRole('dialog', { name: /Nommer administrateur/ })
  await page.route('**/role', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'FORBIDDEN', message: 'Accès non autorisé - vérifiez vos permissions' },
    }),
  )
  await confirmation.getByRole('button', { name: 'Nommer' }).click()
  await confirmation
    .getByText(`${messages.UPDATE_FAILED}\u00a0: Accès non autorisé - vérifiez vos permissions`)
    .waitFor()
  await page.unrouteAll()
  await confirmation.getByRole('button', { name: 'Nommer' }).click()
  await page.getByText(messages.ROLE_SAVED).waitFor()
  await row.getByRole('button', { name: /Retirer l’administration/ }).waitFor()
})

test('says why a companion could not be deleted', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin })
  await signInAsAdministrator(context, product)
  await go('/admin/agents?recherche=eleonore')
  await page.route('**/api/admin/agents/eleonore*', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({
          status: 500,
          json: { code: 'DATABASE_FAILED', message: 'Erreur base de données' },
        })
      : route.continue(),
  )
  await page.getByRole('button', { name: /^Supprimer / }).click()
  const confirmation = page.getByRole('dialog', { name: messages.AGENT_DELETE_QUESTION })
  await confirmation.getByRole('button', { name: 'Supprimer' }).click()
  await confirmation.getByText(`${messages.DELETE_FAILED}\u00a0: Erreur base de données`).waitFor()
})
