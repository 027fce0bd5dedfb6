import { signIn, signUpMember } from '../../tests/support/product/sign-up-user'
import { orderButton, pay } from './money-story'
import type { Scene } from './story'

/** Somebody who leaves a contract, one who ends a subscription, one who reports. */
export async function picturesOfLeaving(scene: Scene) {
  const { product, visitor, album } = scene
  const { page, go } = visitor
  await go('/talk/vesper')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Signaler Vesper' }).click()
  await page.getByRole('dialog', { name: 'Signaler Vesper' }).waitFor()
  await album.take(page, 'report', { isLightToo: true })
  await go('/retractation')
  await album.take(page, 'withdrawal-signed-out', { isWhole: true })
  await endSubscription(scene)

  await signIn(visitor.context, product.origin, await signUpMember(product))
  await go('/retractation')
  await page.getByText('Aucune commande à laquelle').waitFor()
  await album.take(page, 'withdrawal-empty')
  await go('/wallet')
  await page.getByRole('button', { name: 'Acheter : Pack Standard' }).click()
  await page.getByRole('button', { name: orderButton }).click()
  await page.waitForURL('**/dev/stripe/pay/**')
  await pay(page, '4242 4242 4242 4242')
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await go('/retractation')
  await page.getByRole('link', { name: 'Renoncer : Pack Standard' }).waitFor()
  await album.take(page, 'withdrawal-contracts', { isWhole: true, isLightToo: true })
  await page.getByRole('link', { name: 'Renoncer : Pack Standard' }).click()
  await page.getByText('Je renonce à mon contrat Pack Standard').waitFor()
  await album.take(page, 'withdrawal-statement', { isLightToo: true })
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
  await page.getByRole('heading', { name: 'Rétractation enregistrée' }).waitFor()
  await album.take(page, 'withdrawal-done', { isLightToo: true })
  await go('/wallet?tab=historique')
  await page.getByText('Remboursement, 33 minutes reprises').waitFor()
  await album.take(page, 'wallet-history-refunded', { isWhole: true })
}

async function endSubscription({ visitor, album }: Scene) {
  const { page, go } = visitor
  await go('/resiliation')
  await page.waitForLoadState('networkidle')
  await album.take(page, 'cancellation-form', { isWhole: true, isLightToo: true })
  await page.getByLabel('Nom et prénom').fill('Camille Démo')
  await page.getByLabel('Adresse e-mail').fill('camille.demo@example.test')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Notifier la résiliation' }).waitFor()
  await album.take(page, 'cancellation-review')
  await page.getByRole('button', { name: 'Notifier la résiliation' }).click()
  await page.getByRole('heading', { name: 'Résiliation notifiée' }).waitFor()
  await album.take(page, 'cancellation-notified')
}
