import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../domain/messages'
import { expectNoFault } from '../support/browser/expect-no-axe-violations'
import { expectToFit } from '../support/browser/expect-no-overflow'
import { openBrowser, type TestBrowser, type Visitor, windows } from '../support/browser/open-browser'
import { cardFields, declinedCard, paidCard } from '../support/billing/stripe-emulator-server'
import { readMe, signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'

const orderButton = 'Commander avec obligation de paiement'

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

describe.each(windows)('a purchase at $size.width × $size.height', ({ size, zoomed }) => {
  let visitor: Visitor

  beforeAll(async () => {
    visitor = await browser.visit({ origin: product.origin, size, hasReducedMotion: true })
    await signIn(visitor.context, product.origin, await signUpMember(product))
  })

  async function expectFine(state: string) {
    await expectNoFault(visitor.page, state)
    await expectToFit(visitor.page, state, zoomed)
  }

  const button = (name: string | RegExp) => visitor.page.getByRole('button', { name })

  /** From the offer to the page where it is paid. */
  async function order(offer: string) {
    await button(offer).click()
    await button(orderButton).click()
    await visitor.page.waitForURL('**/dev/stripe/pay/**')
  }

  async function fillIn(card: string) {
    const { decision: _, ...fields } = cardFields(card)
    for (const [name, value] of Object.entries(fields))
      await visitor.page.locator(`input[name="${name}"]`).fill(value)
    await button(/^Payer/).click()
  }

  test('the last step says what is ordered, and leaves the box to the person', async () => {
    const { page, go } = visitor
    await go('/wallet')
    await button('Acheter : Pack Standard').click()
    const dialog = page.getByRole('dialog', { name: 'Votre commande' })
    await dialog.waitFor()
    expect(await dialog.innerText()).toMatch(/Pack Standard[\s\S]*33\sminutes[\s\S]*9,99.€ TTC/)
    expect(await dialog.getByRole('checkbox').isChecked()).toBe(false)
    await expectFine('last step')
    await button('Annuler').click()
    await dialog.waitFor({ state: 'detached' })
  })

  test('what the checkout refuses is said in the dialog, and nothing is lost', async () => {
    const { page, problems } = visitor
    await page.route('**/api/functions/stripe-checkout', (route) =>
      route.fulfill({ status: 502, json: { error: messages.PAYMENT_UNAVAILABLE } }),
    )
    await button('Acheter : Pack Standard').click()
    await page.getByRole('checkbox').check()
    await button(orderButton).click()
    await page.getByRole('alert').getByText(messages.PAYMENT_UNAVAILABLE).waitFor()
    await page.getByRole('alert').getByText('Rien n’a été débité.').waitFor()
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    await expectFine('refused')
    await page.unrouteAll()
    // The browser itself reports what was refused.
    for (const problem of problems.take()) expect(problem).toContain('502')
    await button('Annuler').click()
  })

  test('who gives up on the payment page finds the wallet as it was', async () => {
    const { page } = visitor
    await order('Acheter : Pack Standard')
    await button('Annuler').click()
    await page.waitForURL('**/wallet**')
    await page.getByText(messages.PAYMENT_CANCELED).waitFor()
    expect((await readMe(visitor.context, product.origin))?.minutesLeft).toBe(5)
  })

  test('a refused card takes nothing; a good one brings the minutes, in words', async () => {
    const { page, context } = visitor
    await order('Acheter : Pack Standard')
    await fillIn(declinedCard)
    await page.getByText('Votre carte a été refusée.').waitFor()
    await fillIn(paidCard)
    await page.waitForURL('**/success?session_id=**')
    await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
    await page.getByText('Pack Standard, 33 minutes').waitFor()
    await page.getByText('38 minutes').filter({ visible: true }).first().waitFor()
    await page.getByText('Actif', { exact: true }).waitFor()
    await page.getByText(/e-mail de confirmation/).waitFor()
    await expectFine('success')
    expect((await readMe(context, product.origin))?.minutesLeft).toBe(38)
    await page.getByRole('link', { name: 'Mon portefeuille' }).click()
    await page.waitForURL('**/wallet')
    await page.getByRole('tab', { name: 'Historique' }).click()
    await page.getByText('Pack Standard, 33 minutes').waitFor()
    await page.getByText('Payé', { exact: true }).waitFor()
  })

  test('a subscription begins, is ended and taken up again', async () => {
    const { page, go } = visitor
    await go('/wallet?tab=abonnements')
    await order("S'abonner : Abonnement hebdomadaire")
    await fillIn(paidCard)
    await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
    await go('/wallet')
    const card = page.getByRole('region', { name: 'Abonnement hebdomadaire' })
    await card.getByText('Actif', { exact: true }).waitFor()
    // A second subscription would be billed beside the first.
    await page.getByText('Vous avez déjà un abonnement.').waitFor()
    expect(await button("S'abonner : Abonnement mensuel").isDisabled()).toBe(true)
    await card.getByRole('button', { name: 'Résilier' }).click()
    await page.getByRole('dialog', { name: 'Résilier l’abonnement ?' }).waitFor()
    await expectFine('cancellation')
    await button('Résilier l’abonnement').click()
    await card.getByText(messages.SUBSCRIPTION_ENDING).waitFor()
    await expect.poll(() => button("S'abonner : Abonnement mensuel").isEnabled()).toBe(true)
    await card.getByRole('button', { name: 'Reprendre l’abonnement' }).click()
    await card.getByText('Renouvellement le').waitFor()
    await card.getByRole('button', { name: 'Moyen de paiement' }).click()
    await page.waitForURL('**/dev/stripe/**')
  })

  test('the page of a payment leads elsewhere who has none', async () => {
    const { page, go } = visitor
    await go('/success')
    await page.waitForURL('**/wallet')
    const stranger = await browser.visit({ origin: product.origin, size })
    await stranger.go('/success?session_id=cs_test_1')
    await stranger.page.waitForURL('**/login?next=**')
    await stranger.context.close()
  })
})
