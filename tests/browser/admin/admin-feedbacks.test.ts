import { test } from 'vitest'
import type { AdminFeedback } from '../../../contract/admin/feedbacks'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { signIn, signInAsAdministrator, signUpUser } from '../../support/product/sign-up-user'

const feedback: AdminFeedback = {
  id: '0e000000-0000-4000-8000-000000000000',
  userId: '0f000000-0000-4000-8000-000000000000',
  agentId: 'helene',
  agentName: 'Hélène',
  rating: 2,
  comment: 'Elle parlait trop vite.',
  conversationDurationSeconds: 125,
  createdAt: '2026-11-21T20:04:00.000Z',
}

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

test('shows ratings with their sentiment to administrators only, and retries after a failure', async () => {
  const { page, go, context } = await browser.visit({ origin: product.origin })
  await signIn(context, product.origin, await signUpUser(product))
  await go('/admin/feedbacks')
  await page.waitForURL('**/dashboard')

  await signInAsAdministrator(context, product)
  const answerWith = async (items: AdminFeedback[]) => {
    await page.unroute('**/api/admin/feedbacks?*')
    await page.route('**/api/admin/feedbacks?*', (route) =>
      route.fulfill({ json: { items, total: items.length } }),
    )
  }
  await answerWith([feedback])
  await page.route('**/api/admin/feedbacks/agents', (route) => route.fulfill({ json: [] }))
  await go('/admin/feedbacks')
  const row = page.getByRole('row').filter({ hasText: 'Hélène' })
  await row.getByText('Négatif').waitFor()
  await row.getByText('0f000000', { exact: true }).waitFor()
  await row.getByText('2:05').waitFor()
  await page.getByText('Aucun agent n’a encore été noté.').waitFor()
  await expectAccessibleAtAllSizes(page, 'feedbacks in the administration')

  await page.unroute('**/api/admin/feedbacks?*')
  await page.route('**/api/admin/feedbacks?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'DATABASE_FAILED', message: 'Erreur' } }),
  )
  await page.getByRole('link', { name: '4 étoiles et plus' }).click()
  await page.waitForURL('**/admin/feedbacks?filtre=high-rated')
  await page.getByText('Erreur lors du chargement des feedbacks').waitFor()
  await answerWith([])
  await page.getByRole('button', { name: 'Réessayer' }).click()
  await page.getByText('Aucun avis ne correspond.').waitFor()
})
