import {
  acceptedCard,
  authenticationCard,
  declinedCard,
} from '../../tests/support/billing/stripe-emulator-server'
import { orderButton, pay } from '../../tests/support/browser/payment-page'
import { signIn, signUpUser } from '../../tests/support/product/sign-up-user'
import type { ScreenshotDeps } from './screenshot-taker'

/**
 * Takes screenshots of buying a pack with a declined card and with 3-D Secure, then of subscribing.
 */
export async function takeWalletScreenshots(deps: ScreenshotDeps) {
  const { product, browserWindow, screenshots } = deps
  const { page, go } = browserWindow
  await signIn(browserWindow.context, product.origin, await signUpUser(product))
  await go('/wallet?tab=historique')
  await page.getByText('Aucun achat pour le moment').waitFor()
  await screenshots.take(page, 'wallet-history-empty')
  await go('/wallet')
  await page.getByRole('button', { name: 'Acheter : Pack Standard' }).waitFor()
  await screenshots.take(page, 'wallet-credits', { isFullPage: true, hasLightVariant: true })
  await page.getByRole('button', { name: 'Acheter : Pack Standard' }).click()
  await page.getByRole('dialog', { name: 'Votre commande' }).waitFor()
  await screenshots.take(page, 'wallet-order', { hasLightVariant: true })
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: orderButton }).click()
  await page.waitForURL('**/dev/stripe/pay/**')
  await screenshots.take(page, 'payment-page')
  await pay(page, declinedCard)
  await page.getByText('Votre carte a été refusée.').waitFor()
  await screenshots.take(page, 'payment-declined')
  await pay(page, authenticationCard)
  const confirmButton = page.getByRole('button', { name: 'Confirmer le paiement' })
  await confirmButton.waitFor()
  await screenshots.take(page, 'payment-authentication')
  await confirmButton.click()
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await screenshots.take(page, 'success', { hasLightVariant: true })
  await takeSubscriptionScreenshots(deps)
}

async function takeSubscriptionScreenshots({ browserWindow, screenshots }: ScreenshotDeps) {
  const { page, go } = browserWindow
  await go('/wallet?tab=abonnements')
  await page.getByRole('button', { name: /^S'abonner : Abonnement hebdomadaire/ }).click()
  await page.getByRole('button', { name: orderButton }).click()
  await page.waitForURL('**/dev/stripe/pay/**')
  await pay(page, acceptedCard)
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await go('/wallet')
  await page.getByRole('region', { name: 'Abonnement hebdomadaire' }).waitFor()
  await page.getByRole('heading', { name: '15 minutes en attente' }).waitFor()
  await screenshots.take(page, 'wallet-subscriber', { isFullPage: true, hasLightVariant: true })
  await page.getByRole('tab', { name: 'Historique' }).click()
  await page.getByText('Pack Standard, 33 minutes').waitFor()
  await screenshots.take(page, 'wallet-history', { isFullPage: true, hasLightVariant: true })
}
