import type { BrowserContext, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { companions } from '../../../content/companions/companions'
import { messages } from '../../../domain/messages'
import { formatBadgeCount } from '../../../web/features/shell/navigation/destinations'
import { expectNoAxeViolations } from '../../support/browser/expect-no-axe-violations'
import { expectNoOverflow } from '../../support/browser/expect-no-overflow'
import { phone } from '../../support/browser/open-browser'
import { setUpSharedBrowser, startSharedProduct } from '../../support/browser/shared-product'
import { waitUntilLoaded } from '../../support/browser/wait-until-loaded'
import { readMe, signIn, signUpUser } from '../../support/product/sign-up-user'

const product = await startSharedProduct()
const browser = setUpSharedBrowser()

const favouriteButton = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(Ajouter|Retirer) ${name} `) })
const favouriteButtonInState = (page: Page, name: string, { isPressed }: { isPressed: boolean }) =>
  page
    .locator(`button[aria-pressed=${isPressed}]`, { has: page.locator('svg') })
    .and(favouriteButton(page, name))
const readLocalFavourites = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('favorites') ?? '[]'))

const changeFavourites = (context: BrowserContext, data: object) =>
  context.request.put(`${product.origin}/api/favorites`, {
    data,
    headers: { origin: product.origin },
  })
const readFavourites = async (context: BrowserContext) =>
  (await readMe(context, product.origin)).favorites

test('adds the favourites of a visitor to the account, and removes them from the browser at sign-out', async () => {
  const { origin } = product
  const user = await signUpUser(product)
  const { page, go, context, pageErrors } = await browser.visit({ origin })
  await go('/talk/soline')
  await waitUntilLoaded(page)
  await favouriteButton(page, 'Soline').click()
  await page.getByText(messages.FAVORITE_ADDED).first().waitFor()
  await favouriteButtonInState(page, 'Soline', { isPressed: true }).waitFor()

  await signIn(context, origin, user)
  await changeFavourites(context, { add: ['octave'] })
  await go('/favorites')
  await page.getByText('2 compagnons', { exact: true }).waitFor()
  await expect.poll(() => readFavourites(context)).toEqual(['octave', 'soline'])
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual([
    'Soline',
    'Octave',
  ])
  await page.getByLabel('Trier').selectOption('Alphabétique')
  await expect
    .poll(() => page.getByRole('article').getByRole('heading').allTextContents())
    .toEqual(['Octave', 'Soline'])
  await page.getByRole('link', { name: /^Favoris\D*2$/ }).waitFor()
  await expectNoAxeViolations(page, 'favourites')

  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.waitForURL(`${origin}/`)
  expect(await readLocalFavourites(page)).toEqual([])
  expect(pageErrors.take()).toEqual([])
  await context.close()
})

test('keeps two tabs in sync, and undoes a change that failed', async () => {
  const { origin } = product
  const { page, go, context, pageErrors } = await browser.visit({ origin })
  await signIn(context, origin, await signUpUser(product))
  const otherTab = await browser.visit({ origin, context })
  await go('/talk/soline')
  await otherTab.go('/talk/octave')
  await waitUntilLoaded(page)
  await waitUntilLoaded(otherTab.page)
  await favouriteButton(page, 'Soline').click()
  await otherTab.page.getByRole('link', { name: /^Favoris\D*1$/ }).waitFor()
  await favouriteButton(otherTab.page, 'Octave').click()
  await expect.poll(async () => (await readFavourites(context)).length).toBe(2)
  await page.getByRole('link', { name: /^Favoris\D*2$/ }).waitFor()
  await favouriteButton(page, 'Soline').click()
  await otherTab.page.getByRole('link', { name: /^Favoris\D*1$/ }).waitFor()
  await expect.poll(() => readFavourites(context)).toEqual(['octave'])

  await page.route('**/api/favorites', (route) => route.abort())
  await favouriteButton(page, 'Soline').click()
  await page.getByText(messages.FAVORITE_NOT_ADDED).first().waitFor()
  await favouriteButtonInState(page, 'Soline', { isPressed: false }).waitFor()
  expect(await readFavourites(context)).toEqual(['octave'])
  expect(pageErrors.take().filter((error) => !error.includes('ERR_FAILED'))).toEqual([])
  await context.close()
})

test('shows the number of favourites on a phone, and leads back from a companion to the favourites or the dashboard', async () => {
  const { origin } = product
  const { page, go, context, pageErrors } = await browser.visit({
    origin,
    size: phone,
  })
  await signIn(context, origin, await signUpUser(product))
  await go('/favorites')
  await page.getByText('Touchez le cœur').waitFor()
  await expectNoAxeViolations(page, 'no favourites')
  await page.getByRole('link', { name: 'Découvrir les compagnons' }).waitFor()
  const ids = companions.slice(0, 12).map(({ id }) => id)
  await changeFavourites(context, { add: ids })
  await go('/favorites')
  await page.getByText(`${ids.length} compagnons`).waitFor()
  const bar = page.getByRole('navigation', { name: 'Navigation principale' })
  expect(await bar.getByRole('link').allInnerTexts()).toEqual([
    'Accueil',
    expect.stringMatching(/^Favoris/),
    'Recharger',
    'Profil',
  ])
  await expect
    .poll(() => bar.getByRole('link').nth(1).innerText())
    .toContain(formatBadgeCount(ids.length))
  await expectNoOverflow(page, 'favourites', { width: 320, height: 568 })

  await page.getByRole('article').first().getByRole('link', { name: 'Parler' }).click()
  await page.waitForURL('**/talk/*')
  await page.getByRole('link', { name: 'Retour' }).click()
  await page.waitForURL('**/favorites')
  await go('/talk/soline')
  await waitUntilLoaded(page)
  await page.getByRole('link', { name: 'Retour' }).click()
  await page.waitForURL('**/dashboard')
  expect(pageErrors.take()).toEqual([])
  await context.close()
})
