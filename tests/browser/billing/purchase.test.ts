import type { Locator } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { acceptedCard, declinedCard } from '../../support/billing/stripe-emulator-server'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { type BrowserWindow, phone } from '../../support/browser/open-browser'
import { orderButton, pay } from '../../support/browser/payment-page'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { readMe, signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

describe('a purchase', () => {
  let browserWindow: BrowserWindow

  beforeAll(async () => {
    browserWindow = await browser.visit({ origin: product.origin, size: phone })
    await signIn(browserWindow.context, product.origin, await signUpUser(product))
  })

  const expectAccessible = (state: string) => expectAccessibleAtAllSizes(browserWindow.page, state)

  const button = (name: string | RegExp) => browserWindow.page.getByRole('button', { name })

  /** Orders an offer, by default with immediate start, and waits for the payment page. */
  async function order(offer: string, { hasImmediateStart = true } = {}) {
    await button(offer).click()
    if (hasImmediateStart) await browserWindow.page.getByRole('checkbox').check()
    await button(orderButton).click()
    await browserWindow.page.waitForURL('**/dev/stripe/pay/**')
  }

  /** Returns whether an element is between the top and bottom of the window, and nothing covers its centre. */
  const isInView = (element: Locator) =>
    element.evaluate((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect()
      const frontElement = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return top >= 0 && bottom <= innerHeight && node.contains(frontElement)
    })

  test('shows the order with an unchecked box for the immediate start', async () => {
    const { page, go } = browserWindow
    await go('/wallet')
    await button('Acheter : Pack Standard').click()
    const dialog = page.getByRole('dialog', { name: 'Votre commande' })
    await dialog.waitFor()
    expect(await dialog.innerText()).toMatch(/Pack Standard[\s\S]*33\sminutes[\s\S]*9,99.€ TTC/)
    expect(await dialog.getByRole('checkbox').isChecked()).toBe(false)
    await expectAccessible('order dialog')
    await button('Annuler').click()
    await dialog.waitFor({ state: 'detached' })
  })

  test('shows an error of the checkout in the dialog, and keeps its input', async () => {
    const { page, pageErrors, go } = browserWindow
    await go('/wallet')
    await page.route('**/api/functions/stripe-checkout', (route) =>
      route.fulfill({ status: 502, json: { error: messages.PAYMENT_UNAVAILABLE } }),
    )
    await button('Acheter : Pack Standard').click()
    await page.getByRole('checkbox').check()
    await button(orderButton).click()
    await page.getByRole('alert').getByText(messages.PAYMENT_UNAVAILABLE).waitFor()
    const noChargeMessage = page.getByRole('alert').getByText('Rien n’a été débité.')
    await noChargeMessage.waitFor()
    await expect.poll(() => isInView(noChargeMessage)).toBe(true)
    await expect.poll(() => isInView(button('Annuler'))).toBe(true)
    expect(await page.getByRole('checkbox').isChecked()).toBe(true)
    await expectAccessible('refused checkout')
    await page.unrouteAll()
    // The console reports only the refused request.
    for (const error of pageErrors.take()) expect(error).toContain('502')
    await button('Annuler').click()
  })

  test('returns to an unchanged wallet after a cancelled payment', async () => {
    const { page } = browserWindow
    await order('Acheter : Pack Standard')
    await button('Annuler').click()
    await page.waitForURL('**/wallet**')
    await page.getByText(messages.PAYMENT_CANCELED).waitFor()
    expect((await readMe(browserWindow.context, product.origin))?.minutesLeft).toBe(5)
  })

  test('shows that a card was declined, and credits the minutes of a paid order', async () => {
    const { page, context } = browserWindow
    await order('Acheter : Pack Standard')
    await pay(browserWindow.page, declinedCard)
    await page.getByText('Votre carte a été refusée.').waitFor()
    await pay(browserWindow.page, acceptedCard)
    await page.waitForURL('**/success?session_id=**')
    await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
    await page.getByText('Pack Standard, 33 minutes').waitFor()
    await page.getByText('38 minutes').filter({ visible: true }).first().waitFor()
    await page.getByText('Actif', { exact: true }).waitFor()
    await page.getByText(/e-mail de confirmation/).waitFor()
    await expectAccessible('success')
    expect((await readMe(context, product.origin))?.minutesLeft).toBe(38)
    await page.getByRole('link', { name: 'Mes minutes et mes achats' }).click()
    await page.waitForURL('**/wallet')
    await page.getByRole('tab', { name: 'Historique' }).click()
    await page.getByText('Pack Standard, 33 minutes').waitFor()
    await page.getByText('Payé', { exact: true }).waitFor()
  })

  test('shows the new balance even without an answer to the wallet request, and links back to the companion', async () => {
    const { page, go } = browserWindow
    await go('/talk/helene')
    await page.getByRole('link', { name: 'Acheter du temps' }).click()
    await order('Acheter : Pack Standard')
    await page.route('**/api/wallet', () => {})
    await pay(browserWindow.page, acceptedCard)
    await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
    const paymentResult = page.getByRole('status').filter({ hasText: 'Paiement réussi' })
    expect((await paymentResult.innerText()).replace(/\s+/g, ' ')).toMatch(
      /Minutes créditées \+ 33 minutes Minutes disponibles 71 minutes/,
    )
    await page.unrouteAll()
    const callAgainLink = page.getByRole('link', { name: 'Rappeler Hélène' })
    await expectAccessible('success with a companion')
    const url = new URL(page.url())
    await callAgainLink.click()
    await page.waitForURL('**/talk/helene')
    // The page ignores an unknown companion, and a URL where a companion is expected.
    for (const companion of ['nobody', '//evil.example', 'https://evil.example']) {
      url.searchParams.set('compagnon', companion)
      await page.goto(url.href)
      await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
      expect(await page.locator('a[href*="evil"]').count()).toBe(0)
      expect(await page.getByRole('link', { name: /^Rappeler/ }).count()).toBe(0)
    }
  })

  test('credits no minutes until the buyer requests the immediate start in the wallet', async () => {
    const { page, context, go } = browserWindow
    await go('/wallet')
    await order('Acheter : Pack Découverte', { hasImmediateStart: false })
    await pay(browserWindow.page, acceptedCard)
    await page.getByText('Minutes en attente').waitFor()
    await expectAccessible('success with waiting minutes')
    expect((await readMe(context, product.origin))?.minutesLeft).toBe(71)
    await page.getByRole('link', { name: 'Utiliser mes minutes maintenant' }).click()
    const notice = page.getByRole('region', { name: '17 minutes en attente' })
    await notice.getByText('les minutes déjà utilisées resteront à ma charge').waitFor()
    await expectAccessible('waiting minutes')
    await notice.getByRole('button', { name: 'Utiliser mes minutes maintenant' }).click()
    await notice.waitFor({ state: 'detached' })
    expect((await readMe(context, product.origin))?.minutesLeft).toBe(88)
  })

  test('starts, cancels and resumes a subscription', async () => {
    const { page, go } = browserWindow
    await go('/wallet?tab=abonnements')
    await order("S'abonner : Abonnement hebdomadaire")
    await pay(browserWindow.page, acceptedCard)
    await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
    await go('/wallet')
    const card = page.getByRole('region', { name: 'Abonnement hebdomadaire' })
    await card.getByText('Actif', { exact: true }).waitFor()
    // A second subscription cannot be bought while one is active.
    await page.getByText('Vous avez déjà un abonnement.').waitFor()
    expect(await button("S'abonner : Abonnement mensuel").isDisabled()).toBe(true)
    await card.getByRole('button', { name: 'Résilier' }).click()
    await page.getByRole('dialog', { name: 'Résilier l’abonnement ?' }).waitFor()
    await expectAccessible('cancellation')
    await button('Résilier l’abonnement').click()
    await card.getByText(messages.SUBSCRIPTION_ENDING).waitFor()
    await expect.poll(() => button("S'abonner : Abonnement mensuel").isEnabled()).toBe(true)
    await card.getByRole('button', { name: 'Reprendre l’abonnement' }).click()
    await card.getByText('Renouvellement le').waitFor()
    await card.getByRole('button', { name: 'Moyen de paiement' }).click()
    await page.waitForURL('**/dev/stripe/**')
  })

  test('redirects from the success page when there was no payment, or when nobody is signed in', async () => {
    const { page, go } = browserWindow
    await go('/success')
    await page.waitForURL('**/wallet')
    const visitorWindow = await browser.visit({ origin: product.origin })
    await visitorWindow.go('/success?session_id=cs_test_1')
    await visitorWindow.page.waitForURL('**/login?next=**')
    await visitorWindow.context.close()
  })
})
