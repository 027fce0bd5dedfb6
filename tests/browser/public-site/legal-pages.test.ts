import { expect, test } from 'vitest'
import { pagePaths } from '../../../contract/paths'
import { expectAccessibleAtAllSizes } from '../../support/browser/expect-accessible-at-all-sizes'
import { recordLayoutShifts, sumLayoutShifts } from '../../support/browser/layout-shifts'
import { desktop, phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

const texts = [
  ['Mentions légales', pagePaths.legalNotice],
  ['Politique de confidentialité', pagePaths.privacy],
  ['Conditions d’utilisation', pagePaths.termsOfUse],
  ['Conditions de vente', pagePaths.termsOfSale],
  ['Accessibilité', pagePaths.accessibility],
  ['Politique cookies', pagePaths.cookies],
] as const

test('shows every legal text without scripts; the footer links to all but the cookie policy', async () => {
  const { page, go } = await browser.visit({ origin: product.origin, hasScripts: false })
  for (const [title, path] of texts) {
    const response = await go(path)
    expect([response?.status(), new URL(page.url()).pathname]).toEqual([200, path])
    expect(await page.title()).toBe(`${title} · Amivoix`)
    expect(await page.getByRole('heading', { level: 1, name: title }).count()).toBe(1)
    await page.getByText('Dernière mise à jour : 23 novembre 2026').waitFor()
    const contents = page.getByRole('navigation', { name: 'Sommaire' }).getByRole('link')
    const anchors = await contents.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    )
    expect(anchors.length).toBeGreaterThan(4)
    for (const anchor of anchors)
      expect(await page.locator(`section > h2[id="${anchor}"]`).count(), anchor).toBe(1)
    expect(await page.getByRole('button', { name: 'Paramètres des cookies' }).count()).toBe(0)
  }
  const footer = page.getByRole('navigation', { name: 'Pied de page' })
  for (const [title, path] of texts.slice(0, -1))
    expect(await footer.getByRole('link', { name: title }).getAttribute('href')).toBe(path)
})

test('has no accessibility violation on any legal text', async () => {
  const { page, go, pageErrors } = await browser.visit({
    origin: product.origin,
  })
  for (const [title, path] of texts) {
    await go(path)
    await waitUntilLoaded(page)
    await expectAccessibleAtAllSizes(page, title)
  }
  expect(pageErrors.take()).toEqual([])
})

test('opens the cookie settings from the cookie policy, and follows links in it', async () => {
  const { page, go, pageErrors } = await browser.visit({ origin: product.origin, size: phone })
  await go(pagePaths.cookies)
  await page.getByRole('article').getByRole('button', { name: 'Paramètres des cookies' }).click()
  const settings = page.getByRole('dialog', { name: 'Vos cookies' })
  await settings.waitFor()
  await settings.getByRole('button', { name: 'Enregistrer mes choix' }).click()
  await settings.waitFor({ state: 'detached' })
  await page.getByText('Sommaire').filter({ visible: true }).click()
  await page.getByRole('link', { name: '5. Une question' }).click()
  await page.waitForURL('**#une-question')
  await page
    .getByRole('article')
    .getByRole('link', { name: 'politique de confidentialité', exact: true })
    .click()
  await page.getByRole('heading', { level: 1, name: 'Politique de confidentialité' }).waitFor()
  expect(pageErrors.take()).toEqual([])
})

test('lists in the cookie policy everything that these visits store in the browser', async () => {
  const { page, context, go } = await browser.visit({ origin: product.origin, size: desktop })
  const { email, password } = await signUpUser(product)
  await go('/talk/helene')
  await go('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click()
  await page.waitForURL('**/dashboard')
  await page
    .getByRole('button', { name: /aux favoris/ })
    .first()
    .click()
  await go('/talk/helene')
  await waitUntilLoaded(page)
  await go('/profile')
  await page.getByLabel('Prénom').fill('Camille')
  const storageKeys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ])
  const names = [...storageKeys, ...(await context.cookies()).map(({ name }) => name)]
  for (const name of ['amivoix.session_token', 'theme', 'favorites', 'last-companion'])
    expect(names).toContain(name)
  const visitor = await browser.visit({ origin: product.origin, size: desktop })
  await visitor.go(pagePaths.cookies)
  const policy = await visitor.page.getByRole('article').innerText()
  expect(names.filter((name) => !policy.includes(name))).toEqual([])
})

test('the registration page and the order dialog link to the legal texts that they mention', async () => {
  const { page, context, go } = await browser.visit({ origin: product.origin })
  await go('/register')
  const readTarget = async (name: RegExp) => {
    const href = await page.getByRole('link', { name }).getAttribute('href')
    const response = await page.request.get(`${product.origin}${href}`, { maxRedirects: 0 })
    return [href, response.status()]
  }
  expect(await readTarget(/conditions d’utilisation/)).toEqual([pagePaths.termsOfUse, 200])
  expect(await readTarget(/politique de confidentialité/)).toEqual([pagePaths.privacy, 200])
  await signIn(context, product.origin, await signUpUser(product))
  await go('/wallet?tab=credits')
  await page.getByRole('button', { name: 'Acheter : Pack Standard' }).click()
  await page.getByRole('dialog', { name: 'Votre commande' }).waitFor()
  expect(await readTarget(/^conditions de vente$/)).toEqual([pagePaths.termsOfSale, 200])
})

test('prints only the text, in black', async () => {
  const { page, go } = await browser.visit({ origin: product.origin, size: phone })
  await go(pagePaths.privacy)
  await page.emulateMedia({ media: 'print' })
  const heading = page.getByRole('heading', { level: 1 })
  expect(await heading.filter({ visible: true }).allInnerTexts()).toEqual([
    'Politique de confidentialité',
  ])
  for (const name of ['Sommaire', 'Pied de page', 'Les autres textes'])
    expect(await page.getByRole('navigation', { name }).count(), name).toBe(0)
  const colour = await page.getByRole('article').evaluate((text) => getComputedStyle(text).color)
  expect(colour).toBe('rgb(0, 0, 0)')
})

test('hardly shifts text during a first visit, and applies our fonts from the next page on', async () => {
  const { page } = await browser.visit({ origin: product.origin, size: phone })
  await recordLayoutShifts(page)
  await page.goto(`${product.origin}${pagePaths.termsOfSale}`)
  await waitUntilLoaded(page)
  const fonts = page.locator('#fonts')
  expect(await fonts.getAttribute('media')).toBe('not all')
  expect(await sumLayoutShifts(page)).toBeLessThanOrEqual(0.02)
  await page.getByRole('navigation', { name: 'Pied de page' }).getByRole('link').first().click()
  await expect.poll(() => fonts.getAttribute('media')).toBe('all')
})
