import { afterAll, expect, test } from 'vitest'
import type { LedgerPage } from '../../../contract/billing/wallet'
import { invoicePath } from '../../../contract/paths'
import { messages } from '../../../domain/messages'
import { readPdfText } from '../../support/billing/read-pdf-text'
import {
  acceptedCard,
  authenticationCard,
  declinedCard,
} from '../../support/billing/stripe-emulator-server'
import { orderButton, pay } from '../../support/browser/payment-page'
import { setUpSharedBrowser } from '../../support/browser/shared-product'
import { readMe, signIn, signUpUser } from '../../support/product/sign-up-user'
import { startBuiltProduct } from '../../support/product/start-built-product'

// A separate product, because the test advances the clock of the Stripe emulator.
const product = await startBuiltProduct()
afterAll(() => product.close())
const browser = setUpSharedBrowser()

test('explains every purchase, renewal and refund in the ledger', async () => {
  const { origin } = product
  const { page, go, context } = await browser.visit({ origin })
  await signIn(context, origin, await signUpUser(product))
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const expectMinutes = (minutes: number) =>
    expect.poll(async () => (await readMe(context, origin))?.minutesLeft).toBe(minutes)

  async function order(path: string, offer: string) {
    await go(path)
    await button(offer).click()
    await page.getByRole('checkbox').check()
    await button(orderButton).click()
    await page.waitForURL('**/dev/stripe/pay/**')
  }

  await order('/wallet', 'Acheter : Pack Standard')
  await pay(page, declinedCard)
  await page.getByText('Votre carte a été refusée.').waitFor()
  await expectMinutes(5)
  // Every step has its own page, so going back never asks to resubmit a form.
  await page.goBack()
  await page.getByRole('heading', { name: 'Paiement' }).waitFor()
  await pay(page, authenticationCard)
  await button('Confirmer le paiement').click()
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await expectMinutes(38)
  await page.goBack()
  await page.getByRole('heading', { name: 'Paiement déjà effectué' }).waitFor()

  await order('/wallet?tab=abonnements', "S'abonner : Abonnement hebdomadaire")
  await pay(page, acceptedCard)
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await expectMinutes(53)
  await go('/dev/stripe')
  await button('Avancer d’une semaine').click()
  await expectMinutes(68)

  await go('/wallet')
  const card = page.getByRole('region', { name: 'Abonnement hebdomadaire' })
  await card.getByRole('button', { name: 'Résilier' }).click()
  await button('Résilier l’abonnement').click()
  await card.getByText(messages.SUBSCRIPTION_ENDING).waitFor()
  await go('/dev/stripe')
  await button('Avancer d’une semaine').click()
  await expect.poll(async () => (await readMe(context, origin))?.hasPremium).toBe(false)
  await expectMinutes(68)

  await go('/retractation')
  await page.getByRole('link', { name: 'Renoncer : Pack Standard' }).click()
  await button('Confirmer la rétractation').click()
  await page.getByRole('heading', { name: 'Rétractation enregistrée' }).waitFor()
  await page.getByText(/Le remboursement est parti/).waitFor()
  await expectMinutes(35)

  const response = await context.request.get(`${origin}/api/wallet/movements`)
  const { entries } = (await response.json()) as LedgerPage
  expect(
    entries.map(({ reason, minutes, balanceAfter }) => [reason, minutes, balanceAfter]),
  ).toEqual([
    ['refund', -33, 35],
    ['subscription', 15, 68],
    ['subscription', 15, 53],
    ['purchase', 33, 38],
    ['sign_up', 5, 5],
  ])

  // The production build creates PDF files in a worker thread.
  const invoice = await context.request.get(origin + invoicePath('F2026-000001'))
  expect(readPdfText(await invoice.body()).join(' ')).toContain('Pack Standard')
})
