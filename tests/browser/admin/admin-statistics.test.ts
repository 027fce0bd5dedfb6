import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { sampleAnalytics, sampleDashboard } from '../../support/admin/sample-statistics'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { setUpSharedBrowser } from '../../support/browser/shared-product'
import { signInAsAdministrator } from '../../support/product/sign-up-user'
import { startBuiltProduct } from '../../support/product/start-built-product'

// A separate product, because the shared one may have calls and ratings of other tests.
const product = await startBuiltProduct()
afterAll(() => product.close())
const browser = setUpSharedBrowser()

test('the dashboard shows growth, open tasks, and the minutes of each day', async () => {
  const { page, go, context, pageErrors } = await browser.visit({ origin: product.origin })
  await signInAsAdministrator(context, product)
  await go('/admin')
  await page.getByText('Aucun agent n’a encore été noté.').waitFor()
  await page.getByText('Mentions légales à compléter avant ouverture').waitFor()
  expect(await page.getByText('Pas de comparaison').count()).toBeGreaterThan(0)

  await page.route('**/api/admin/dashboard', (route) => route.fulfill({ json: sampleDashboard }))
  await go('/admin')
  await page.getByText('Mis à jour à 21:14').waitFor()
  for (const label of ['Utilisateurs', 'Revenus', 'Minutes consommées', 'Note moyenne'])
    await page.getByRole('term').filter({ hasText: label }).waitFor()
  await page.getByRole('heading', { name: 'Agents Populaires' }).waitFor()
  await page.getByText('+12,5\u00a0%').waitFor()
  await page.getByText('-5,2\u00a0%').waitFor()
  await page.getByText('3\u00a0signalements attendent une réponse.').waitFor()
  await page.getByRole('img', { name: 'Minutes consommées par jour, de' }).waitFor()
  await page.getByText('Tableau des minutes par jour').click()
  await page.getByRole('row', { name: '23 novembre 2026' }).waitFor()
  await expectAccessibleAtAllSizes(page, 'dashboard of the administration')
  expect(pageErrors.take()).toEqual([])

  await page.route('**/api/admin/dashboard', (route) =>
    route.fulfill({ status: 500, json: { code: 'DATABASE_FAILED', message: 'Erreur' } }),
  )
  await go('/admin')
  await page.getByText('Erreur lors du chargement des statistiques').waitFor()
  pageErrors.take()
})

test('the analytics show charts with a table of the same figures, keep the period in the URL, and export CSV', async () => {
  const { page, go, context, pageErrors } = await browser.visit({ origin: product.origin })
  await signInAsAdministrator(context, product)
  await go('/admin/analytics')
  await page.getByText('Aucun appel ni avis pendant la période.').first().waitFor()
  await page.route('**/api/admin/analytics?*', (route) => route.fulfill({ json: sampleAnalytics }))
  await go('/admin/analytics?jours=7')
  await page.getByRole('img', { name: /^Revenus par jour/ }).waitFor()
  expect(await page.getByRole('link', { name: '7 jours' }).getAttribute('aria-current')).toBe(
    'true',
  )

  const toggle = page.getByRole('button', { name: 'Tableau, Revenus' })
  await toggle.click()
  await page.getByRole('region', { name: 'Revenus par jour' }).waitFor()
  expect(await toggle.getAttribute('aria-pressed')).toBe('true')
  await expectAccessibleAtAllSizes(page, 'analytics of the administration')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV, Par agent' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('agents-2026-10-25-2026-11-23.csv')
  expect(await readFile(await download.path(), 'utf8')).toContain(
    'Margaux;Amitié;2120;14487;"4,6";240;74',
  )
  await page.getByText('Export réussi !').waitFor()

  await page.getByLabel('Du').fill('2026-11-10')
  await page.getByLabel('Au', { exact: true }).fill('2026-11-01')
  await page.getByRole('button', { name: 'Afficher' }).click()
  await page.getByText('La première date vient après la seconde.').waitFor()
  await page.getByLabel('Au', { exact: true }).fill('2026-11-12')
  await page.getByRole('button', { name: 'Afficher' }).click()
  await page.waitForURL('**/admin/analytics?du=2026-11-10&au=2026-11-12')
  expect(pageErrors.take()).toEqual([])
})

test('the page with retention rules, launch checklist and newsletter is accessible', async () => {
  const { page, go, context, pageErrors } = await browser.visit({ origin: product.origin })
  await signInAsAdministrator(context, product)
  await go('/admin/conservation')
  await page.getByRole('row', { name: /Paroles des appels.*30 jours/ }).waitFor()
  await page.getByText('Aucune adresse confirmée.').waitFor()
  await expectAccessibleAtAllSizes(page, 'retention rules and launch checklist')
  expect(pageErrors.take()).toEqual([])
})
