import { afterAll, beforeAll, expect, test } from 'vitest'
import { invoicePath } from '../../contract/paths'
import type { Movements } from '../../contract/billing/wallet'
import { messages } from '../../domain/messages'
import { openBrowser, type TestBrowser } from '../support/browser/open-browser'
import { askingCard, cardFields, declinedCard, paidCard } from '../support/billing/stripe-emulator-server'
import { readPdf } from '../support/billing/read-pdf-text'
import { readMe, signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'

let product: BuiltProduct
let browser: TestBrowser

beforeAll(async () => {
  product = await startBuiltProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

test('money goes every way it can, and the ledger explains every minute', async () => {
  const { origin } = product
  const { page, go, context } = await browser.visit({ origin, hasReducedMotion: true })
  await signIn(context, origin, await signUpMember(product))
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  const hasMinutes = (minutes: number) =>
    expect
      .poll(async () => (await readMe(context, origin))?.minutesLeft, { timeout: 20_000 })
      .toBe(minutes)

  async function order(path: string, offer: string) {
    await go(path)
    await button(offer).click()
    await button('Commander avec obligation de paiement').click()
    await page.waitForURL('**/dev/stripe/pay/**')
  }
  async function pay(card: string) {
    const { decision: _, ...fields } = cardFields(card)
    for (const [name, value] of Object.entries(fields))
      await page.locator(`input[name="${name}"]`).fill(value)
    await button(/^Payer/).click()
  }

  await order('/wallet', 'Acheter : Pack Standard')
  await pay(declinedCard)
  await page.getByText('Votre carte a été refusée.').waitFor()
  await hasMinutes(5)
  // « Back » is a page of its own at every step, never the browser's question about a form.
  await page.goBack()
  await page.getByRole('heading', { name: 'Paiement' }).waitFor()
  await pay(askingCard)
  await button('Confirmer le paiement').click()
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await hasMinutes(38)
  await page.goBack()
  await page.getByRole('heading', { name: 'Paiement déjà effectué' }).waitFor()

  await order('/wallet?tab=abonnements', "S'abonner : Abonnement hebdomadaire")
  await pay(paidCard)
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
  await hasMinutes(53)
  await go('/dev/stripe')
  await button('Avancer d’une semaine').click()
  await hasMinutes(68)

  await go('/wallet')
  const card = page.getByRole('region', { name: 'Abonnement hebdomadaire' })
  await card.getByRole('button', { name: 'Résilier' }).click()
  await button('Résilier l’abonnement').click()
  await card.getByText(messages.SUBSCRIPTION_ENDING).waitFor()
  await go('/dev/stripe')
  await button('Avancer d’une semaine').click()
  await expect
    .poll(async () => (await readMe(context, origin))?.hasPremium, { timeout: 20_000 })
    .toBe(false)
  await hasMinutes(68)

  await go('/retractation')
  await page.getByRole('link', { name: 'Renoncer : Pack Standard' }).click()
  await button('Confirmer la rétractation').click()
  await page.getByRole('heading', { name: 'Rétractation enregistrée' }).waitFor()
  await page.getByText(/Le remboursement est parti/).waitFor()
  await hasMinutes(35)

  const answer = await context.request.get(`${origin}/api/wallet/movements`)
  const { movements } = (await answer.json()) as Movements
  expect(
    movements.map(({ reason, minutes, balanceAfter }) => [reason, minutes, balanceAfter]),
  ).toEqual([
    ['refund', -33, 35],
    ['subscription', 15, 68],
    ['subscription', 15, 53],
    ['purchase', 33, 38],
    ['sign_up', 5, 5],
  ])

  // Drawn by the built product's own thread.
  const invoice = await context.request.get(origin + invoicePath('F2026-000001'))
  expect(readPdf(await invoice.body()).join(' ')).toContain('Pack Standard')
})
