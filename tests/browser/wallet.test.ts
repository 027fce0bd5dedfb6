import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Movements, Order, Wallet } from '../../contract/billing/wallet'
import { messages } from '../../domain/messages'
import { expectNoFault } from '../support/browser/expect-no-axe-violations'
import { expectToFit } from '../support/browser/expect-no-overflow'
import {
  openBrowser,
  phone,
  type TestBrowser,
  type Visitor,
  windows,
} from '../support/browser/open-browser'
import { signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'

const subscriber: Wallet = {
  minutesLeft: 42,
  lastPurchasedMinutes: 100,
  isPaymentOpen: false,
  isSubscriber: true,
  priceIds: {},
  subscription: {
    offerKey: 'abonnementMensuel',
    status: 'active',
    cancelsAtPeriodEnd: false,
    periodEndsAt: '2026-12-12T10:00:00.000Z',
    paymentMethodBrand: 'visa',
    paymentMethodLast4: '4242',
  },
}

const orderOf = (id: string, paymentStatus: Order['paymentStatus']): Order => ({
  id,
  orderDate: '2026-11-12T10:00:00.000Z',
  offerKey: 'packStandard',
  minutes: 33,
  amountTotalCents: 2_000,
  refundedCents: 0,
  contestedCents: 0,
  paymentStatus,
  documents: paymentStatus === 'paid' ? [{ number: 'F2026-000001', kind: 'invoice' }] : [],
})

const movementsOf = (ids: readonly number[], hasEarlier: boolean): Movements => ({
  movements: ids.map((id) => ({
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

const outcomes = ['Payé', 'En attente', 'Échoué', 'Remboursé(?! en)', 'Remboursé en partie']

/** Answers in the server's place: one who subscribed before payments were closed. */
const answer = (page: Page, path: string, body: unknown) =>
  page.route(`**/api/wallet${path}`, (route) => route.fulfill({ json: body }))

/** How many offers stand side by side. */
const countColumns = (page: Page) =>
  page
    .getByRole('tabpanel')
    .getByRole('heading', { level: 3 })
    .evaluateAll((names) => new Set(names.map((name) => name.getBoundingClientRect().left)).size)

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

describe.each(windows)('at $size.width × $size.height', ({ size, zoomed }) => {
  let visitor: Visitor

  beforeAll(async () => {
    visitor = await browser.visit({ origin: product.origin, size, hasReducedMotion: true })
    await signIn(visitor.context, product.origin, await signUpMember(product))
  })

  async function expectFine(state: string) {
    await expectNoFault(visitor.page, state)
    await expectToFit(visitor.page, state, zoomed)
  }

  const tab = (name: string) => visitor.page.getByRole('tab', { name })
  const isChosen = (name: string) => expect.poll(() => tab(name).getAttribute('aria-selected'))
  const shown = (words: string | RegExp) =>
    visitor.page.getByText(words).filter({ visible: true }).first().waitFor()

  test('a companion’s page leads to the wallet, which shows what it would sell', async () => {
    const { page, go, problems } = visitor
    await go('/talk/helene')
    await page.getByRole('link', { name: 'Acheter du temps' }).click()
    await page.waitForURL('**/wallet')
    await shown('Recharger votre compte')
    const balance = page.getByRole('region', { name: 'Votre solde' })
    expect(await balance.innerText()).toMatch(/5\sminutes/)
    await isChosen('Crédits').toBe('true')
    const buttons = page.getByRole('button', { name: /^Acheter/ })
    await expect.poll(() => buttons.count()).toBe(3)
    for (const button of await buttons.all()) await expect.poll(() => button.isEnabled()).toBe(true)
    const popular = page.locator('section').filter({ hasText: 'POPULAIRE' }).last()
    expect(await popular.innerText()).toMatch(
      /Pack Standard[\s\S]*9,99.€[\s\S]*33\sminutes[\s\S]*0,30.€ la/,
    )
    await shown(/^Prix toutes taxes comprises/)
    expect(await page.getByText('Recharges Abonnés').count()).toBe(0)
    expect(await countColumns(page)).toBe(size === phone ? 1 : 3)
    const back = page.getByRole('link', { name: 'Retour' }).filter({ visible: true })
    expect(await back.count()).toBe(size === phone ? 1 : 0)
    await expectFine('credits')
    expect(problems.take()).toEqual([])
  })

  test('its tabs go by keyboard, and the address remembers', async () => {
    const { page, problems } = visitor
    await tab('Crédits').focus()
    await page.keyboard.press('ArrowLeft')
    await isChosen('Abonnements').toBe('true')
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=abonnements')
    const offers = page.getByRole('heading', { level: 3 })
    await expect
      .poll(() => offers.allInnerTexts())
      .toEqual(['Abonnement mensuel', 'Abonnement hebdomadaire'])
    const button = page.getByRole('button', { name: "S'abonner : Abonnement mensuel" })
    await expect.poll(() => button.isEnabled()).toBe(true)
    const monthly = page.locator('section').filter({ hasText: 'POPULAIRE' }).last()
    expect(await monthly.innerText()).toMatch(/Abonnement mensuel[\s\S]*par mois/)
    await shown(/par semaine/)
    expect(await countColumns(page)).toBe(size === phone ? 1 : 2)
    await expectFine('subscriptions')
    await page.keyboard.press('End')
    await isChosen('Historique').toBe('true')
    await shown(messages.PURCHASES_EMPTY)
    await shown('5 minutes offertes à l’inscription')
    await shown(/^Solde.: 5\sminutes$/)
    await page.reload()
    await shown(messages.PURCHASES_EMPTY)
    await page.getByRole('button', { name: 'Voir les crédits' }).click()
    await isChosen('Crédits').toBe('true')
    expect(problems.take()).toEqual([])
  })

  test.each([
    ['canceled=true', messages.PAYMENT_CANCELED],
    ['success=true', messages.PAYMENT_SUCCEEDED],
  ])('%s is told once', async (query, message) => {
    const { page, go } = visitor
    await go(`/wallet?${query}&tab=credits`)
    await shown(message)
    await expect.poll(() => new URL(page.url()).search).toBe('?tab=credits')
    await page.reload()
    await shown(/^Acheter/)
    expect(await page.getByText(message).count()).toBe(0)
  })

  test('a second subscription that was given back says so where one comes back to', async () => {
    const { page, go, problems } = visitor
    await answer(page, '/checkouts/cs_test_second', { state: 'returned' })
    await go('/success?session_id=cs_test_second')
    await shown('Paiement remboursé')
    await shown(/celui-ci est annulé/)
    await expectFine('a second subscription')
    expect(problems.take()).toEqual([])
  })

  test('a payment that cannot be read is not to be paid twice, and is asked for again', async () => {
    const { page, go, problems } = visitor
    await page.route('**/api/wallet/checkouts/*', (route) => route.abort())
    await go('/success?session_id=cs_test_unread')
    await shown('Paiement à vérifier')
    await shown(/ne payez pas une seconde fois/)
    await expectFine('a payment that was not read')
    await page.unrouteAll()
    const paid = { state: 'paid', offerKey: 'packStandard', minutes: 33 }
    await answer(page, '/checkouts/cs_test_unread', paid)
    await page.getByRole('button', { name: messages.RETRY }).click()
    await shown(/^Paiement réussi/)
    await page.unrouteAll()
    problems.take()
  })

  test('a subscriber sees the subscription, its top-ups, and the purchases', async () => {
    const { page, go, problems } = visitor
    await answer(page, '', subscriber)
    await answer(page, '/orders', [
      orderOf('1', 'paid'),
      orderOf('2', 'pending'),
      orderOf('3', 'failed'),
      { ...orderOf('4', 'paid'), refundedCents: 2_000 },
      { ...orderOf('5', 'paid'), refundedCents: 500 },
    ])
    await answer(page, '/movements', movementsOf([9, 8], true))
    await answer(page, '/movements?before=8', movementsOf([7], false))
    await go('/wallet')
    const card = page.getByRole('region', { name: 'Abonnement mensuel' })
    await card.waitFor()
    expect(await card.innerText()).toMatch(/Actif[\s\S]*Renouvellement le\s+12 décembre 2026/)
    await isChosen('Abonnements').toBe('true')
    await tab('Crédits').click()
    await shown('Tarif abonné privilégié')
    await shown(messages.PAYMENT_NOT_OPEN)
    const topUps = page.getByRole('button', { name: /^Recharger : / })
    expect(await topUps.count()).toBe(2)
    for (const button of await topUps.all()) expect(await button.isDisabled()).toBe(true)
    await tab('Historique').click()
    await shown('Payé')
    const orders = page.getByRole('region', { name: 'Achats' }).getByRole('listitem')
    expect(await orders.allInnerTexts()).toEqual(
      ['', '', '', '', 'Remboursé.: 5,00.€\\s+'].map((refund, index) =>
        expect.stringMatching(
          new RegExp(
            `Pack Standard\\s+33\\sminutes, 12\\snovembre 2026\\s+${refund}20,00.€\\s+${outcomes[index]}`,
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
    await expectFine('history')
    await page.getByRole('button', { name: 'Voir plus' }).click()
    const third = page.getByRole('listitem').filter({ hasText: 'Appel avec Clara 7, 3 minutes' })
    await third.waitFor()
    await expect.poll(() => third.evaluate((entry) => entry === document.activeElement)).toBe(true)
    expect(await page.getByRole('button', { name: 'Voir plus' }).count()).toBe(0)
    await page.unrouteAll()
    expect(problems.take()).toEqual([])
  })

  test('what was not loaded says so, and is asked for again', async () => {
    const { page, go } = visitor
    await page.route('**/api/wallet**', () => undefined)
    await page.route('**/api/wallet/**', () => undefined)
    await go('/wallet')
    await shown(messages.CHECKOUT_STARTING)
    await tab('Historique').click()
    await shown(messages.PURCHASES_LOADING)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await page.route('**/api/wallet**', (route) => route.abort())
    await page.route('**/api/wallet/**', (route) => route.abort())
    await go('/wallet?tab=historique')
    const retries = page.getByRole('button', { name: messages.RETRY })
    await expect.poll(() => retries.count()).toBe(3)
    await shown(new RegExp(messages.HISTORY_NOT_LOADED))
    await expectFine('failed')
    await page.unrouteAll()
    for (let left = 3; left > 0; left -= 1) {
      await retries.first().click()
      await expect.poll(() => retries.count()).toBe(left - 1)
    }
    await shown('5 minutes offertes à l’inscription')
    visitor.problems.take()
  })

  test('a session that ends on the page closes the sale, and leads back to it', async () => {
    const { page, context, go } = visitor
    await go('/wallet')
    await shown(/^Acheter/)
    await context.clearCookies({ name: /session/ })
    await tab('Historique').click()
    await page.getByRole('alert').getByText(messages.PURCHASE_NEEDS_SIGN_IN).waitFor()
    await tab('Crédits').click()
    const links = page.getByRole('tabpanel').getByRole('link', { name: 'Connectez-vous' })
    await expect.poll(() => links.count()).toBe(3)
    await expectFine('signed out')
    await links.first().click()
    await page.waitForURL('**/login?next=%2Fwallet%3Ftab%3Dcredits')
    // The browser itself reports what was refused.
    for (const problem of visitor.problems.take()) expect(problem).toContain('401')
  })
})
