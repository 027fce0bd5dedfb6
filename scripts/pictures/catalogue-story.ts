import { messages } from '../../domain/messages'
import { signIn, signUpMember } from '../../tests/support/product/sign-up-user'
import type { Scene } from './story'

/** Somebody who looks for a companion: filters, results, nobody. */
export async function picturesOfCatalogue({ product, visitor, album }: Scene) {
  const { page, go, context } = visitor
  await signIn(context, product.origin, await signUpMember(product, 'Camille'))
  const results = page.getByRole('heading', { name: 'Résultats de recherche' })

  await go('/dashboard')
  await page.getByRole('heading', { name: 'Amour' }).waitFor()
  await page.getByRole('button', { name: /^Filtres/ }).click()
  await page.getByText('Romantique', { exact: true }).waitFor()
  await album.take(page, 'dashboard-filters', { isLightToo: true })

  await go('/dashboard?voix=feminine&langue=french')
  await results.waitFor()
  await album.take(page, 'dashboard-results', { isLightToo: true })

  await go('/dashboard?categorie=intime_sante')
  await results.waitFor()
  await album.take(page, 'dashboard-health')

  await go('/dashboard?q=licorne&voix=masculine')
  await page.getByText(messages.AGENTS_NOT_MATCHED).waitFor()
  await album.take(page, 'dashboard-not-found', { isLightToo: true })
}
