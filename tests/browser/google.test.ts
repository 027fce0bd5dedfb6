import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { googleReturnMessages } from '../../domain/accounts/google-return'
import { messages } from '../../domain/messages'
import { expectNoFault } from '../support/browser/expect-no-axe-violations'
import { expectToFit } from '../support/browser/expect-no-overflow'
import { openBrowser, phone, type TestBrowser, zoomedPhone } from '../support/browser/open-browser'
import { readMe } from '../support/product/sign-up-user'
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

const pathOf = (page: Page) => page.url().slice(product.origin.length)
const google = (page: Page, name: string | RegExp = /avec Google$/) =>
  page.getByRole('button', { name })
const consent = (page: Page) => page.waitForURL('**/dev/google/authorize?**')

test('somebody new signs up with Google by keyboard, signs out, and is known at the next visit', async () => {
  const { page, go, context, problems } = await browser.visit({
    origin: product.origin,
    size: phone,
    hasReducedMotion: true,
  })
  await go('/register?next=%2Ftalk%2Foctave')
  await page.waitForLoadState('networkidle')
  await google(page, 'S’inscrire avec Google').press('Enter')
  await page.getByText(messages.TERMS_NOT_ACCEPTED).filter({ visible: true }).first().waitFor()
  const box = page.getByRole('checkbox')
  await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true)
  // Nothing else of the form is asked of somebody who comes with Google.
  expect(await page.getByText(messages.EMAIL_REQUIRED).count()).toBe(0)
  await box.press('Space')
  await expect.poll(() => box.getAttribute('aria-invalid')).toBe('false')
  await google(page, 'S’inscrire avec Google').press('Enter')

  await consent(page)
  await page.getByRole('heading', { level: 1, name: 'Se connecter à Amivoix' }).waitFor()
  await page.getByText('Mode démonstration').first().waitFor()
  await expectNoFault(page, 'consent')
  await expectToFit(page, 'consent', zoomedPhone)
  expect(await page.getByLabel('Email').inputValue()).toBe('camille.demo@example.test')
  await page.getByLabel('Email').fill('pas une adresse')
  await page.getByLabel('Prénom').fill('Inès')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByText('Cette adresse n’est pas valide').waitFor()
  await expectNoFault(page, 'consent with a fault')
  // The browser itself reports the refused form.
  expect(problems.take()).toEqual([expect.stringContaining('400')])
  expect(await page.getByLabel('Prénom').inputValue()).toBe('Inès')
  await page.getByLabel('Email').fill('ines@example.test')
  await page.keyboard.press('Enter')

  await page.waitForURL(`${product.origin}/talk/octave`)
  expect(await readMe(context, product.origin)).toMatchObject({
    email: 'ines@example.test',
    username: 'Inès',
    minutesLeft: 5,
  })

  await context.clearCookies()
  await go('/login?next=%2Ftalk%2Foctave')
  await page.waitForLoadState('networkidle')
  await google(page, 'Continuer avec Google').click()
  await consent(page)
  await page.getByLabel('Email').fill('ines@example.test')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL(`${product.origin}/talk/octave`)
  expect(problems.take()).toEqual([])
})

test('from the sign-in page: giving up is no error, and somebody new is asked for the terms', async () => {
  const { page, go, context, problems } = await browser.visit({
    origin: product.origin,
    hasReducedMotion: true,
  })
  await go('/login?next=%2Ftalk%2Foctave')
  await page.waitForLoadState('networkidle')
  await google(page).click()
  await consent(page)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByText(googleReturnMessages.GOOGLE_CANCELLED).waitFor()
  expect(await page.getByRole('alert').filter({ hasText: 'Google' }).count()).toBe(0)
  expect(pathOf(page)).toMatch(/^\/login\?next=%2Ftalk%2Foctave&/)
  await expectNoFault(page, 'cancelled')

  await page.waitForLoadState('networkidle')
  await google(page).click()
  await consent(page)
  await page.getByLabel('Email').fill('tom@example.test')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Plus qu’une case à cocher' }).waitFor()
  expect(await (await context.request.get(`${product.origin}/api/me`)).json()).toBeNull()
  await page.waitForLoadState('networkidle')
  await google(page).click()
  await page.getByText(messages.TERMS_NOT_ACCEPTED).waitFor()
  await expectNoFault(page, 'terms')
  await expectToFit(page, 'terms', zoomedPhone)
  await page.getByRole('checkbox').check()
  await google(page).click()
  await consent(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL(`${product.origin}/talk/octave`)
  expect(await readMe(context, product.origin)).toMatchObject({ email: 'tom@example.test' })
  expect(problems.take()).toEqual([])
})

test('what goes wrong is said at the door, in the page and as a toast', async () => {
  const { page, go, problems } = await browser.visit({ origin: product.origin })
  const said = (words: string) => page.getByText(words).filter({ visible: true })
  const isSaidTwice = (words: string) =>
    expect.poll(() => said(words).count(), { timeout: 10_000 }).toBe(2)

  await go('/login')
  await page.waitForLoadState('networkidle')
  await google(page).click()
  await consent(page)
  await page.getByRole('checkbox', { name: 'Adresse vérifiée' }).uncheck()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL('**/login?google=**')
  await isSaidTwice(googleReturnMessages.GOOGLE_ADDRESS_UNVERIFIED)

  // A return that nobody asked for.
  await go('/api/auth/callback/google?code=abc&state=invented')
  expect(pathOf(page)).toMatch(/^\/login\?/)
  await isSaidTwice(messages.GOOGLE_SIGN_IN_FAILED)
  await page.getByRole('alert').filter({ hasText: messages.GOOGLE_SIGN_IN_FAILED }).waitFor()
  expect(problems.take()).toEqual([])

  await page.waitForLoadState('networkidle')
  await page.route('**/api/auth/sign-*/*', (route) => route.abort())
  await go('/login')
  await page.waitForLoadState('networkidle')
  await google(page).click()
  await isSaidTwice(messages.GOOGLE_SIGN_IN_FAILED)
  await page.getByLabel('Email').fill('camille@example.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase assez longue')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await said(messages.SIGN_IN_BROKEN).first().waitFor()
  await said(messages.SIGN_IN_FAILED).first().waitFor()

  await go('/register')
  await page.waitForLoadState('networkidle')
  await page.getByRole('checkbox').check()
  await google(page).click()
  await isSaidTwice(messages.GOOGLE_SIGN_UP_FAILED)
  await page.getByLabel('Email').fill('camille@example.test')
  await page.getByLabel('Pseudo').fill('Camille')
  await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase assez longue')
  await page.getByLabel('Confirmer le mot de passe').fill('une phrase assez longue')
  await page.getByRole('button', { name: 'Créer un compte gratuit' }).click()
  await said(messages.SIGN_UP_BROKEN).first().waitFor()
  await page.getByText(messages.SIGN_UP_FAILED, { exact: true }).first().waitFor()
  expect(await page.getByLabel('Pseudo').inputValue()).toBe('Camille')
})
