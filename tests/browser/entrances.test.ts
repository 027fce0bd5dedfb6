import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { accountRefusalMessages } from '../../domain/accounts/account-refusals'
import { messages } from '../../domain/messages'
import {
  desktop,
  openBrowser,
  phone,
  type TestBrowser,
  type Visitor,
} from '../support/browser/open-browser'
import { type BrowserMember, signIn, signUpMember } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'

let product: BuiltProduct
let browser: TestBrowser
let member: BrowserMember
let visitor: Visitor

beforeAll(async () => {
  product = await startBuiltProduct()
  browser = await openBrowser()
  member = await signUpMember(product)
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})

beforeEach(async () => {
  visitor = await browser.visit({ origin: product.origin })
  return () => visitor.context.close()
})

async function fillSignIn(page: Page, { email, password }: BrowserMember) {
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

const pathOf = (page: Page) => page.url().slice(product.origin.length)

test.each([phone, desktop])(
  'a stranger at $width px may look at a companion, and not call',
  async (size) => {
    const { page, go, problems } = await browser.visit({ origin: product.origin, size })
    await go('/talk/soline')
    await page.getByRole('heading', { level: 1, name: 'Soline' }).waitFor()
    await page.getByRole('heading', { name: 'À propos' }).waitFor()
    for (const benefit of ['5 minutes gratuites', 'Conversations privées', 'Accès complet'])
      await page.getByText(benefit).waitFor()
    expect(await page.getByRole('button', { name: /^Appeler/ }).count()).toBe(0)
    await page.getByRole('link', { name: 'Se connecter' }).click()
    await page.waitForURL('**/login?next=%2Ftalk%2Fsoline')
    await fillSignIn(page, member)
    await page.waitForURL('**/talk/soline')
    await page
      .getByRole('button', { name: 'Appeler Soline' })
      .filter({ visible: true })
      .first()
      .waitFor()
    expect(problems.take()).toEqual([])
  },
)

test.each([
  '/dashboard',
  '/profile/history',
  '/profile/history/0e000000-0000-4000-8000-000000000000',
])('%s asks for a sign-in and comes back', async (guarded) => {
  const { page, go } = visitor
  await go(guarded)
  expect(pathOf(page)).toBe(`/login?next=${encodeURIComponent(guarded)}`)
  await fillSignIn(page, member)
  await page.waitForURL(`**${guarded}`)
})

test.each(['//evil.example/vol', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
  'next=%s never leads away',
  async (next) => {
    const { page, go, problems } = visitor
    await go(`/login?next=${encodeURIComponent(next)}`)
    await fillSignIn(page, member)
    await page.waitForURL('**/dashboard')
    expect(new URL(page.url()).origin).toBe(product.origin)
    await go(`/login?next=${encodeURIComponent(next)}`)
    expect(pathOf(page)).toBe('/dashboard')
    expect(problems.take()).toEqual([])
  },
)

test('after a sign-out the way back shows nothing of the person', async () => {
  const { page, go, context, problems } = visitor
  await signIn(context, product.origin, member)
  await go('/dashboard')
  await page.getByRole('heading', { level: 1, name: /^Camille/ }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.getByText(messages.SIGNED_OUT).first().waitFor()
  await page.waitForURL(`${product.origin}/`)
  await page.getByRole('link', { name: 'Commencer gratuitement' }).first().waitFor()

  await page.goBack()
  await page.waitForURL('**/login?next=%2Fdashboard')
  await page.getByRole('heading', { name: 'Heureux de vous retrouver' }).waitFor()
  expect(await page.getByText('Camille').count()).toBe(0)
  expect((await context.cookies()).filter(({ name }) => /session/.test(name))).toEqual([])
  expect(problems.take()).toEqual([])
})

test.each([
  ['/talk/personne', '/dashboard'],
  ['/nulle-part', '/'],
  ['/history', '/profile/history'],
  ['/register', '/dashboard'],
])('%s leads a member to %s', async (from, to) => {
  const { page, go, context, problems } = visitor
  await signIn(context, product.origin, member)
  await go(from)
  expect(pathOf(page)).toBe(to)
  expect(problems.take()).toEqual([])
})

test('what the server refuses of a registration is said under the field', async () => {
  const { page, go } = visitor
  await go('/register')
  await page.waitForLoadState('networkidle')
  const email = page.getByLabel('Email')
  await email.fill('camille@exemple')
  await page.getByLabel('Pseudo').fill('Camille')
  await page.getByLabel('Mot de passe', { exact: true }).fill('une phrase assez longue')
  await page.getByLabel('Confirmer le mot de passe').fill('une phrase assez longue')
  await page.getByRole('checkbox', { name: /18 ans/ }).check()
  await page.getByRole('button', { name: 'Créer un compte gratuit' }).click()
  const described = await email
    .and(page.locator('[aria-invalid=true]'))
    .getAttribute('aria-describedby')
  const words = page.locator(`[id="${described}"]`)
  expect(await words.innerText()).toContain(accountRefusalMessages.EMAIL_INVALID)
  expect(await page.getByLabel('Pseudo').inputValue()).toBe('Camille')
})

test('a wrong password and an unknown address get the same answer, and the address stays typed', async () => {
  const { page, go, problems } = visitor
  await go('/login')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Se connecter' }).click()
  for (const message of [messages.EMAIL_REQUIRED, messages.PASSWORD_REQUIRED])
    await page.getByText(message).filter({ visible: true }).first().waitFor()

  for (const credentials of [
    { ...member, password: 'ce n’est pas la bonne' },
    { ...member, email: 'personne@example.test' },
  ]) {
    await fillSignIn(page, credentials)
    await page.getByText(messages.CREDENTIALS_WRONG).filter({ visible: true }).first().waitFor()
    expect(await page.getByLabel('Email').inputValue()).toBe(credentials.email)
    await page.reload()
  }
  // The browser itself reports the two refused requests.
  expect(problems.take()).toEqual(Array(2).fill(expect.stringContaining('401')))
})

test('an address that was not confirmed is told so, and may have the mail again', async () => {
  const { page, go } = visitor
  const unconfirmed = { email: 'pas.encore@example.test', password: 'une phrase assez longue' }
  const form = { ...unconfirmed, name: 'Pas encore', hasAcceptedTerms: true }
  await page.request.post(`${product.origin}/api/auth/sign-up/email`, {
    data: form,
    headers: { origin: product.origin },
  })
  await go('/login')
  await fillSignIn(page, unconfirmed)
  await page
    .getByText(accountRefusalMessages.EMAIL_NOT_VERIFIED)
    .filter({ visible: true })
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Renvoyer l’e-mail de confirmation' }).click()
  await page.getByText('un nouvel e-mail est en route').waitFor()
  const mailsToThem = async () =>
    (await product.mails()).filter(({ to }) => to.includes(unconfirmed.email)).length
  // One at the registration, one at the refused sign-in, one asked for.
  await expect.poll(mailsToThem, { timeout: 20_000 }).toBe(3)
})
