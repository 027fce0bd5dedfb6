import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { googleReturnMessages } from '../../../domain/accounts/google-return'
import { messages } from '../../../domain/messages'
import { expectNoAxeViolations } from '../../support/browser/expect-no-axe-violations'
import { expectNoOverflow } from '../../support/browser/expect-no-overflow'
import { phone, zoomedPhone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { readMe } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

const getPath = (page: Page) => page.url().slice(product.origin.length)
const googleButton = (page: Page, name: string | RegExp = /avec Google$/) =>
  page.getByRole('button', { name })
const waitForConsentPage = (page: Page) => page.waitForURL('**/dev/google/authorize?**')

test('signs a new user up with Google by keyboard, and signs in again later', async () => {
  const { page, go, context, pageErrors } = await browser.visit({
    origin: product.origin,
    size: phone,
  })
  await go('/register?next=%2Ftalk%2Foctave')
  await waitUntilLoaded(page)
  await googleButton(page, 'S’inscrire avec Google').press('Enter')
  await page.getByText(messages.TERMS_NOT_ACCEPTED).filter({ visible: true }).first().waitFor()
  const termsBox = page.getByRole('checkbox')
  await expect
    .poll(() => termsBox.evaluate((element) => element === document.activeElement))
    .toBe(true)
  // The other fields are not required for a sign-up with Google.
  expect(await page.getByText(messages.EMAIL_REQUIRED).count()).toBe(0)
  await termsBox.press('Space')
  await expect.poll(() => termsBox.getAttribute('aria-invalid')).toBe('false')
  await googleButton(page, 'S’inscrire avec Google').press('Enter')

  await waitForConsentPage(page)
  await page.getByRole('heading', { level: 1, name: 'Se connecter à Amivoix' }).waitFor()
  await page.getByText('Mode démonstration').first().waitFor()
  await expectNoAxeViolations(page, 'consent')
  await expectNoOverflow(page, 'consent', zoomedPhone)
  expect(await page.getByLabel('Email').inputValue()).toBe('camille.demo@example.test')
  await page.getByLabel('Email').fill('pas une adresse')
  await page.getByLabel('Prénom').fill('Inès')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByText('Cette adresse n’est pas valide').waitFor()
  await expectNoAxeViolations(page, 'consent with an error')
  // The console reports the refused form.
  expect(pageErrors.take()).toEqual([expect.stringContaining('400')])
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
  await waitUntilLoaded(page)
  await googleButton(page, 'Continuer avec Google').click()
  await waitForConsentPage(page)
  await page.getByLabel('Email').fill('ines@example.test')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL(`${product.origin}/talk/octave`)
  expect(pageErrors.take()).toEqual([])
})

test('returns to the sign-in page after a cancellation, and asks a new user to accept the terms', async () => {
  const { page, go, context, pageErrors } = await browser.visit({
    origin: product.origin,
  })
  await go('/login?next=%2Ftalk%2Foctave')
  await waitUntilLoaded(page)
  await googleButton(page).click()
  await waitForConsentPage(page)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await page.getByText(googleReturnMessages.GOOGLE_CANCELLED).waitFor()
  expect(await page.getByRole('alert').filter({ hasText: 'Google' }).count()).toBe(0)
  expect(getPath(page)).toMatch(/^\/login\?next=%2Ftalk%2Foctave&/)
  await expectNoAxeViolations(page, 'cancelled')

  await waitUntilLoaded(page)
  await googleButton(page).click()
  await waitForConsentPage(page)
  await page.getByLabel('Email').fill('tom@example.test')
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.getByRole('heading', { level: 1, name: 'Plus qu’une case à cocher' }).waitFor()
  expect(await (await context.request.get(`${product.origin}/api/me`)).json()).toBeNull()
  await waitUntilLoaded(page)
  await googleButton(page).click()
  await page.getByText(messages.TERMS_NOT_ACCEPTED).waitFor()
  await expectNoAxeViolations(page, 'terms')
  await expectNoOverflow(page, 'terms', zoomedPhone)
  await page.getByRole('checkbox').check()
  await googleButton(page).click()
  await waitForConsentPage(page)
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL(`${product.origin}/talk/octave`)
  expect(await readMe(context, product.origin)).toMatchObject({ email: 'tom@example.test' })
  expect(pageErrors.take()).toEqual([])
})

test('shows errors on the sign-in and sign-up pages and as a toast', async () => {
  const { page, go, pageErrors } = await browser.visit({ origin: product.origin })
  const findVisible = (words: string) => page.getByText(words).filter({ visible: true })
  const expectShownTwice = (words: string) => expect.poll(() => findVisible(words).count()).toBe(2)

  await go('/login')
  await waitUntilLoaded(page)
  await googleButton(page).click()
  await waitForConsentPage(page)
  await page.getByRole('checkbox', { name: 'Adresse vérifiée' }).uncheck()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await page.waitForURL('**/login?google=**')
  await expectShownTwice(googleReturnMessages.GOOGLE_ADDRESS_UNVERIFIED)

  // No request to Google preceded this callback.
  await go('/api/auth/callback/google?code=abc&state=invented')
  expect(getPath(page)).toMatch(/^\/login\?/)
  await expectShownTwice(messages.GOOGLE_SIGN_IN_FAILED)
  await page.getByRole('alert').filter({ hasText: messages.GOOGLE_SIGN_IN_FAILED }).waitFor()
  expect(pageErrors.take()).toEqual([])

  await waitUntilLoaded(page)
  await page.route('**/api/auth/sign-*/*', (route) => route.abort())
  await go('/login')
  await waitUntilLoaded(page)
  await googleButton(page).click()
  await expectShownTwice(messages.GOOGLE_SIGN_IN_FAILED)
  await page.getByLabel('Email').fill('camille@example.test')
  await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase assez longue')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await findVisible(messages.SIGN_IN_BROKEN).first().waitFor()
  await findVisible(messages.SIGN_IN_FAILED).first().waitFor()

  await go('/register')
  await waitUntilLoaded(page)
  await page.getByRole('checkbox').check()
  await googleButton(page).click()
  await expectShownTwice(messages.GOOGLE_SIGN_UP_FAILED)
  await page.getByLabel('Email').fill('camille@example.test')
  await page.getByLabel('Pseudo').fill('Camille')
  await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase assez longue')
  await page.getByLabel('Confirmer le mot de passe').fill('une phrase assez longue')
  await page.getByRole('button', { name: 'Créer un compte gratuit' }).click()
  await findVisible(messages.SIGN_UP_BROKEN).first().waitFor()
  await page.getByText(messages.SIGN_UP_FAILED, { exact: true }).first().waitFor()
  expect(await page.getByLabel('Pseudo').inputValue()).toBe('Camille')
})
