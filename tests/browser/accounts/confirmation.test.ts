import type { Page } from 'playwright-core'
import { beforeEach, expect, test } from 'vitest'
import { accountErrorMessages } from '../../../domain/accounts/account-error-messages'
import { expectNoAxeViolations } from '../../support/browser/expect-no-axe-violations'
import { type BrowserWindow, desktop, phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { readMe, waitForMailLink } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()
const password = 'une phrase assez longue'
let visitor: BrowserWindow
let visitorCount = 0
let email: string

beforeEach(async () => {
  visitor = await browser.visit({ origin: product.origin })
  email = `confirmer.navigateur.${++visitorCount}@example.test`
  return () => visitor.context.close()
})

async function submitRegistration(page: Page, chosenPassword = password) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Pseudo').fill('Camille')
  await page.getByLabel('Mot de passe', { exact: true }).fill(chosenPassword)
  await page.getByLabel('Confirmer le mot de passe').fill(chosenPassword)
  await page.getByRole('checkbox', { name: /18 ans/ }).check()
  await page.getByRole('button', { name: 'Créer un compte gratuit' }).click()
}

/** Registers with the form; returns the path of the confirmation link. */
async function register(path = '/register') {
  const { page, go } = visitor
  await go(path)
  await submitRegistration(page)
  const heading = page.getByRole('heading', { name: 'Un e-mail de confirmation vient de partir' })
  await heading.waitFor()
  // Without the focus on the heading, a small phone would show the page scrolled, and the focus would be
  // lost with the form.
  await expect.poll(() => heading.evaluate((node) => node === document.activeElement)).toBe(true)
  return (await waitForMailLink(product, email)).slice(product.origin.length)
}

test('confirms the address without asking for the password when the link opens in the browser of the registration', async () => {
  const link = await register()
  // Opens the link as a mail scanner does.
  await fetch(product.origin + link)
  const { page, go, context, pageErrors } = visitor
  await go(link)
  await page.waitForURL('**/dashboard')
  await page.getByText('Votre adresse est confirmée').waitFor()
  expect(await readMe(context, product.origin)).toMatchObject({ email, minutesLeft: 5 })
  expect(pageErrors.take()).toEqual([])
})

test('moves the hello of the landing page to the tab in which the confirmation link opens', async () => {
  const { page, context, go, pageErrors } = visitor
  await go('/')
  await page.getByRole('button', { name: /^Bonsoir. Je t’écoute./ }).click()
  const hello = page.getByRole('region', { name: 'Margaux' })
  await hello.getByLabel('Répondre à Margaux').fill('Mon chat dort sur le piano.')
  await page.keyboard.press('Enter')
  await hello.getByText('Mon chat dort sur le piano.').waitFor()
  const link = await register('/register?next=/talk/margaux')

  const newTab = await browser.visit({ origin: product.origin, context })
  await newTab.go(link)
  await newTab.page.waitForURL('**/talk/margaux')
  await newTab.page.getByText('« Mon chat dort sur le piano. »').waitFor()
  const readLines = (tab: Page) => tab.evaluate(() => sessionStorage.getItem('hello-lines'))
  expect(await readLines(page)).toBeNull()
  expect(await readLines(newTab.page)).toContain('piano')

  await page.getByRole('heading', { name: 'Votre adresse est confirmée' }).waitFor()
  await expectNoAxeViolations(page, 'confirmation in another tab')
  await page.getByRole('link', { name: 'Continuer dans cet onglet' }).click()
  await page.waitForURL('**/talk/margaux')
  expect([...pageErrors.take(), ...newTab.pageErrors.take()]).toEqual([])
})

test.each([phone, desktop])(
  'asks for the password when the link opens in another browser, at $width px',
  async (size) => {
    const link = await register()
    const otherVisitor = await browser.visit({ origin: product.origin, size })
    const { page, go } = otherVisitor
    await go(link)
    await page.getByRole('heading', { level: 1, name: 'Confirmez votre adresse' }).waitFor()
    await expectNoAxeViolations(page, 'confirmation in another browser')
    const field = page.getByLabel('Mot de passe', { exact: true })
    const confirmButton = page.getByRole('button', { name: 'Confirmer mon adresse' })
    await field.fill('ce n’est pas le bon')
    await confirmButton.click()
    await page
      .getByText(accountErrorMessages.REGISTRATION_PASSWORD_WRONG)
      .filter({ visible: true })
      .first()
      .waitFor()
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await readMe(otherVisitor.context, product.origin).catch(() => null)).toBeNull()

    await field.fill(password)
    await confirmButton.click()
    await page.waitForURL('**/dashboard')
    expect(await readMe(otherVisitor.context, product.origin)).toMatchObject({ email })
    await otherVisitor.context.close()

    await visitor.go(link)
    await visitor.page.getByRole('heading', { name: 'Votre adresse est confirmée' }).waitFor()
    expect(await readMe(visitor.context, product.origin).catch(() => null)).toBeNull()
  },
)

test('confirms the address in a browser without scripts', async () => {
  const link = await register()
  const cookies = await visitor.context.cookies()
  const { context, page } = await browser.visit({ origin: product.origin, hasScripts: false })
  const confirmButton = page.getByRole('button', { name: 'Confirmer mon adresse' })

  await page.goto(product.origin + link)
  await page.getByLabel('Mot de passe', { exact: true }).fill('ce n’est pas le bon')
  await confirmButton.click()
  await page.getByText(accountErrorMessages.REGISTRATION_PASSWORD_WRONG).first().waitFor()

  await context.addCookies(cookies)
  await page.goto(product.origin + link)
  await page.getByText('Vous vous êtes inscrit ici').waitFor()
  await confirmButton.click()
  await page.waitForURL('**/dashboard?confirme=1')
  expect(await readMe(context, product.origin)).toMatchObject({ email })
  await context.close()
})

test('reports a guessable password beside its field, and keeps the input', async () => {
  const { page, go } = visitor
  await go('/register')
  await submitRegistration(page, 'azerty123')
  const field = page.getByLabel('Mot de passe', { exact: true })
  const errorId = await field
    .and(page.locator('[aria-invalid=true]'))
    .getAttribute('aria-describedby')
  expect(await page.locator(`[id="${errorId}"]`).innerText()).toContain(
    accountErrorMessages.PASSWORD_TOO_COMMON,
  )
  await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await page.getByLabel('Email').inputValue()).toBe(email)
})
