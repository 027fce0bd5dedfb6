import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messages } from '../../domain/messages'
import { expectNoFault } from '../support/browser/expect-no-axe-violations'
import { expectToFit } from '../support/browser/expect-no-overflow'
import { openBrowser, type TestBrowser, type Visitor, windows } from '../support/browser/open-browser'
import { cardFields, paidCard } from '../support/billing/stripe-emulator-server'
import { type BrowserMember, readMe, signIn, signUpMember } from '../support/product/sign-up-user'
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

const mailsTo = async (email: string, subject: string) =>
  (await product.mails()).filter((mail) => mail.to.includes(email) && mail.subject === subject)

const hasMail = (email: string, subject: string, count = 1) =>
  expect.poll(async () => (await mailsTo(email, subject)).length, { timeout: 20_000 }).toBe(count)

async function buy(page: Page, offer: string, isStartingNow: boolean) {
  const dialog = page.getByRole('dialog', { name: 'Votre commande' })
  await page.goto(`${product.origin}/wallet${offer.startsWith('S') ? '?tab=abonnements' : ''}`)
  await page.getByRole('button', { name: offer }).click()
  if (isStartingNow) await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Commander avec obligation de paiement' }).click()
  await page.waitForURL('**/dev/stripe/pay/**')
  const { decision: _, ...fields } = cardFields(paidCard)
  for (const [name, value] of Object.entries(fields))
    await page.locator(`input[name="${name}"]`).fill(value)
  await page.getByRole('button', { name: /^Payer/ }).click()
  await page.getByRole('heading', { name: 'Paiement réussi !' }).waitFor()
}

/** One column at every width: the narrow window is the hard one. */
const [{ size, zoomed }] = windows

describe('consumer law on a phone', () => {
  let visitor: Visitor
  let member: BrowserMember

  beforeAll(async () => {
    visitor = await browser.visit({ origin: product.origin, size, hasReducedMotion: true })
    member = await signUpMember(product)
  })

  async function expectFine(state: string) {
    await expectNoFault(visitor.page, state)
    await expectToFit(visitor.page, state, zoomed)
  }

  test('the right is there to read, and signing in leads back to it', async () => {
    const { page, go, context } = visitor
    await go('/')
    await page.getByRole('link', { name: 'Renoncer au contrat ici' }).click()
    await page.waitForURL('**/retractation')
    await page.getByText(/Le délai est de 14\sjours/).waitFor()
    await page.getByRole('link', { name: 'conditions de vente', exact: true }).waitFor()
    await expectFine('signed out')
    await page.getByRole('main').getByRole('link', { name: 'Se connecter' }).click()
    await page.waitForURL('**/login?next=%2Fretractation')
    await signIn(context, product.origin, member)
    await go('/retractation')
    await page.getByText('Aucune commande à laquelle').waitFor()
    await expectFine('empty')
  })

  test('without the box the whole price comes back', async () => {
    const { page, context } = visitor
    await buy(page, 'Acheter : Pack Standard', false)
    await page.goto(`${product.origin}/wallet?tab=historique`)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: 'Renoncer au contrat ici' }).click()
    await page.getByText('Je renonce à mon contrat Pack Standard').waitFor()
    await page.getByText(/tout le prix vous est remboursé, soit 9,99/).waitFor()
    await expectFine('statement')
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    await page.getByRole('heading', { name: 'Rétractation enregistrée' }).waitFor()
    await page.getByText(/Le remboursement est parti/).waitFor()
    await expectFine('done')
    expect((await readMe(context, product.origin))?.minutesLeft).toBe(5)
    await hasMail(member.email, 'Nous avons reçu votre rétractation')
    const [receipt] = await mailsTo(member.email, 'Nous avons reçu votre rétractation')
    expect(receipt?.text).toMatch(/\(heure de Paris\)[\s\S]*Montant remboursé\s: 9,99\s€/)
  })

  test('what went wrong on the way is said, and a second try counts once', async () => {
    const { page, context, problems } = visitor
    await buy(page, 'Acheter : Pack Découverte', true)
    await page.goto(`${product.origin}/retractation`)
    await page.getByText('Rétractation faite').waitFor()
    await page.getByRole('link', { name: 'Renoncer : Pack Découverte' }).click()
    await page.route('**/api/withdrawals', (route) => route.abort())
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).click()
    await page.getByRole('alert').getByText(messages.SERVICE_UNREACHABLE).waitFor()
    await expectFine('unreachable')
    await page.unrouteAll()
    problems.take()
    await page.getByRole('button', { name: 'Confirmer la rétractation' }).dblclick()
    await page.getByRole('heading', { name: 'Rétractation enregistrée' }).waitFor()
    await page.getByText('Aucune minute utilisée', { exact: false }).waitFor()
    expect((await readMe(context, product.origin))?.minutesLeft).toBe(5)
    await hasMail(member.email, 'Nous avons reçu votre rétractation', 2)
    await page.goto(`${product.origin}/wallet?tab=historique`)
    await page.getByText('Remboursement, 17 minutes reprises').waitFor()
    await page.getByText('Remboursé', { exact: true }).first().waitFor()
    expect(await page.getByRole('main').getByText('Renoncer au contrat ici').count()).toBe(0)
  })

  test('a subscription ends without signing in, and a mail says when', async () => {
    const { page } = visitor
    await buy(page, "S'abonner : Abonnement mensuel", true)
    const stranger = await browser.visit({ origin: product.origin, size, hasReducedMotion: true })
    const form = stranger.page
    await stranger.go('/resiliation')
    await form.getByRole('button', { name: 'Continuer' }).click()
    await form.getByText('Indiquez votre nom.', { exact: true }).last().waitFor()
    await expect
      .poll(() => form.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('name')
    await expectNoFault(form, 'faults')
    await form.getByLabel('Nom et prénom').fill('Camille <b>Démo</b>')
    await form.getByLabel('Adresse e-mail').fill(member.email)
    await form.getByRole('button', { name: 'Continuer' }).click()
    await form.getByText('Camille <b>Démo</b>').waitFor()
    await expectNoFault(form, 'review')
    await expectToFit(form, 'review', zoomed)
    await form.getByRole('button', { name: 'Modifier' }).click()
    expect(await form.getByLabel('Adresse e-mail').inputValue()).toBe(member.email)
    await form.getByRole('button', { name: 'Continuer' }).click()
    await form.getByRole('heading', { name: 'Vérifiez, puis notifiez' }).waitFor()
    await form.goBack()
    expect(await form.getByLabel('Nom et prénom').inputValue()).toBe('Camille <b>Démo</b>')
    await form.goForward()
    await form.getByRole('button', { name: 'Notifier la résiliation' }).click()
    await form.getByRole('heading', { name: 'Résiliation notifiée' }).waitFor()
    await expectNoFault(form, 'notified')
    await hasMail(member.email, 'Votre résiliation est confirmée')
    const [mail] = await mailsTo(member.email, 'Votre résiliation est confirmée')
    expect(mail?.text).toMatch(/«\sAbonnement mensuel\s» prend fin le \d/)
    await page.goto(`${product.origin}/wallet`)
    await page.getByText(messages.SUBSCRIPTION_ENDING).waitFor()
    await stranger.context.close()
  })
})
