import { messages } from '../../domain/messages'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import type { ScreenshotDeps } from './screenshot-taker'

/** Takes screenshots of the catalogue's filters, search results, and empty result. */
export async function takeCatalogueScreenshots({
  product,
  browserWindow,
  screenshots,
}: ScreenshotDeps) {
  const { page, go, context } = browserWindow
  await signIn(context, product.origin, await signUpUser(product, 'Camille'))
  const results = page.getByRole('heading', { name: 'Résultats de recherche' })

  await go('/dashboard')
  await page.getByRole('heading', { name: 'Amour' }).waitFor()
  await page.getByRole('button', { name: /^Filtres/ }).click()
  await page.getByText('Romantique', { exact: true }).waitFor()
  await screenshots.take(page, 'dashboard-filters', { hasLightVariant: true })

  await go('/dashboard?voix=feminine&langue=french')
  await results.waitFor()
  await screenshots.take(page, 'dashboard-results', { hasLightVariant: true })

  await go('/dashboard?categorie=intime_sante')
  await results.waitFor()
  await screenshots.take(page, 'dashboard-health')

  await go('/dashboard?q=licorne&voix=masculine')
  await page.getByText(messages.AGENTS_NOT_MATCHED).waitFor()
  await screenshots.take(page, 'dashboard-no-results', { hasLightVariant: true })
}
