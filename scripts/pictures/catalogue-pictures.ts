import { messages } from '../../domain/messages'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import type { PictureDeps } from './camera'

/** Takes pictures of the catalogue's filters, search results, and empty result. */
export async function takeCataloguePictures({ product, browserWindow, camera }: PictureDeps) {
  const { page, go, context } = browserWindow
  await signIn(context, product.origin, await signUpUser(product, 'Camille'))
  const results = page.getByRole('heading', { name: 'Résultats de recherche' })

  await go('/dashboard')
  await page.getByRole('heading', { name: 'Amour' }).waitFor()
  await page.getByRole('button', { name: /^Filtres/ }).click()
  await page.getByText('Romantique', { exact: true }).waitFor()
  await camera.take(page, 'dashboard-filters', { hasLightVariant: true })

  await go('/dashboard?voix=feminine&langue=french')
  await results.waitFor()
  await camera.take(page, 'dashboard-results', { hasLightVariant: true })

  await go('/dashboard?categorie=intime_sante')
  await results.waitFor()
  await camera.take(page, 'dashboard-health')

  await go('/dashboard?q=licorne&voix=masculine')
  await page.getByText(messages.AGENTS_NOT_MATCHED).waitFor()
  await camera.take(page, 'dashboard-no-results', { hasLightVariant: true })
}
