import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { acceptedCard } from '../../support/billing/stripe-emulator-server'
import { expectNoAxeViolations } from '../../support/browser/expect-no-axe-violations'
import { expectNoOverflow } from '../../support/browser/expect-no-overflow'
import { type BrowserWindow, viewports } from '../../support/browser/open-browser'
import { orderButton, pay } from '../../support/browser/payment-page'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { readMe, type SignedUpUser, signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

const listMails = async (email: string, subject: string) =>
  (await product.listMails()).filter((mail) => mail.to.includes(email) && mail.subject === subject)

const expectMails = (email: string, subject: string, count = 1) =>
  expect.poll(async () => (await listMails(email, subject)).length).toBe(count)

async function buy(
  page: Page,
  offer: string,
  { hasImmediateStart }: { hasImmediateStart: boolean },
) {
  const dialog = page.getByRole('dialog', { name: 'Votre commande' })
  await page.goto(`${product.origin}/wallet${offer.startsWith('S') ? '?tab=abonnements' : ''}`)
  await page.getByRole('button', { name: offer }).click()
  if (hasImmediateStart) await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: orderButton }).click()
  await page.waitForURL('**/dev/stripe/pay/**')
  await pay(page, acceptedCard)
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
}

/** The pages have one column at every width, so only the narrow window, where content may overflow, is tested. */
const [{ size, zoomed }] = viewports

describe('withdrawal and cancellation on a phone', () => {
  let browserWindow: BrowserWindow
  let user: SignedUpUser

  beforeAll(async () => {
    browserWindow = await browser.visit({ origin: product.origin, size })
    user = await signUpUser(product)
  })

  async function expectAccessible(state: string) {
    await expectNoAxeViolations(browserWindow.page, state)
    await expectNoOverflow(browserWindow.page, state, zoomed)
  }

  test('explains the right of withdrawal to visitors, with a sign-in link that returns to the page', async () => {
    const { page, go, context } = browserWindow
    await go('/')
    await page.getByRole('link', { name: 'Renoncer au contrat ici' }).click()
    await page.waitForURL('**/retractation')
    await page.getByText(/Le délai est de 14\sjours/).waitFor()
    await page.getByRole('link', { name: 'conditions de vente', exact: true }).waitFor()
    await expectAccessible('signed out')
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
    await page.waitForURL('**/login?next=%2Fretractation')
    await signIn(context, product.origin, user)
    await go('/retractation')
    await page.getByText('Aucune commande à laquelle').waitFor()
    await expectAccessible('empty')
  })

  test('refunds the whole price when the buyer did not request the immediate start', async () => {
    const { page, context } = browserWindow
    await buy(page, 'Acheter : Pack Standard', { hasImmediateStart: false })
    await page.goto(`${product.origin}/wallet?tab=historique`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Renoncer au contrat ici' }).click()
    await page.getByText('Je renonce à mon contrat Pack Standard').waitFor()
    await page.getByText(/tout le prix vous est remboursé, soit 9,99/).waitFor()
    await expectAccessible('statement')
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    await page.getByRole('heading', { name: 'Rétractation enregistrée' }).waitFor()
    await page.getByText(/Le remboursement est parti/).waitFor()
    await expectAccessible('done')
    expect((await readMe(context, product.origin))?.minutesLeft).toBe(5)
    await expectMails(user.email, 'Nous avons reçu votre rétractation')
    const [acknowledgement] = await listMails(user.email, 'Nous avons reçu votre rétractation')
    expect(acknowledgement?.text).toMatch(/\(heure de Paris\)[\s\S]*Montant remboursé\s: 9,99\s€/)
  })

  test('reports a failed request, and withdraws once after a double click', async () => {
    const { page, context, pageErrors } = browserWindow
    await buy(page, 'Acheter : Pack Découverte', { hasImmediateStart: true })
    await page.goto(`${product.origin}/retractation`)
    await page.getByText('Rétractation faite').waitFor()
    await page.getByRole('link', { name: 'Renoncer : Pack Découverte' }).click()
    await page.route('**/api/withdrawals', (route) => route.abort())
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    await page.getByRole('alert').getByText(messages.SERVICE_UNREACHABLE).waitFor()
    await expectAccessible('unreachable')
    await page.unrouteAll()
    pageErrors.take()
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).dblclick()
    await page.getByRole('heading', { name: 'Rétractation enregistrée' }).waitFor()
    await page.getByText('Aucune minute utilisée', { exact: false }).waitFor()
    expect((await readMe(context, product.origin))?.minutesLeft).toBe(5)
    await expectMails(user.email, 'Nous avons reçu votre rétractation', 2)
    await page.goto(`${product.origin}/wallet?tab=historique`)
    await page.getByText('Remboursement, 17 minutes reprises').waitFor()
    await page.getByText('Remboursé', { exact: true }).first().waitFor()
    expect(await page.getByRole('main').getByText('Renoncer au contrat ici').count()).toBe(0)
  })

  test('cancels a subscription without signing in, and confirms it by e-mail', async () => {
    const { page } = browserWindow
    await buy(page, "S'abonner : Abonnement mensuel", { hasImmediateStart: true })
    const visitorWindow = await browser.visit({
      origin: product.origin,
      size,
    })
    const cancellationPage = visitorWindow.page
    await visitorWindow.go('/resiliation')
    await cancellationPage.getByRole('button', { name: 'Continuer' }).click()
    await cancellationPage.getByText('Indiquez votre nom.', { exact: true }).last().waitFor()
    await expect
      .poll(() => cancellationPage.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('name')
    await expectNoAxeViolations(cancellationPage, 'form errors')
    await cancellationPage.getByLabel('Nom et prénom').fill('Camille <b>Démo</b>')
    await cancellationPage.getByLabel('Adresse e-mail').fill(user.email)
    await cancellationPage.getByRole('button', { name: 'Continuer' }).click()
    await cancellationPage.getByText('Camille <b>Démo</b>').waitFor()
    await expectNoAxeViolations(cancellationPage, 'review')
    await expectNoOverflow(cancellationPage, 'review', zoomed)
    await cancellationPage.getByRole('button', { name: 'Modifier' }).click()
    expect(await cancellationPage.getByLabel('Adresse e-mail').inputValue()).toBe(user.email)
    await cancellationPage.getByRole('button', { name: 'Continuer' }).click()
    await cancellationPage.getByRole('heading', { name: 'Vérifiez, puis notifiez' }).waitFor()
    await cancellationPage.goBack()
    expect(await cancellationPage.getByLabel('Nom et prénom').inputValue()).toBe(
      'Camille <b>Démo</b>',
    )
    await cancellationPage.goForward()
    await cancellationPage.getByRole('button', { name: 'Notifier la résiliation' }).click()
    await cancellationPage.getByRole('heading', { name: 'Résiliation notifiée' }).waitFor()
    await expectNoAxeViolations(cancellationPage, 'notified')
    await expectMails(user.email, 'Votre résiliation est confirmée')
    const [mail] = await listMails(user.email, 'Votre résiliation est confirmée')
    expect(mail?.text).toMatch(/«\sAbonnement mensuel\s» prend fin le \d/)
    await page.goto(`${product.origin}/wallet`)
    await page.getByText(messages.SUBSCRIPTION_ENDING).waitFor()
    await visitorWindow.context.close()
  })
})
