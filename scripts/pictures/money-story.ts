import type { Page } from 'playwright-core'
import {
  askingCard,
  cardFields,
  declinedCard,
  paidCard,
} from '../../tests/support/billing/stripe-emulator-server'
import { signIn, signUpMember } from '../../tests/support/product/sign-up-user'
import type { Scene } from './story'

/** Somebody who buys a pack, is refused, is asked by the bank, pays, and subscribes. */
export async function picturesOfMoney(scene: Scene) {
  const { product, visitor, album } = scene
  const { page, go } = visitor
  await signIn(visitor.context, product.origin, await signUpMember(product))
  await go('/wallet?tab=historique')
  await page.getByText('Aucun achat pour le moment').waitFor()
  await album.take(page, 'wallet-history-empty')
  await go('/wallet')
  await page.getByRole('button', { name: 'Acheter : Pack Standard' }).waitFor()
  await album.take(page, 'wallet-credits', { isWhole: true, isLightToo: true })
  await page.getByRole('button', { name: 'Acheter : Pack Standard' }).click()
  await page.getByRole('dialog', { name: 'Votre commande' }).waitFor()
  await album.take(page, 'wallet-last-step', { isLightToo: true })
  await page.getByRole('button', { name: orderButton }).click()
  await page.waitForURL('**/dev/stripe/pay/**')
  await album.take(page, 'payment-page')
  await pay(page, declinedCard)
  await page.getByText('Votre carte a été refusée.').waitFor()
  await album.take(page, 'payment-declined')
  await pay(page, askingCard)
  const confirm = page.getByRole('button', { name: 'Confirmer le paiement' })
  await confirm.waitFor()
  await album.take(page, 'payment-authentication')
  await confirm.click()
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await album.take(page, 'success', { isLightToo: true })
  await subscribe(scene)
}

async function subscribe({ visitor, album }: Scene) {
  const { page, go } = visitor
  await go('/wallet?tab=abonnements')
  await page.getByRole('button', { name: /^S'abonner : Abonnement hebdomadaire/ }).click()
  await page.getByRole('button', { name: orderButton }).click()
  await page.waitForURL('**/dev/stripe/pay/**')
  await pay(page, paidCard)
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await go('/wallet')
  await page.getByRole('region', { name: 'Abonnement hebdomadaire' }).waitFor()
  await album.take(page, 'wallet-subscriber', { isWhole: true, isLightToo: true })
  await page.getByRole('tab', { name: 'Historique' }).click()
  await page.getByText('Pack Standard, 33 minutes').waitFor()
  await album.take(page, 'wallet-history', { isWhole: true, isLightToo: true })
}

export const orderButton = 'Commander avec obligation de paiement'

export async function pay(page: Page, card: string) {
  const { decision: _, ...fields } = cardFields(card)
  for (const [name, value] of Object.entries(fields))
    await page.locator(`input[name="${name}"]`).fill(value)
  await page.getByRole('button', { name: /^Payer/ }).click()
}
