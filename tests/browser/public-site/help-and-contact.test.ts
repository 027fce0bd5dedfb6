import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { helpItems } from '../../../content/help/help-items'
import { formatMissingFact } from '../../../domain/billing/operator'
import { messages } from '../../../domain/messages'
import { addContactEmail } from '../../support/browser/add-contact-email'
import { expectAccessibleAtAllSizes as expectAccessible } from '../../support/browser/expect-accessible-at-all-sizes'
import { type BrowserWindow, phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()
const contactAddress = 'bonjour@amivoix.test'
const missingAddress = formatMissingFact('contactEmail')

const visit = (options: Partial<Parameters<typeof browser.visit>[0]> = {}) =>
  browser.visit({ origin: product.origin, ...options })

const listOpenQuestions = (page: Page) => page.locator('details[open] > summary').allTextContents()
const openQuestion = (page: Page, title: string | RegExp) =>
  page.locator('main summary').filter({ hasText: title }).click()

/** Whether the title of a question is between the top and bottom of the window. */
const isInWindow = (page: Page, title: string) =>
  page
    .locator('main summary')
    .filter({ hasText: title })
    .evaluate((summary) => {
      const { top, bottom } = summary.getBoundingClientRect()
      return top > 0 && bottom < window.innerHeight
    })

describe('without scripts', () => {
  let page: Page
  let go: BrowserWindow['go']
  beforeAll(async () => {
    ;({ page, go } = await visit({ hasScripts: false }))
  })

  test.each([
    ['/aide', 'Comment pouvons-nous vous aider\u00a0?', 'Aide · Amivoix'],
    ['/contact', 'Contact', 'Contact · Amivoix'],
    ['/partenariats', 'Partenariats', 'Partenariats · Amivoix'],
  ])('shows %s with its title, one h1 and one description', async (path, heading, title) => {
    const response = await go(path)
    expect(response?.status()).toBe(200)
    expect(await page.title()).toBe(title)
    expect(await page.locator('h1:visible').allTextContents()).toEqual([heading])
    expect(await page.locator('meta[name=description]').count()).toBe(1)
  })

  test('opens the question whose id is in the hash of the URL, and one question at a time', async () => {
    await go('/aide#retractation')
    await page.getByText('Un accusé de réception part aussitôt').waitFor()
    expect(await listOpenQuestions(page)).toEqual([expect.stringContaining('J’ai changé d’avis')])
    await openQuestion(page, 'Où trouver ma facture')
    expect(await listOpenQuestions(page)).toEqual([
      expect.stringContaining('Où trouver ma facture'),
    ])
  })

  test('searches and filters with a form', async () => {
    await go('/aide')
    const field = page.getByRole('searchbox', { name: 'Rechercher dans l’aide' })
    await field.fill('RESILIER')
    await page.getByRole('button', { name: 'Rechercher', exact: true }).click()
    await page.waitForURL('**/aide?q=RESILIER')
    await page.getByRole('heading', { name: 'Comment arrêter mon abonnement' }).waitFor()
    await page.getByRole('button', { name: 'Confidentialité' }).click()
    await page.waitForURL('**/aide?q=RESILIER&categorie=privacy')
    await page.getByText(messages.HELP_NOT_FOUND, { exact: true }).last().waitFor()
    await page.getByRole('button', { name: 'Réinitialiser la recherche' }).click()
    expect(await page.locator('main details').count()).toBe(helpItems.length)
  })

  test("says that the operator's address is missing, in place of the buttons of the forms", async () => {
    for (const path of ['/contact', '/partenariats']) {
      await go(path)
      // Chromium does not render <noscript> when Playwright turns scripts off, so its text is read instead.
      expect(await page.locator('main noscript').textContent()).toContain(missingAddress)
      expect(await page.getByRole('button', { name: /^Envoyer/ }).count()).toBe(0)
    }
  })

  test('describes all questions to search engines', async () => {
    await go('/aide')
    const text = await page.locator('script[type="application/ld+json"]').textContent()
    const data = JSON.parse(text ?? '')
    expect(data).toMatchObject({ '@type': 'FAQPage' })
    expect(data.mainEntity.map(({ name }: { name: string }) => name)).toEqual(
      helpItems.map(({ question }) => question),
    )
  })
})

test('opens one question at a time, searches while typing, and says when nothing is found', async () => {
  const { page, go, pageErrors } = await visit({ size: phone })
  await go('/aide')
  await page.getByRole('heading', { level: 1, name: 'Aide' }).waitFor()
  await page.getByText('Les compagnons sont des intelligences artificielles.').waitFor()
  await expectAccessible(page, 'help')
  await openQuestion(page, 'vraie personne')
  await openQuestion(page, 'minutes sont-elles comptées')
  expect(await listOpenQuestions(page)).toEqual([expect.stringContaining('sont-elles comptées')])
  await expectAccessible(page, 'open question')

  const field = page.getByRole('searchbox', { name: 'Rechercher dans l’aide' })
  await field.fill('decomptee')
  await page.waitForURL('**/aide?q=decomptee')
  expect(await listOpenQuestions(page)).toEqual([expect.stringContaining('sont-elles comptées')])
  await page.getByRole('button', { name: 'Confidentialité' }).click()
  await page.getByText(messages.HELP_NOT_FOUND_DETAIL).waitFor()
  const contact = page.getByRole('link', { name: 'Nous contacter' })
  expect(await contact.getAttribute('href')).toBe('/contact')
  await page.waitForURL('**/aide?q=decomptee&categorie=privacy')
  await expectAccessible(page, 'nothing found')
  await page.reload()
  await page.getByText(messages.HELP_NOT_FOUND_DETAIL).waitFor()
  await page.getByRole('button', { name: 'Réinitialiser la recherche' }).click()
  await page.waitForURL('**/aide')
  expect(await field.inputValue()).toBe('')
  expect(await page.getByRole('button', { name: 'Tout' }).getAttribute('aria-pressed')).toBe('true')
  expect(await page.locator('main details').count()).toBe(helpItems.length)

  await openQuestion(page, 'minutes sont-elles comptées')
  await openQuestion(page, 'minutes sont-elles comptées')
  expect(await listOpenQuestions(page)).toEqual([])
  await go('/aide#micro')
  await expect.poll(() => listOpenQuestions(page)).toEqual([expect.stringContaining('micro')])
  await expect.poll(() => isInWindow(page, 'Mon micro ne marche pas')).toBe(true)
  expect(pageErrors.take()).toEqual([])
})

test('opens a message in the mail program, and offers an empty form afterwards', async () => {
  const { page, go, context, pageErrors } = await visit()
  const user = await signUpUser(product)
  await signIn(context, product.origin, user)
  await addContactEmail(page, contactAddress)
  await go('/aide')
  await page.getByRole('link', { name: 'Nous écrire' }).click()
  await page.getByText('sous 24-48h ouvrées').waitFor()
  const email = page.getByLabel('Email', { exact: true })
  expect(await email.inputValue()).toBe(user.email)
  const sendButton = page.getByRole('button', { name: 'Envoyer le message' })
  await sendButton.click()
  await page.getByText('Indiquez le sujet de votre message.').first().waitFor()
  await page.getByLabel('Sujet').and(page.locator(':focus')).waitFor()
  await expectAccessible(page, 'contact errors')

  await page.getByLabel('Nom', { exact: true }).fill('Noé')
  await page.getByLabel('Catégorie').selectOption({ label: 'Facturation' })
  await page.getByLabel('Sujet').fill('Ma facture')
  await page.getByLabel('Message', { exact: true }).fill('Bonjour,\nelle manque.')
  await sendButton.click()
  await page.getByRole('heading', { name: messages.CONTACT_PREPARED }).waitFor()
  const link = page.getByRole('link', { name: 'Ouvrir de nouveau la messagerie' })
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toBe(
    `mailto:${contactAddress}?subject=[Facturation] Ma facture&body=Nom : Noé\r\nEmail : ${user.email}\r\nCatégorie : Facturation\r\n\r\nMessage :\r\nBonjour,\r\nelle manque.`,
  )
  await page.getByText('Votre messagerie ne s’est pas ouverte').waitFor()
  await expectAccessible(page, 'contact prepared')
  await page.getByRole('button', { name: 'Écrire un autre message' }).click()
  expect(await page.getByLabel('Sujet').inputValue()).toBe('')
  expect(await email.inputValue()).toBe(user.email)
  expect(pageErrors.take()).toEqual([])
})

test('opens a partnership request in the mail program, and keeps the form for another one', async () => {
  const { page, go, pageErrors } = await visit()
  await addContactEmail(page, contactAddress)
  await go('/aide')
  await page.getByRole('main').getByRole('link', { name: 'les partenariats' }).click()
  await page.waitForURL('**/partenariats')
  await page.getByRole('heading', { name: 'Collectivités' }).waitFor()
  const titles = page.getByRole('listitem').getByRole('heading')
  expect(await titles.and(page.locator('h2')).count()).toBe(4)
  expect(await titles.and(page.locator('h3')).count()).toBe(5)
  const sendButton = page.getByRole('button', { name: 'Envoyer la demande' })
  await sendButton.click()
  await page.getByText('Choisissez un type de partenariat.').first().waitFor()
  await expectAccessible(page, 'partnership errors')
  await page.getByLabel('Nom', { exact: true }).fill('Ana')
  await page.getByLabel('Email', { exact: true }).fill('ana@example.test')
  await page.getByLabel('Organisation').fill('Ville de Sète')
  await page.getByLabel('Type de partenariat').selectOption('Collectivité')
  await page.getByLabel('Message', { exact: true }).fill('Des visites guidées.')
  await sendButton.click()
  await page.getByRole('heading', { name: messages.PARTNERSHIP_SENT }).waitFor()
  const link = page.getByRole('link', { name: 'Ouvrir de nouveau la messagerie' })
  expect(decodeURIComponent((await link.getAttribute('href')) ?? '')).toContain(
    'subject=[Partenariat Collectivité] Demande de Ana&body=Nom : Ana\r\n',
  )
  await expectAccessible(page, 'partnership sent')
  await page.getByRole('button', { name: 'Envoyer une autre demande' }).click()
  expect(await page.getByLabel('Organisation').inputValue()).toBe('Ville de Sète')
  expect(await page.getByLabel('Type de partenariat').inputValue()).toBe('Collectivité')
  await page.getByRole('main').getByRole('link', { name: 'Nous contacter' }).click()
  await page.waitForURL('**/contact')
  expect(pageErrors.take()).toEqual([])
})

test('opens no mail program if the operator has no address, and keeps the input', async () => {
  const { page, go } = await visit()
  await go('/partenariats')
  await expectAccessible(page, 'partnerships')
  await go('/contact')
  expect(await page.getByText(missingAddress).count()).toBeGreaterThan(0)
  await expectAccessible(page, 'contact')
  await page.getByLabel('Nom', { exact: true }).fill('Noé')
  await page.getByLabel('Email', { exact: true }).fill('noe@example.test')
  await page.getByLabel('Sujet').fill('Bonjour')
  await page.getByLabel('Message', { exact: true }).fill('Une idée.')
  await page.getByRole('button', { name: 'Envoyer le message' }).click()
  await page.getByRole('alert').filter({ hasText: 'Votre message n’est pas parti' }).waitFor()
  expect(await page.getByLabel('Message', { exact: true }).inputValue()).toBe('Une idée.')
  expect(await page.locator('a[href^="mailto:"]').count()).toBe(0)
  await expectAccessible(page, 'contact without an address of the operator')
})
