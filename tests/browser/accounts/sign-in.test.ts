import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { accountErrorMessages } from '../../../domain/accounts/account-error-messages'
import { messages } from '../../../domain/messages'
import { type BrowserWindow, desktop, phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { type SignedUpUser, signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()
let user: SignedUpUser
let visitor: BrowserWindow

beforeAll(async () => {
  user = await signUpUser(product)
})

beforeEach(async () => {
  visitor = await browser.visit({ origin: product.origin })
  return () => visitor.context.close()
})

async function submitSignIn(page: Page, { email, password }: SignedUpUser) {
  await waitUntilLoaded(page)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Returns the texts with "incorrect" or "Erreur" that a sighted user sees, wherever the page shows them. */
const listVisibleErrors = (page: Page) =>
  page
    .getByText(/incorrect|Erreur/)
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('.visually-hidden'))
        .map((element) => element.textContent?.trim()),
    )

const getPath = (page: Page) => page.url().slice(product.origin.length)

test.each([phone, desktop])(
  'lets a visitor at $width px see a companion, and call only after signing in',
  async (size) => {
    const { page, go, pageErrors } = await browser.visit({ origin: product.origin, size })
    await go('/talk/soline')
    await page.getByRole('heading', { level: 1, name: 'Soline' }).waitFor()
    await page.getByRole('heading', { name: 'À propos' }).waitFor()
    for (const benefit of ['5 minutes gratuites', 'Conversations privées', 'Accès complet'])
      await page.getByText(benefit).waitFor()
    expect(await page.getByRole('button', { name: /^Appeler/ }).count()).toBe(0)
    await page.getByRole('link', { name: 'Se connecter' }).click()
    await page.waitForURL('**/login?next=%2Ftalk%2Fsoline')
    await submitSignIn(page, user)
    await page.waitForURL('**/talk/soline')
    await page
      .getByRole('button', { name: 'Appeler Soline' })
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(pageErrors.take()).toEqual([])
  },
)

test.each([
  '/dashboard',
  '/profile/history',
  '/profile/history/0e000000-0000-4000-8000-000000000000',
])('redirects %s to the sign-in page and back', async (guardedPath) => {
  const { page, go } = visitor
  await go(guardedPath)
  expect(getPath(page)).toBe(`/login?next=${encodeURIComponent(guardedPath)}`)
  await submitSignIn(page, user)
  await page.waitForURL(`**${guardedPath}`)
})

test.each(['//evil.example/vol', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'does not redirect to the URL in next=%s',
  async (next) => {
    const { page, go, pageErrors } = visitor
    await go(`/login?next=${encodeURIComponent(next)}`)
    await submitSignIn(page, user)
    await page.waitForURL('**/dashboard')
    expect(new URL(page.url()).origin).toBe(product.origin)
    await go(`/login?next=${encodeURIComponent(next)}`)
    expect(getPath(page)).toBe('/dashboard')
    expect(pageErrors.take()).toEqual([])
  },
)

test('shows no user data when the user goes back after a sign-out', async () => {
  const { page, go, context, pageErrors } = visitor
  await signIn(context, product.origin, await signUpUser(product))
  await go('/dashboard')
  await page.getByRole('heading', { level: 1, name: /^Camille/ }).waitFor()
  await waitUntilLoaded(page)
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.getByText(messages.SIGNED_OUT).first().waitFor()
  await page.waitForURL(`${product.origin}/`)
  await page.getByRole('link', { name: 'Commencer gratuitement' }).first().waitFor()

  await page.goBack()
  await page.waitForURL('**/login?next=%2Fdashboard')
  await page.getByRole('heading', { name: 'Heureux de vous retrouver' }).waitFor()
  expect(await page.getByText('Camille').count()).toBe(0)
  expect((await context.cookies()).filter(({ name }) => /session/.test(name))).toEqual([])
  expect(pageErrors.take()).toEqual([])
})

test.each([
  ['/talk/personne', '/dashboard'],
  ['/nulle-part', '/'],
  ['/history', '/profile/history'],
  ['/register', '/dashboard'],
])('redirects a signed-in user from %s to %s', async (from, to) => {
  const { page, go, context, pageErrors } = visitor
  await signIn(context, product.origin, user)
  await go(from)
  expect(getPath(page)).toBe(to)
  expect(pageErrors.take()).toEqual([])
})

test('shows an error of the server under its field', async () => {
  const { page, go } = visitor
  await go('/register')
  await waitUntilLoaded(page)
  const email = page.getByLabel('Email')
  await email.fill('camille@exemple')
  await page.getByLabel('Pseudo').fill('Camille')
  await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase assez longue')
  await page.getByLabel('Confirmer le mot de passe').fill('une phrase assez longue')
  await page.getByRole('checkbox', { name: /18 ans/ }).check()
  await page.getByRole('button', { name: 'Créer un compte gratuit' }).click()
  const errorId = await email
    .and(page.locator('[aria-invalid=true]'))
    .getAttribute('aria-describedby')
  const fieldError = page.locator(`[id="${errorId}"]`)
  expect(await fieldError.innerText()).toContain(accountErrorMessages.EMAIL_INVALID)
  expect(await page.getByLabel('Pseudo').inputValue()).toBe('Camille')
})

test('gives the same answer for a wrong password and an unknown address, and keeps the address', async () => {
  const { page, go, pageErrors } = visitor
  await go('/login')
  await waitUntilLoaded(page)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  for (const message of [messages.EMAIL_REQUIRED, messages.PASSWORD_REQUIRED])
    await page.getByText(message).filter({ visible: true }).first().waitFor()

  for (const credentials of [
    { ...user, password: 'ce n’est pas la bonne' },
    { ...user, email: 'personne@example.test' },
  ]) {
    await submitSignIn(page, credentials)
    const field = page.getByLabel('Mot de passe', { exact: true })
    const errorId = await field
      .and(page.locator('[aria-invalid=true]'))
      .getAttribute('aria-describedby')
    expect(await page.locator(`[id="${errorId}"]`).innerText()).toContain(
      messages.CREDENTIALS_WRONG,
    )
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    // Only one message: neither a notice nor a toast repeats it.
    await waitUntilLoaded(page)
    expect(await listVisibleErrors(page)).toEqual([messages.CREDENTIALS_WRONG])
    expect(await page.getByLabel('Email').inputValue()).toBe(credentials.email)
    await page.reload()
  }
  // The console reports the two refused requests.
  expect(pageErrors.take()).toEqual(Array(2).fill(expect.stringContaining('401')))
})

test('tells a user to confirm the address first, and sends the link again', async () => {
  const { page, go } = visitor
  const unconfirmedUser = { email: 'pas.encore@example.test', password: 'une phrase assez longue' }
  const form = { ...unconfirmedUser, name: 'Pas encore', hasAcceptedTerms: true }
  await page.request.post(`${product.origin}/api/auth/sign-up/email`, {
    data: form,
    headers: { origin: product.origin },
  })
  await go('/login')
  await submitSignIn(page, unconfirmedUser)
  await page
    .getByText(accountErrorMessages.EMAIL_NOT_VERIFIED)
    .filter({ visible: true })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }).click()
  await page.getByText('un nouvel e-mail est en route').waitFor()
  const countMails = async () =>
    (await product.listMails()).filter(({ to }) => to.includes(unconfirmedUser.email)).length
  // Three mails: after the registration, after the refused sign-in, on request.
  await expect.poll(countMails).toBe(3)
})
