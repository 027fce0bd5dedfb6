import { acceptedCard } from '../../tests/support/billing/stripe-emulator-server'
import { orderButton, pay } from '../../tests/support/browser/payment-page'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import type { ScreenshotDeps } from './screenshot-taker'

/**
 * Takes screenshots of reporting a companion, cancelling a subscription, and withdrawing from a
 * purchase.
 */
export async function takeWithdrawalScreenshots(deps: ScreenshotDeps) {
  const { product, browserWindow, screenshots } = deps
  const { page, go } = browserWindow
  await go('/talk/vesper')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Signaler Vesper' }).click()
  await page.getByRole('dialog', { name: 'Signaler Vesper' }).waitFor()
  await screenshots.take(page, 'report', { hasLightVariant: true })
  await go('/retractation')
  await screenshots.take(page, 'withdrawal-signed-out', { isFullPage: true })
  await takeCancellationScreenshots(deps)

  await signIn(browserWindow.context, product.origin, await signUpUser(product))
  await go('/retractation')
  await page.getByText('Aucune commande à laquelle').waitFor()
  await screenshots.take(page, 'withdrawal-empty')
  await go('/wallet')
  await page.getByRole('button', { name: 'Acheter : Pack Standard' }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: orderButton }).click()
  await page.waitForURL('**/dev/stripe/pay/**')
  await pay(page, acceptedCard)
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await go('/retractation')
  await page.getByRole('link', { name: 'Renoncer : Pack Standard' }).waitFor()
  await screenshots.take(page, 'withdrawal-purchases', { isFullPage: true, hasLightVariant: true })
  await page.getByRole('link', { name: 'Renoncer : Pack Standard' }).click()
  await page.getByText('Je renonce à mon contrat Pack Standard').waitFor()
  await screenshots.take(page, 'withdrawal-statement', { hasLightVariant: true })
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
  await page.getByRole('heading', { name: 'Rétractation enregistrée' }).waitFor()
  await screenshots.take(page, 'withdrawal-done', { hasLightVariant: true })
  await go('/wallet?tab=historique')
  await page.getByText('Remboursement, 33 minutes reprises').waitFor()
  await screenshots.take(page, 'wallet-history-refunded', { isFullPage: true })
}

async function takeCancellationScreenshots({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/resiliation')
  await page.waitForLoadState('networkidle')
  await screenshots.take(page, 'cancellation-form', { isFullPage: true, hasLightVariant: true })
  await page.getByLabel('Nom et prénom').fill('Camille Démo')
  await page.getByLabel('Adresse e-mail').fill('camille.demo@example.test')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('button', { name: 'Notifier la résiliation' }).waitFor()
  await screenshots.take(page, 'cancellation-review')
  await page.getByRole('button', { name: 'Notifier la résiliation' }).click()
  await page.getByRole('heading', { name: 'Résiliation notifiée' }).waitFor()
  await screenshots.take(page, 'cancellation-notified')
}
