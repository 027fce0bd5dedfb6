import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { companions } from '../../content/companions/companions'
import { messages } from '../../domain/messages'
import { badgeText } from '../../web/features/shell/badge-text'
import { expectNoFault } from '../support/browser/expect-no-axe-violations'
import { expectToFit } from '../support/browser/expect-no-overflow'
import { openBrowser, phone, type TestBrowser } from '../support/browser/open-browser'
import { readMe, signIn, signUpMember } from '../support/product/sign-up-user'
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

const heart = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(Ajouter|Retirer) ${name} `) })
const pressed = (page: Page, name: string, isPressed: boolean) =>
  page
    .locator(`button[aria-pressed=${isPressed}]`, { has: page.locator('svg') })
    .and(heart(page, name))
const storedIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'))

const change = (context: BrowserContext, data: object) =>
  context.request.put(`${product.origin}/api/favorites`, {
    data,
    headers: { origin: product.origin },
  })
const favouritesOf = async (context: BrowserContext) =>
  (await readMe(context, product.origin)).favorites

test('a heart given before signing in joins the account, and leaves the browser with the person', async () => {
  const { origin } = product
  const member = await signUpMember(product)
  const { page, go, context, problems } = await browser.visit({ origin, hasReducedMotion: true })
  await go('/talk/soline')
  await page.waitForLoadState('networkidle')
  await heart(page, 'Soline').click()
  await page.getByText(messages.FAVORITE_ADDED).first().waitFor()
  await pressed(page, 'Soline', true).waitFor()

  await signIn(context, origin, member)
  await change(context, { add: ['octave'] })
  await go('/favorites')
  await page.getByText('2 compagnons', { exact: true }).waitFor()
  await expect.poll(() => favouritesOf(context)).toEqual(['octave', 'soline'])
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual([
    'Soline',
    'Octave',
  ])
  await page.getByLabel('Trier').selectOption('Alphabétique')
  await expect
    .poll(() => page.getByRole('article').getByRole('heading').allTextContents())
    .toEqual(['Octave', 'Soline'])
  await page.getByRole('link', { name: /^Favoris\D*2$/ }).waitFor()
  await expectNoFault(page, 'favourites')

  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.waitForURL(`${origin}/`)
  expect(await storedIn(page)).toEqual([])
  expect(problems.take()).toEqual([])
  await context.close()
})

test('two tabs keep one list; a bad line takes the heart back and says so', async () => {
  const { origin } = product
  const { page, go, context, problems } = await browser.visit({ origin, hasReducedMotion: true })
  await signIn(context, origin, await signUpMember(product))
  const other = await browser.visit({ origin, context })
  await go('/talk/soline')
  await other.go('/talk/octave')
  await page.waitForLoadState('networkidle')
  await other.page.waitForLoadState('networkidle')
  await heart(page, 'Soline').click()
  await other.page.getByRole('link', { name: /^Favoris\D*1$/ }).waitFor()
  await heart(other.page, 'Octave').click()
  await expect.poll(async () => (await favouritesOf(context)).length).toBe(2)
  await page.getByRole('link', { name: /^Favoris\D*2$/ }).waitFor()
  await heart(page, 'Soline').click()
  await other.page.getByRole('link', { name: /^Favoris\D*1$/ }).waitFor()
  await expect.poll(() => favouritesOf(context)).toEqual(['octave'])

  await page.route('**/api/favorites', (route) => route.abort())
  await heart(page, 'Soline').click()
  await page.getByText(messages.FAVORITE_NOT_ADDED).first().waitFor()
  await pressed(page, 'Soline', false).waitFor()
  expect(await favouritesOf(context)).toEqual(['octave'])
  expect(problems.take().filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  await context.close()
})

test('on a phone the bar leads everywhere, with the count on its heart', async () => {
  const { origin } = product
  const { page, go, context, problems } = await browser.visit({
    origin,
    size: phone,
    hasReducedMotion: true,
  })
  await signIn(context, origin, await signUpMember(product))
  await go('/favorites')
  await page.getByText('Touchez le cœur').waitFor()
  await expectNoFault(page, 'no favourites')
  await page.getByRole('link', { name: 'Découvrir les compagnons' }).waitFor()
  const ids = companions.slice(0, 12).map(({ id }) => id)
  await change(context, { add: ids })
  await go('/favorites')
  await page.getByText(`${ids.length} compagnons`).waitFor()
  const bar = page.getByRole('navigation', { name: 'Navigation principale' })
  expect(await bar.getByRole('link').allInnerTexts()).toEqual([
    'Accueil',
    expect.stringMatching(/^Favoris/),
    'Recharger',
    'Profil',
  ])
  await expect.poll(() => bar.getByRole('link').nth(1).innerText()).toContain(badgeText(ids.length))
  await expectToFit(page, 'favourites', { width: 320, height: 568 })

  await page.getByRole('article').first().getByRole('link', { name: 'Parler' }).click()
  await page.waitForURL('**/talk/*')
  await page.getByRole('link', { name: 'Retour' }).click()
  await page.waitForURL('**/favorites')
  await go('/talk/soline')
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: 'Retour' }).click()
  await page.waitForURL('**/dashboard')
  expect(problems.take()).toEqual([])
  await context.close()
})
