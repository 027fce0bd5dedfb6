import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LedgerPage, Order, Wallet } from '../../../contract/billing/wallet'
import { messages } from '../../../domain/messages'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { type BrowserWindow, desktop, phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { signIn, signUpUser } from '../../support/product/sign-up-user'

const subscriber: Wallet = {
  minutesLeft: 42,
  waitingMinutes: [],
  lastPurchasedMinutes: 100,
  arePaymentsEnabled: false,
  isSubscriber: true,
  priceIds: {},
  subscription: {
    offerKey: 'abonnementMensuel',
    status: 'active',
    isCancelledAtPeriodEnd: false,
    periodEndsAt: '2026-12-12T10:00:00.000Z',
    paymentMethodBrand: 'visa',
    paymentMethodLast4: '4242',
  },
}

const createOrder = (id: string, paymentStatus: Order['paymentStatus']): Order => ({
  id,
  orderDate: '2026-11-12T10:00:00.000Z',
  offerKey: 'packStandard',
  minutes: 33,
  amountTotalCents: 2_000,
  refundedCents: 0,
  disputedCents: 0,
  paymentStatus,
  documents: paymentStatus === 'paid' ? [{ number: 'F2026-000001', kind: 'invoice' }] : [],
})

const createLedgerPage = (
  ids: readonly number[],
  { hasEarlier }: { hasEarlier: boolean },
): LedgerPage => ({
  entries: ids.map((id) => ({
    id,
    minutes: -3,
    balanceAfter: 42,
    reason: 'call',
    createdAt: '2026-11-21T20:04:00.000Z',
    conversation: { id: '0e000000-0000-4000-8000-000000000000', agentName: `Clara ${id}` },
    offerKey: null,
  })),
  hasEarlier,
})

const statusPatterns = ['Payé', 'En attente', 'Échoué', 'Remboursé(?! en)', 'Remboursé en partie']

/** Answers a wallet request in place of the server. */
const fulfilWallet = (page: Page, path: string, body: unknown) =>
  page.route(`**/api/wallet${path}`, (route) => route.fulfill({ json: body }))

/** Returns the number of columns of the offers on a phone and on a desktop. Leaves the window at the size of a phone. */
async function countColumns(page: Page) {
  const counts: number[] = []
  for (const size of [desktop, phone]) {
    await page.setViewportSize(size)
    const names = page.getByRole('tabpanel').getByRole('heading', { level: 3 })
    const leftEdges = await names.evaluateAll((headings) =>
      headings.map((heading) => heading.getBoundingClientRect().left),
    )
    counts.unshift(new Set(leftEdges).size)
  }
  return counts
}

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

describe('the wallet', () => {
  let browserWindow: BrowserWindow

  beforeAll(async () => {
    browserWindow = await browser.visit({ origin: product.origin, size: phone })
    await signIn(browserWindow.context, product.origin, await signUpUser(product))
  })

  const expectAccessible = (state: string) => expectAccessibleAtAllSizes(browserWindow.page, state)

  const tab = (name: string) => browserWindow.page.getByRole('tab', { name })
  const expectSelected = (name: string) =>
    expect.poll(() => tab(name).getAttribute('aria-selected'))
  const waitForText = (words: string | RegExp) =>
    browserWindow.page.getByText(words).filter({ visible: true }).first().waitFor()

  test('is linked from a companion page, and shows the offers', async () => {
    const { page, go, pageErrors } = browserWindow
    await go('/talk/helene')
    await page.getByRole('link', { name: 'Acheter du temps' }).click()
    await page.waitForURL('**/wallet')
    await waitForText('Recharger votre compte')
    const balance = page.getByRole('region', { name: 'Votre solde' })
    expect(await balance.innerText()).toMatch(/5\sminutes/)
    await expectSelected('Crédits').toBe('true')
    const buttons = page.getByRole('button', { name: /^Acheter/ })
    await expect.poll(() => buttons.count()).toBe(3)
    for (const button of await buttons.all()) await expect.poll(() => button.isEnabled()).toBe(true)
    const popularOffer = page.locator('section').filter({ hasText: 'POPULAIRE' }).last()
    expect(await popularOffer.innerText()).toMatch(
      /Pack Standard[\s\S]*9,99.€[\s\S]*33\sminutes[\s\S]*0,30.€ la/,
    )
    await waitForText(/^Prix toutes taxes comprises/)
    expect(await page.getByText('Recharges Abonnés').count()).toBe(0)
    expect(await countColumns(page)).toEqual([1, 3])
    const backLink = page.getByRole('link', { name: 'Retour' }).filter({ visible: true })
    expect(await backLink.count()).toBe(1)
    await page.setViewportSize(desktop)
    expect(await backLink.count()).toBe(0)
    await page.setViewportSize(phone)
    await expectAccessible('credits')
    expect(pageErrors.take()).toEqual([])
  })

  test('switches tabs by keyboard, and keeps the tab in the URL', async () => {
    const { page, pageErrors } = browserWindow
    await tab('Crédits').focus()
    await page.keyboard.press('ArrowLeft')
    await expectSelected('Abonnements').toBe('true')
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=abonnements')
    const offers = page.getByRole('heading', { level: 3 })
    await expect
      .poll(() => offers.allInnerTexts())
      .toEqual(['Abonnement mensuel', 'Abonnement hebdomadaire'])
    const button = page.getByRole('button', { name: "S'abonner : Abonnement mensuel" })
    await expect.poll(() => button.isEnabled()).toBe(true)
    const monthly = page.locator('section').filter({ hasText: 'POPULAIRE' }).last()
    expect(await monthly.innerText()).toMatch(/Abonnement mensuel[\s\S]*par mois/)
    await waitForText(/par semaine/)
    expect(await countColumns(page)).toEqual([1, 2])
    await expectAccessible('subscriptions')
    await page.keyboard.press('End')
    await expectSelected('Historique').toBe('true')
    await waitForText(messages.PURCHASES_EMPTY)
    await waitForText('5 minutes offertes à l’inscription')
    await waitForText(/^Solde.: 5\sminutes$/)
    await page.reload()
    await waitForText(messages.PURCHASES_EMPTY)
    await page.getByRole('button', { name: 'Voir les crédits' }).click()
    await expectSelected('Crédits').toBe('true')
    expect(pageErrors.take()).toEqual([])
  })

  test.each([
    ['canceled=true', messages.PAYMENT_CANCELED],
    ['success=true', messages.PAYMENT_SUCCEEDED],
  ])('shows the message for %s once', async (query, message) => {
    const { page, go } = browserWindow
    await go(`/wallet?${query}&tab=credits`)
    await waitForText(message)
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=credits')
    await page.reload()
    await waitForText(/^Acheter/)
    expect(await page.getByText(message).count()).toBe(0)
  })

  test('explains on the success page why a second subscription was refunded', async () => {
    const { page, go, pageErrors } = browserWindow
    await fulfilWallet(page, '/checkouts/cs_test_second', { state: 'refunded' })
    await go('/success?session_id=cs_test_second')
    await waitForText('Paiement remboursé')
    await waitForText(/S’il s’agissait d’un second abonnement, il est annulé/)
    await expectAccessible('a second subscription')
    expect(pageErrors.take()).toEqual([])
  })

  test('replaces the success page when nothing was bought', async () => {
    const { page, go, pageErrors } = browserWindow
    await go('/success?success=true')
    await page.waitForURL('**/wallet')
    expect(pageErrors.take()).toEqual([])
  })

  test('warns against a second payment when the result cannot be loaded, and retries', async () => {
    const { page, go, pageErrors } = browserWindow
    await page.route('**/api/wallet/checkouts/*', (route) => route.abort())
    await go('/success?session_id=cs_test_unread')
    await waitForText('Paiement à vérifier')
    await waitForText(/ne payez pas une seconde fois/)
    await expectAccessible('a payment that was not loaded')
    await page.unrouteAll()
    const purchase = { offerKey: 'packStandard', minutes: 33, minutesLeft: 38, waitsUntil: null }
    const paidResult = { state: 'paid', ...purchase }
    await fulfilWallet(page, '/checkouts/cs_test_unread', paidResult)
    await page.getByRole('button', { name: messages.RETRY }).click()
    await waitForText(/^Paiement réussi/)
    await page.unrouteAll()
    pageErrors.take()
  })

  test('shows a subscriber the subscription, its top-ups and the orders', async () => {
    const { page, go, pageErrors } = browserWindow
    await fulfilWallet(page, '', subscriber)
    await fulfilWallet(page, '/orders', [
      createOrder('1', 'paid'),
      createOrder('2', 'pending'),
      createOrder('3', 'failed'),
      { ...createOrder('4', 'paid'), refundedCents: 2_000 },
      { ...createOrder('5', 'paid'), refundedCents: 500 },
    ])
    await fulfilWallet(page, '/movements', createLedgerPage([9, 8], { hasEarlier: true }))
    await fulfilWallet(page, '/movements?before=8', createLedgerPage([7], { hasEarlier: false }))
    await go('/wallet')
    const card = page.getByRole('region', { name: 'Abonnement mensuel' })
    await card.waitFor()
    expect(await card.innerText()).toMatch(/Actif[\s\S]*Renouvellement le\s+12 décembre 2026/)
    await expectSelected('Abonnements').toBe('true')
    await tab('Crédits').click()
    await waitForText('Tarif abonné privilégié')
    await waitForText(messages.PAYMENT_NOT_OPEN)
    const topUps = page.getByRole('button', { name: /^Recharger : / })
    expect(await topUps.count()).toBe(2)
    for (const button of await topUps.all()) expect(await button.isDisabled()).toBe(true)
    await tab('Historique').click()
    await waitForText('Payé')
    const orders = page.getByRole('region', { name: 'Achats' }).getByRole('listitem')
    expect(await orders.allInnerTexts()).toEqual(
      ['', '', '', '', 'Remboursé.: 5,00.€\\s+'].map((refund, index) =>
        expect.stringMatching(
          new RegExp(
            `Pack Standard\\s+33\\sminutes, 12\\snovembre 2026\\s+${refund}20,00.€\\s+${statusPatterns[index]}`,
          ),
        ),
      ),
    )
    await page.route('**/api/wallet/invoices/*', (route) =>
      route.fulfill({
        contentType: 'application/pdf',
        headers: { 'content-disposition': 'attachment; filename="Amivoix-facture.pdf"' },
        body: '%PDF-1.7',
      }),
    )
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      orders.first().getByRole('link', { name: 'Télécharger la facture F2026-000001' }).click(),
    ])
    expect(new URL(file.url()).pathname).toBe('/api/wallet/invoices/F2026-000001')
    expect(await orders.nth(1).getByRole('link').count()).toBe(0)
    await expectAccessible('history')
    await page.getByRole('button', { name: 'Voir plus' }).click()
    const thirdEntry = page
      .getByRole('listitem')
      .filter({ hasText: 'Appel avec Clara 7, 3 minutes' })
    await thirdEntry.waitFor()
    await expect
      .poll(() => thirdEntry.evaluate((entry) => entry === document.activeElement))
      .toBe(true)
    expect(await page.getByRole('button', { name: 'Voir plus' }).count()).toBe(0)
    await page.unrouteAll()
    expect(pageErrors.take()).toEqual([])
  })

  test('says what could not be loaded, and retries', async () => {
    const { page, go } = browserWindow
    await page.route('**/api/wallet**', () => undefined)
    await page.route('**/api/wallet/**', () => undefined)
    await go('/wallet')
    await waitForText(messages.CHECKOUT_STARTING)
    await tab('Historique').click()
    await waitForText(messages.PURCHASES_LOADING)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route('**/api/wallet**', (route) => route.abort())
    await page.route('**/api/wallet/**', (route) => route.abort())
    await go('/wallet?tab=historique')
    const retryButtons = page.getByRole('button', { name: messages.RETRY })
    await expect.poll(() => retryButtons.count()).toBe(3)
    await waitForText(new RegExp(messages.HISTORY_NOT_LOADED))
    await expectAccessible('failed')
    await page.unrouteAll()
    for (let buttonCount = 3; buttonCount > 0; buttonCount -= 1) {
      await retryButtons.first().click()
      await expect.poll(() => retryButtons.count()).toBe(buttonCount - 1)
    }
    await waitForText('5 minutes offertes à l’inscription')
    browserWindow.pageErrors.take()
  })

  test('asks the user to sign in when the session has expired, with a link that returns to the wallet', async () => {
    const { page, context, go } = browserWindow
    await go('/wallet')
    await waitForText(/^Acheter/)
    await context.clearCookies({ name: /session/ })
    await tab('Historique').click()
    await page.getByRole('alert').getByText(messages.PURCHASE_SIGN_IN_NOTICE).waitFor()
    await tab('Crédits').click()
    const links = page.getByRole('tabpanel').getByRole('link', { name: 'Connectez-vous' })
    await expect.poll(() => links.count()).toBe(3)
    await expectAccessible('signed out')
    await links.first().click()
    await page.waitForURL('**/login?next=%2Fwallet%3Ftab%3Dcredits')
    // The console reports only the refused requests.
    for (const error of browserWindow.pageErrors.take()) expect(error).toContain('401')
  })
})
